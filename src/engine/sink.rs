//! Where a game tells what happens: a sink takes events one by one, so that a playout can leave them unheard.

/// Takes events in the order they happen. `Vec` keeps them, `()` drops them.
pub trait Sink<E> {
    /// Tells one event.
    fn tell(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

impl<E> Sink<E> for () {
    fn tell(&mut self, _event: E) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_the_order() {
        let mut heard = Vec::new();
        heard.tell('a');
        heard.tell('b');
        ().tell('c');
        assert_eq!(heard, ['a', 'b']);
    }
}

//! Numbered lists of actions.

/// How many actions a page has.
const PAGE: usize = 40;

/// The latest list for a position, and how much of it was shown.
pub struct List<A> {
    actions: Vec<A>,
    shown: usize,
}

impl<A: Copy> List<A> {
    /// A list of which nothing is shown yet.
    pub fn new(actions: Vec<A>) -> List<A> {
        List { actions, shown: 0 }
    }

    /// The next actions to show, with their numbers.
    pub fn page(&mut self) -> Vec<(usize, A)> {
        let page = self.actions.iter().enumerate().skip(self.shown).take(PAGE);
        let page: Vec<(usize, A)> = page.map(|(n, action)| (n + 1, *action)).collect();
        self.shown += page.len();
        page
    }

    /// How many actions were shown.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// How many actions the list has.
    pub fn all(&self) -> usize {
        self.actions.len()
    }

    /// The action with this number, if it was shown.
    pub fn get(&self, number: usize) -> Option<A> {
        self.actions[..self.shown].get(number.checked_sub(1)?).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_shown_can_be_chosen() {
        let mut list = List::new((1..=50).collect());
        assert_eq!(list.get(1), None);
        assert_eq!(list.page().len(), PAGE);
        assert_eq!((list.get(0), list.get(1), list.get(40), list.get(41)), (None, Some(1), Some(40), None));
        assert_eq!(list.page().first(), Some(&(41, 41)));
        assert_eq!((list.get(50), list.get(51), list.shown(), list.all()), (Some(50), None, 50, 50));
        assert!(list.page().is_empty());
    }
}

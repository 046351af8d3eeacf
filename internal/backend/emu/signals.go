package emu

// signalWaiters are the threads that wait for a signal or for half of a line, by the
// word that they look at, in the order in which they came. No list is empty.
type signalWaiters map[*uint64][]*thread

// add has t wait for the word that it names.
func (s signalWaiters) add(t *thread) { s[t.wait.word] = append(s[t.wait.word], t) }

// wake lets the threads that a change of the word satisfies look at it again.
func (s signalWaiters) wake(word *uint64, sched *scheduler) {
	s.drop(word, func(t *thread) bool {
		over := t.wait.over()
		if over {
			sched.unpark(t)
		}
		return over
	})
}

// abandon forgets the threads of a launch.
func (s signalWaiters) abandon(k *kernel) {
	for word := range s {
		s.drop(word, func(t *thread) bool { return t.k == k })
	}
}

// drop forgets the threads that wait for the word and for which over is true.
func (s signalWaiters) drop(word *uint64, over func(t *thread) bool) {
	list, ok := s[word]
	if !ok {
		return
	}
	rest := list[:0]
	for _, t := range list {
		if !over(t) {
			rest = append(rest, t)
		}
	}
	clear(list[len(rest):])
	if len(rest) > 0 {
		s[word] = rest
	} else {
		delete(s, word)
	}
}

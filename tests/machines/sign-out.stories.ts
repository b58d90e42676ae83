import { signOutMachine } from '#machines/sign-out.machine.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const offline = new Error('storage is blocked')

// Spec §4, logout: confirm, then after 500 ms clear token, cart and wishlist.
export const signOutStories = stories(signOutMachine, {
  'clears token, cart and wishlist half a second after the customer agreed': {
    when: [
      at('confirming'),
      { type: 'logout.accept' },
      at('leaving'),
      after('logoutPause', 500),
      at('clearing'),
      done('clearCustomer'),
    ],
    ends: 'signedOut',
    asked: [['clearCustomer']],
    output: { type: 'signedOut' },
  },
  'changes nothing when the customer declines': {
    when: [{ type: 'logout.decline' }],
    ends: 'stayed',
    asked: [],
    output: { type: 'stayed' },
  },
  'logs out once, although the customer agreed twice': {
    when: [
      { type: 'logout.accept' },
      ignored({ type: 'logout.accept' }),
      after('logoutPause'),
      ignored({ type: 'logout.accept' }),
      done('clearCustomer'),
    ],
    ends: 'signedOut',
    asked: [['clearCustomer']],
    output: { type: 'signedOut' },
  },
  'says so when nothing could be cleared, and asks again': {
    when: [
      { type: 'logout.accept' },
      after('logoutPause'),
      refused('clearCustomer', offline),
      at('confirming'),
      { type: 'logout.decline' },
    ],
    ends: 'stayed',
    heard: [{ type: 'problem', error: offline }],
    output: { type: 'stayed' },
  },
})

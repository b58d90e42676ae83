import { signOutMachine } from '#machines/account/sign-out.machine.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const blocked = new Error('storage is blocked')
const offline = new Error('no answer')
const token = 'token-1'

// docs/spec.md §4 Logout: confirm, then after 500 ms clear token, cart and wishlist. The server revokes the token
// (docs/contract.md §2 Ours), and its answer changes nothing for the customer.
export const signOutStories = stories(signOutMachine, {
  'the sign-out clears token, cart and wishlist half a second after the customer agreed, and only then tells the server':
    {
      input: { token },
      when: [
        at('confirming'),
        { type: 'logout.accept' },
        at('leaving', ['busy']),
        after('logoutPause', 500),
        at('clearing', ['busy']),
        done('clearCustomer'),
        at('revoking'),
        done('logOut'),
      ],
      ends: 'signedOut',
      asked: [['clearCustomer'], ['logOut', { token }]],
      heard: [{ type: 'customer.left' }],
      output: { type: 'signedOut' },
    },
  'the sign-out says that the customer left before the server has answered': {
    input: { token },
    when: [{ type: 'logout.accept' }, after('logoutPause'), done('clearCustomer')],
    ends: 'revoking',
    heard: [{ type: 'customer.left' }],
  },
  'the sign-out only logs that the server did not revoke the token': {
    input: { token },
    when: [
      { type: 'logout.accept' },
      after('logoutPause'),
      done('clearCustomer'),
      refused('logOut', offline),
    ],
    ends: 'signedOut',
    heard: [{ type: 'customer.left' }, { type: 'token.notRevoked', error: offline }],
    output: { type: 'signedOut' },
  },
  'the sign-out asks no visitor who is not signed in': {
    input: { token: null },
    when: [],
    ends: 'stayed',
    asked: [],
    output: { type: 'stayed' },
  },
  'the sign-out changes nothing when the customer declines': {
    input: { token },
    when: [{ type: 'logout.decline' }],
    ends: 'stayed',
    asked: [],
    output: { type: 'stayed' },
  },
  'the sign-out logs out once, although the customer agreed twice': {
    input: { token },
    when: [
      { type: 'logout.accept' },
      ignored({ type: 'logout.accept' }),
      after('logoutPause'),
      ignored({ type: 'logout.accept' }),
      done('clearCustomer'),
      ignored({ type: 'logout.accept' }),
      done('logOut'),
    ],
    ends: 'signedOut',
    asked: [['clearCustomer'], ['logOut', { token }]],
    heard: [{ type: 'customer.left' }],
    output: { type: 'signedOut' },
  },
  'the sign-out says so when nothing could be cleared, asks again, and tells the server nothing': {
    input: { token },
    when: [
      { type: 'logout.accept' },
      after('logoutPause'),
      refused('clearCustomer', blocked),
      at('confirming'),
      { type: 'logout.decline' },
    ],
    ends: 'stayed',
    asked: [['clearCustomer']],
    heard: [{ type: 'failure', error: blocked }],
    output: { type: 'stayed' },
  },
})

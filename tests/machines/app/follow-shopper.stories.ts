import { followShopperMachine } from '#machines/app/follow-shopper.machine.ts'
import { at, stories } from '#tests/support/story.ts'

const mona = { token: 'mona', guest_id: null }
const guest = { token: null, guest_id: 'guest-7' }
const visitor = { token: null, guest_id: null }
const expired = { type: 'token.expired' } as const
const now = (shopper: typeof mona | typeof guest | typeof visitor) => ({
  type: 'shopper.changed' as const,
  ...shopper,
})

/** docs/spec.md §6: tabs of one browser share the session. */
export const followShopperStories = stories(followShopperMachine, {
  'a customer who signed out in another tab is told so before anything is ordered as a guest': {
    input: mona,
    when: [now(visitor), at('signedOut'), { type: 'shopper.accept' }],
    ends: 'accepted',
    output: { type: 'accepted' },
  },
  'the guest id that comes after the sign-out does not change what happened': {
    input: mona,
    when: [now(visitor), now(guest)],
    ends: 'signedOut',
    context: { now: guest },
  },
  'a guest who signed in in another tab hears that the cart came along': {
    input: guest,
    when: [now(mona), at('signedIn'), { type: 'shopper.accept' }],
    ends: 'accepted',
    output: { type: 'accepted' },
  },
  'a customer hears that another account is in use': {
    input: mona,
    when: [now({ token: 'omar', guest_id: null }), at('another'), { type: 'shopper.accept' }],
    ends: 'accepted',
    output: { type: 'accepted' },
  },
  'a guest hears that another guest shops here': {
    input: guest,
    when: [now({ token: null, guest_id: 'guest-8' })],
    ends: 'another',
  },
  'nothing is said once the same customer is signed in again': {
    input: mona,
    when: [now(visitor), now(mona)],
    ends: 'same',
  },
  'a customer whose token expired is not shown the cart of a guest on the way to the sign-in page': {
    input: mona,
    when: [expired],
    ends: 'expired',
  },
  'a customer checks out as long as the token stays the same': {
    input: mona,
    when: [],
    ends: 'same',
    context: { now: mona },
  },
  'a guest id that another tab leaves behind makes no other customer': {
    input: mona,
    when: [{ type: 'shopper.changed', token: 'mona', guest_id: 'guest-8' }],
    ends: 'same',
  },
  'nothing is said once the same guest is back': {
    input: guest,
    when: [now(mona), now(guest)],
    ends: 'same',
  },
})

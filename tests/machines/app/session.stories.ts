import { sessionMachine } from '#machines/app/session.machine.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const visitor = { token: null, guest_id: null }
const guest = { token: null, guest_id: 'guest-7' }
const customer = { token: 'token-1', guest_id: null }
/** As the browser keeps it. */
const stored = <Known extends object>(known: Known, closing = false) => ({ ...known, closing })
const guestToken = { message: 'Guest saved', guest_id: 'guest-7' }
const offline = new Error('offline')
const full = new Error('storage is full')

export const sessionStories = stories(sessionMachine, {
  'the session knows no customer and no guest before the browser has answered': {
    when: [],
    ends: 'starting',
    asked: [['readStoredSession']],
    context: visitor,
  },
  // docs/spec.md §6: a signed-in customer holds a bearer token; §3: browser storage keys token and guest_id.
  'the session knows the customer of the last visit by the stored token': {
    when: [at('starting'), done('readStoredSession', stored(customer))],
    ends: { customer: 'kept' },
    asked: [['readStoredSession']],
    context: customer,
  },
  'the session knows the guest of the last visit by the stored guest id, and asks for no other': {
    when: [done('readStoredSession', stored(guest))],
    ends: { guest: 'kept' },
    asked: [['readStoredSession']],
    context: guest,
  },
  'the session takes the token when both are stored': {
    when: [done('readStoredSession', stored({ token: 'token-1', guest_id: 'guest-7' }))],
    ends: { customer: 'kept' },
    context: { token: 'token-1', guest_id: 'guest-7' },
  },
  // docs/spec.md §4, cart: a guest id is created by a server call if absent.
  'the session asks for a guest id for a visitor who comes for the first time, and stores it': {
    when: [
      done('readStoredSession', stored(visitor)),
      at({ requestingGuest: 'asking' }),
      done('requestGuest', guestToken),
      at({ guest: 'keeping' }),
      done('storeSession'),
    ],
    ends: { guest: 'kept' },
    asked: [['readStoredSession'], ['requestGuest'], ['storeSession', stored(guest)]],
    context: guest,
  },
  'the session asks for a guest id when the storage cannot be read': {
    when: [refused('readStoredSession'), done('requestGuest', guestToken), done('storeSession')],
    ends: { guest: 'kept' },
    context: guest,
  },
  'the session stays a guest for this visit when the guest id cannot be stored': {
    when: [
      done('readStoredSession', stored(visitor)),
      done('requestGuest', guestToken),
      refused('storeSession', full),
    ],
    ends: { guest: 'kept' },
    heard: [{ type: 'session.notStored', error: full }],
    context: guest,
  },
  // docs/spec.md §8: a guest id fetch failure is only logged.
  'the session only logs that no guest id came, and asks again after ever longer pauses': {
    when: [
      done('readStoredSession', stored(visitor)),
      refused('requestGuest', offline),
      at({ requestingGuest: 'backingOff' }),
      after('guestRetryPause', 1000),
      refused('requestGuest', offline),
      after('guestRetryPause', 2000),
      refused('requestGuest', offline),
      after('guestRetryPause', 4000),
      done('requestGuest', guestToken),
      done('storeSession'),
    ],
    ends: { guest: 'kept' },
    heard: [
      { type: 'session.guestRefused', error: offline },
      { type: 'session.guestRefused', error: offline },
      { type: 'session.guestRefused', error: offline },
    ],
    context: { guest_id: 'guest-7', failures: 0 },
  },
  'the session asks at once when the browser is online again': {
    when: [
      done('readStoredSession', stored(visitor)),
      refused('requestGuest', offline),
      { type: 'guest.retry' },
      done('requestGuest', guestToken),
      done('storeSession'),
    ],
    ends: { guest: 'kept' },
    heard: [{ type: 'session.guestRefused', error: offline }],
  },
  // docs/contract.md §1: the server refuses a guest id it did not issue, and one of a guest who signed in elsewhere.
  'becomes a new guest when the server refuses the guest id, once for many refusals': {
    when: [
      done('readStoredSession', stored({ token: null, guest_id: 'guest-0' })),
      { type: 'guest.refused', guest_id: 'guest-0' },
      ignored({ type: 'guest.refused', guest_id: 'guest-0' }),
      done('requestGuest', guestToken),
      ignored({ type: 'guest.refused', guest_id: 'guest-0' }),
      done('storeSession'),
      ignored({ type: 'guest.refused', guest_id: 'guest-0' }),
    ],
    ends: { guest: 'kept' },
    asked: [['readStoredSession'], ['requestGuest'], ['storeSession', stored(guest)]],
    context: guest,
  },
  'the session names no guest id while it asks for another one': {
    when: [
      done('readStoredSession', stored({ token: null, guest_id: 'guest-0' })),
      { type: 'guest.refused', guest_id: 'guest-0' },
    ],
    ends: { requestingGuest: 'asking' },
    context: { guest_id: null },
  },
  // docs/contract.md §1: after a login the guest id is dead.
  'the session becomes the customer who signs in, and forgets the guest id': {
    when: [
      done('readStoredSession', stored(guest)),
      { type: 'signed.in', token: 'token-1' },
      at({ customer: 'keeping' }),
      done('storeSession'),
    ],
    ends: { customer: 'kept' },
    asked: [['readStoredSession'], ['storeSession', stored(customer)]],
    heard: [{ type: 'session.signedIn' }],
    context: customer,
  },
  'the session is the customer at once, although the token cannot be stored': {
    when: [
      done('readStoredSession', stored(guest)),
      { type: 'signed.in', token: 'token-1' },
      refused('storeSession', full),
    ],
    ends: { customer: 'kept' },
    heard: [{ type: 'session.signedIn' }, { type: 'session.notStored', error: full }],
    context: customer,
  },
  'the session does not turn a customer back into a guest when a guest id comes late': {
    when: [
      done('readStoredSession', stored(visitor)),
      { type: 'signed.in', token: 'token-1' },
      done('storeSession'),
    ],
    ends: { customer: 'kept' },
    asked: [['readStoredSession'], ['requestGuest'], ['storeSession', stored(customer)]],
    heard: [{ type: 'session.signedIn' }],
    context: customer,
  },
  'the session lets a sign-in win over the stored session that is still being read': {
    when: [{ type: 'signed.in', token: 'token-2' }, done('storeSession')],
    ends: { customer: 'kept' },
    heard: [{ type: 'session.signedIn' }],
    context: { token: 'token-2', guest_id: null },
  },
  'the session takes the newer token when a customer signs in again': {
    when: [
      done('readStoredSession', stored(customer)),
      { type: 'signed.in', token: 'token-2' },
      { type: 'signed.in', token: 'token-3' },
      done('storeSession'),
    ],
    ends: { customer: 'kept' },
    asked: [
      ['readStoredSession'],
      ['storeSession', stored({ token: 'token-2', guest_id: null })],
      ['storeSession', stored({ token: 'token-3', guest_id: null })],
    ],
    heard: [{ type: 'session.signedIn' }, { type: 'session.signedIn' }],
    context: { token: 'token-3' },
  },
  // docs/spec.md §8, authorization: status 401 with a token stored removes the token.
  'the session says once that the session expired, however many 401s arrive together': {
    when: [
      done('readStoredSession', stored(customer)),
      { type: 'unauthorized', token: 'token-1' },
      ignored({ type: 'unauthorized', token: 'token-1' }),
      at('leaving'),
      done('storeSession'),
      ignored({ type: 'unauthorized', token: 'token-1' }),
      done('requestGuest', guestToken),
      ignored({ type: 'unauthorized', token: 'token-1' }),
      done('storeSession'),
    ],
    ends: { guest: 'kept' },
    asked: [
      ['readStoredSession'],
      ['storeSession', stored(visitor)],
      ['requestGuest'],
      ['storeSession', stored(guest)],
    ],
    heard: [{ type: 'session.expired' }],
    context: guest,
  },
  'the session keeps a fresh sign-in when the answer to an older token comes late': {
    when: [
      done('readStoredSession', stored({ token: 'token-0', guest_id: null })),
      { type: 'unauthorized', token: 'token-0' },
      { type: 'signed.in', token: 'token-1' },
      ignored({ type: 'unauthorized', token: 'token-0' }),
      done('storeSession'),
      ignored({ type: 'unauthorized', token: 'token-0' }),
    ],
    ends: { customer: 'kept' },
    heard: [{ type: 'session.expired' }, { type: 'session.signedIn' }],
    context: customer,
  },
  // docs/spec.md §4 Profile delete: the customer reads that the account is deleted, also when another request hears it first.
  'a token that is refused while the account is being deleted says that the account is gone': {
    when: [
      done('readStoredSession', stored(customer)),
      { type: 'account.closing' },
      at({ customer: { closing: 'noting' } }),
      done('storeSession'),
      at({ customer: { closing: 'noted' } }),
      ignored({ type: 'unauthorized', token: 'token-0' }),
      { type: 'unauthorized', token: 'token-1' },
      ignored({ type: 'unauthorized', token: 'token-1' }),
    ],
    ends: 'leaving',
    asked: [
      ['readStoredSession'],
      ['storeSession', stored(customer, true)],
      ['storeSession', stored(visitor)],
    ],
    heard: [{ type: 'session.deleted' }],
    context: visitor,
  },
  'a page that is loaded again while the account is being deleted says that the account is gone': {
    when: [
      done('readStoredSession', stored(customer, true)),
      at({ customer: { closing: 'noted' } }),
      { type: 'unauthorized', token: 'token-1' },
    ],
    ends: 'leaving',
    heard: [{ type: 'session.deleted' }],
  },
  'a deletion that was left behind without a token concerns no guest': {
    when: [done('readStoredSession', stored(guest, true))],
    ends: { guest: 'kept' },
    context: guest,
  },
  'the session can expire again when the account was not deleted, although the storage failed': {
    when: [
      done('readStoredSession', stored(customer)),
      { type: 'account.closing' },
      refused('storeSession', full),
      at({ customer: { closing: 'noted' } }),
      { type: 'account.kept' },
      at({ customer: 'keeping' }),
      { type: 'unauthorized', token: 'token-1' },
    ],
    ends: 'leaving',
    asked: [
      ['readStoredSession'],
      ['storeSession', stored(customer, true)],
      ['storeSession', stored(customer)],
      ['storeSession', stored(visitor)],
    ],
    heard: [{ type: 'session.notStored', error: full }, { type: 'session.expired' }],
  },
  'the session can expire again when nothing was heard of the deletion for a minute': {
    when: [
      done('readStoredSession', stored(customer)),
      { type: 'account.closing' },
      after('deletionDeadline', 60_000),
      done('storeSession'),
      { type: 'unauthorized', token: 'token-1' },
    ],
    ends: 'leaving',
    heard: [{ type: 'session.expired' }],
  },
  'the session returns to the stored guest id, if there still is one': {
    when: [
      done('readStoredSession', stored({ token: 'token-1', guest_id: 'guest-7' })),
      { type: 'unauthorized', token: 'token-1' },
      done('storeSession'),
    ],
    ends: { guest: 'kept' },
    asked: [['readStoredSession'], ['storeSession', stored(guest)]],
    heard: [{ type: 'session.expired' }],
    context: guest,
  },
  // docs/spec.md §4, logout: the token is cleared.
  'the session becomes a guest again when the customer signs out': {
    when: [
      done('readStoredSession', stored(customer)),
      { type: 'signed.out' },
      at('leaving'),
      ignored({ type: 'signed.out' }),
      done('storeSession'),
      done('requestGuest', guestToken),
      done('storeSession'),
    ],
    ends: { guest: 'kept' },
    heard: [{ type: 'session.signedOut' }],
    context: guest,
  },
  'the session signs out although the token cannot be removed from the storage': {
    when: [
      done('readStoredSession', stored(customer)),
      { type: 'signed.out' },
      refused('storeSession', full),
    ],
    ends: { requestingGuest: 'asking' },
    heard: [{ type: 'session.signedOut' }, { type: 'session.notStored', error: full }],
    context: visitor,
  },
  'the session returns to the stored guest id although the token cannot be removed': {
    when: [
      done('readStoredSession', stored({ token: 'token-1', guest_id: 'guest-7' })),
      { type: 'signed.out' },
      refused('storeSession', full),
    ],
    ends: { guest: 'kept' },
    heard: [{ type: 'session.signedOut' }, { type: 'session.notStored', error: full }],
    context: guest,
  },
  'the session ignores a sign-out while a guest shops': {
    when: [done('readStoredSession', stored(guest)), ignored({ type: 'signed.out' })],
    ends: { guest: 'kept' },
  },
  'the session follows another tab that signs in': {
    when: [done('readStoredSession', stored(guest)), { type: 'session.changed', ...customer }],
    ends: { customer: 'kept' },
    asked: [['readStoredSession']],
    heard: [{ type: 'session.taken', wasCustomer: false }],
    context: customer,
  },
  'the session follows another tab that signs out': {
    when: [done('readStoredSession', stored(customer)), { type: 'session.changed', ...visitor }],
    ends: { requestingGuest: 'asking' },
    heard: [{ type: 'session.taken', wasCustomer: true }],
    context: visitor,
  },
  'the session takes the guest id of another tab instead of waiting for its own': {
    when: [done('readStoredSession', stored(visitor)), { type: 'session.changed', ...guest }],
    ends: { guest: 'kept' },
    heard: [{ type: 'session.taken', wasCustomer: false }],
    context: guest,
  },
  'the session follows another tab that signs in as another customer': {
    when: [
      done('readStoredSession', stored(customer)),
      { type: 'session.changed', token: 'token-2', guest_id: null },
    ],
    ends: { customer: 'kept' },
    heard: [{ type: 'session.taken', wasCustomer: true }],
    context: { token: 'token-2' },
  },
  'the session follows another tab that became another guest': {
    when: [
      done('readStoredSession', stored(guest)),
      { type: 'session.changed', token: null, guest_id: 'guest-8' },
    ],
    ends: { guest: 'kept' },
    heard: [{ type: 'session.taken', wasCustomer: false }],
    context: { guest_id: 'guest-8' },
  },
  'the session does not mind being told what it knows': {
    when: [done('readStoredSession', stored(customer)), ignored({ type: 'session.changed', ...customer })],
    ends: { customer: 'kept' },
    heard: [],
    context: customer,
  },
})

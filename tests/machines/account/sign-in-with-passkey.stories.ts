import { signInWithPasskeyMachine } from '#machines/account/sign-in-with-passkey.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { request, session, signed, tooLate, unknown } from '#tests/machines/samples/passkeys.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const stranger = { guest_id: null, must_verify: false }
const guest = { ...stranger, guest_id: 'guest-7' }
const strict = { ...stranger, must_verify: true }
const unverified = { ...session, is_phone_verified: 0 as const }
const autofill = done('readPasskeySupport', 'autofill')
const button = done('readPasskeySupport', 'button')
const challenged = done('startPasskeySignIn', request)
const choose = { type: 'passkey.choose' } as const
const chosen = done('choosePasskey', { type: 'made', credential: signed })
const picked = done('offerPasskeys', { type: 'made', credential: signed })

// docs/contract.md §2 Ours; docs/decisions/032: the shop asks no customer for a name first.
export const signInWithPasskeyStories = stories(signInWithPasskeyMachine, {
  'a customer picks the passkey in the field of the form, and the cart of the guest comes along': {
    input: guest,
    when: [
      at('checking'),
      autofill,
      at({ waiting: 'preparing' }, []),
      challenged,
      at({ waiting: 'offering' }, []),
      picked,
      at('signingIn', ['busy']),
      done('signInWithPasskey', session),
    ],
    ends: 'signedIn',
    asked: [
      ['readPasskeySupport'],
      ['startPasskeySignIn'],
      ['offerPasskeys', request],
      ['signInWithPasskey', { credential: signed, guest_id: 'guest-7' }],
    ],
    output: { type: 'signedIn', token: 'token-1' },
  },
  'a customer presses the button and answers the device': {
    input: stranger,
    when: [
      button,
      at({ offered: 'fresh' }),
      choose,
      at('challenging', ['busy']),
      ignored(choose),
      challenged,
      at('choosing', ['busy']),
      chosen,
      done('signInWithPasskey', session),
    ],
    ends: 'signedIn',
    asked: [
      ['readPasskeySupport'],
      ['startPasskeySignIn'],
      ['choosePasskey', request],
      ['signInWithPasskey', { credential: signed }],
    ],
    output: { type: 'signedIn', token: 'token-1' },
  },
  'the button takes over from the field, with a challenge of its own': {
    input: stranger,
    when: [autofill, challenged, choose],
    ends: 'challenging',
    asked: [
      ['readPasskeySupport'],
      ['startPasskeySignIn'],
      ['offerPasskeys', request],
      ['startPasskeySignIn'],
    ],
  },
  'the button works before the browser has said what it knows': {
    input: stranger,
    when: [choose],
    ends: 'challenging',
    asked: [['readPasskeySupport'], ['startPasskeySignIn']],
  },
  'the button works before the field has its challenge': {
    input: stranger,
    when: [autofill, choose],
    ends: 'challenging',
  },
  'a field that waits for long gets a new challenge before the server forgets the old one': {
    input: stranger,
    when: [
      autofill,
      challenged,
      after('challengeLifetime', 270_000),
      at({ waiting: 'preparing' }),
      challenged,
    ],
    ends: { waiting: 'offering' },
    asked: [
      ['readPasskeySupport'],
      ['startPasskeySignIn'],
      ['offerPasskeys', request],
      ['startPasskeySignIn'],
      ['offerPasskeys', request],
    ],
  },
  'a field for which no challenge comes leaves the button, without a word': {
    input: stranger,
    when: [autofill, refused('startPasskeySignIn', offline)],
    ends: { offered: 'fresh' },
    context: { refusals: [] },
  },
  'a field that the browser gives up leaves the button': {
    input: stranger,
    when: [autofill, challenged, done('offerPasskeys', { type: 'declined' })],
    ends: { offered: 'fresh' },
  },
  'a field in which the browser fails leaves the button': {
    input: stranger,
    when: [autofill, challenged, refused('offerPasskeys')],
    ends: { offered: 'fresh' },
  },
  'a browser without passkeys shows the form alone': {
    input: stranger,
    when: [done('readPasskeySupport', 'none')],
    ends: 'unsupported',
    output: { type: 'unsupported' },
    asked: [['readPasskeySupport']],
  },
  'a browser that does not say what it knows shows the form alone': {
    input: stranger,
    when: [refused('readPasskeySupport')],
    ends: 'unsupported',
    output: { type: 'unsupported' },
  },
  'a customer who closes the question of the device can press again': {
    input: stranger,
    when: [
      button,
      choose,
      challenged,
      done('choosePasskey', { type: 'declined' }),
      at({ offered: 'declined' }),
      choose,
    ],
    ends: 'challenging',
  },
  'a device that cannot ask says so': {
    input: stranger,
    when: [button, choose, challenged, done('choosePasskey', { type: 'unsupported' })],
    ends: { offered: 'impossible' },
  },
  'a browser that fails while it asks says so': {
    input: stranger,
    when: [button, choose, challenged, refused('choosePasskey')],
    ends: { offered: 'impossible' },
  },
  'a button for which no challenge comes can be pressed again': {
    input: stranger,
    when: [button, choose, refused('startPasskeySignIn', offline), at({ offered: 'failed' }), choose],
    ends: 'challenging',
    asked: [['readPasskeySupport'], ['startPasskeySignIn'], ['startPasskeySignIn']],
  },
  'a challenge that the server refuses is said with its reason': {
    input: stranger,
    when: [button, choose, refused('startPasskeySignIn', tooLate)],
    ends: { offered: 'refused' },
    context: { refusals: tooLate.errors },
  },
  'a passkey that the shop does not know is refused with the reason, which the next try forgets': {
    input: stranger,
    when: [
      button,
      choose,
      challenged,
      chosen,
      refused('signInWithPasskey', unknown),
      at({ offered: 'refused' }),
      choose,
    ],
    ends: 'challenging',
    context: { refusals: [] },
  },
  'the reason why a passkey was refused stays until the next try': {
    input: stranger,
    when: [button, choose, challenged, chosen, refused('signInWithPasskey', unknown)],
    ends: { offered: 'refused' },
    context: { refusals: unknown.errors },
  },
  'a sign-in whose reply was lost is tried again with another challenge: each is good for one answer': {
    input: stranger,
    when: [
      button,
      choose,
      challenged,
      chosen,
      refused('signInWithPasskey', offline),
      at({ offered: 'failed' }),
      choose,
      challenged,
      chosen,
      done('signInWithPasskey', session),
    ],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1' },
  },
  'a shop that verifies its customers asks for the phone of one who is not verified': {
    input: strict,
    when: [button, choose, challenged, chosen, done('signInWithPasskey', unverified)],
    ends: 'unverified',
    output: { type: 'unverified', token: 'token-1' },
  },
  'a shop that verifies its customers lets in whose phone is verified': {
    input: strict,
    when: [button, choose, challenged, chosen, done('signInWithPasskey', session)],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1' },
  },
  'a shop that does not verify its customers signs in a customer whose phone is not verified': {
    input: stranger,
    when: [button, choose, challenged, chosen, done('signInWithPasskey', unverified)],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1' },
  },
})

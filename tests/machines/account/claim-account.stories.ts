import { claimAccountMachine } from '#machines/account/claim-account.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { anothers, proof, unavailable } from '#tests/machines/samples/social.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const input = {
  proof,
  phone: '+971501234567',
  length: 6,
  codes: 'shop',
  guest_id: 'guest-7',
  must_verify: false,
} as const
const byPassword = done('signIn', { type: 'signedIn', token: 'token-1', remembered: '+971501234567' })
const byCode = done('verifyPhone', { type: 'verified', token: 'token-2' })
const message = 'From now on you can sign in with Google.'
const signInInput = { email_or_phone: '+971501234567', guest_id: 'guest-7', must_verify: false }

// docs/decisions/034: an account is linked once its owner has proven themselves there.
export const claimAccountStories = stories(claimAccountMachine, {
  'the owner of the account signs in with its password, and the medium is linked': {
    input,
    when: [at('password'), byPassword, at('linking', ['busy']), done('linkSocial', { message })],
    ends: 'linked',
    asked: [
      ['signIn', signInInput],
      ['linkSocial', { session: 'token-1', proof }],
    ],
    output: { type: 'claimed', linked: true, token: 'token-1', messages: [message] },
  },
  'the owner of the phone takes a code instead of the password': {
    input,
    when: [{ type: 'code.choose' }, at('code'), byCode, done('linkSocial', { message })],
    ends: 'linked',
    asked: [
      ['signIn', signInInput],
      ['verifyPhone', { phone: '+971501234567', length: 6, codes: 'shop' }],
      ['linkSocial', { session: 'token-2', proof }],
    ],
    output: { type: 'claimed', linked: true, token: 'token-2', messages: [message] },
  },
  'the owner of the phone takes a code of Firebase in a shop that sends none': {
    input: { ...input, codes: 'firebase' },
    when: [{ type: 'code.choose' }, byCode, done('linkSocial', { message })],
    ends: 'linked',
    asked: [
      ['signIn', signInInput],
      ['verifyPhone', { phone: '+971501234567', length: 6, codes: 'firebase' }],
      ['linkSocial', { session: 'token-2', proof }],
    ],
    output: { type: 'claimed', linked: true, token: 'token-2', messages: [message] },
  },
  'the customer hears that an earlier password ended by the code, and that the medium is linked': {
    input,
    when: [
      { type: 'code.choose' },
      done('verifyPhone', { type: 'verified', token: 'token-2', message: 'Your earlier password is gone.' }),
      done('linkSocial', { message }),
    ],
    ends: 'linked',
    output: {
      type: 'claimed',
      linked: true,
      token: 'token-2',
      messages: ['Your earlier password is gone.', message],
    },
  },
  'the customer goes from the code back to the password': {
    input,
    when: [{ type: 'code.choose' }, done('verifyPhone', { type: 'left' })],
    ends: 'password',
  },
  'a code form that breaks leads back to the password': {
    input,
    when: [{ type: 'code.choose' }, refused('verifyPhone')],
    ends: 'password',
  },
  'a password form that breaks leads back to where the customer came from': {
    input,
    when: [refused('signIn')],
    ends: 'left',
    output: { type: 'left' },
  },
  'a lost answer to the link is asked for again, with the same proof': {
    input,
    when: [
      byPassword,
      refused('linkSocial', offline),
      at('unanswered'),
      { type: 'link.again' },
      at('linking', ['busy']),
      done('linkSocial', { message }),
    ],
    ends: 'linked',
    asked: [
      ['signIn', signInInput],
      ['linkSocial', { session: 'token-1', proof }],
      ['linkSocial', { session: 'token-1', proof }],
    ],
    output: { type: 'claimed', linked: true, token: 'token-1', messages: [message] },
  },
  'a medium whose keys cannot be had now can be tried again': {
    input,
    when: [byPassword, refused('linkSocial', unavailable)],
    ends: 'unanswered',
  },
  'the customer does not wait for the link, and is signed in without it': {
    input,
    when: [byPassword, refused('linkSocial', offline), { type: 'link.skip' }],
    ends: 'unlinked',
    output: { type: 'claimed', linked: false, token: 'token-1', messages: [] },
  },
  'the owner is signed in also when the server refuses the link': {
    input,
    when: [byPassword, refused('linkSocial', anothers)],
    ends: 'unlinked',
    output: { type: 'claimed', linked: false, token: 'token-1', messages: [] },
  },
  'a shop that verifies phones has the owner verify theirs first': {
    input: { ...input, must_verify: true },
    when: [
      done('signIn', {
        type: 'unverified',
        token: 'token-3',
        remembered: '+971501234567',
        phone: '+971501234567',
      }),
    ],
    ends: 'unverified',
    asked: [['signIn', { ...signInInput, must_verify: true }]],
    output: { type: 'unverified', token: 'token-3', phone: '+971501234567' },
  },
  'the account is not theirs, and the customer goes back without proving anything': {
    input,
    when: [{ type: 'claim.leave' }],
    ends: 'left',
    output: { type: 'left' },
  },
})

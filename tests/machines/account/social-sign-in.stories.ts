import { socialSignInMachine } from '#machines/account/social-sign-in.machine.ts'
import { untyped } from '#machines/rules/social-form.ts'
import { offline, session } from '#tests/machines/samples/codes.ts'
import {
  blocked,
  cancelled,
  emailTaken,
  failed,
  foreign,
  known,
  newcomer,
  noName,
  notBelieved,
  phoneTaken,
  proof,
  proven,
  stranger,
  unavailable,
} from '#tests/machines/samples/social.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const input = { came: proven, guest_id: null, must_verify: false, length: 6, codes: 'firebase' } as const
const strict = { ...input, must_verify: true } as const
const type = (field: keyof typeof untyped, value: string) => ({ type: 'field.change', field, value }) as const
const submit = { type: 'form.submit' } as const
const asked = done('socialLogin', newcomer)
const withPhone = [asked, type('phone', ' +971501234567 '), submit] as const
const registered = { ...proof, phone: '+971501234567' }
const claimInput = {
  proof,
  phone: '+971501234567',
  length: 6,
  codes: 'firebase',
  guest_id: null,
  must_verify: false,
} as const
const waiting = { ...session, is_phone_verified: 0 as const }

// docs/spec.md §7 Auth; docs/contract.md §2 Auth; docs/decisions/034.
export const socialSignInStories = stories(socialSignInMachine, {
  'a customer whom the medium knows is signed in, and the cart of the guest comes along': {
    input: { ...input, guest_id: 'guest-7' },
    when: [at('signingIn', ['busy']), done('socialLogin', known)],
    ends: 'signedIn',
    asked: [['socialLogin', { ...proof, guest_id: 'guest-7' }]],
    output: { type: 'signedIn', token: 'token-1' },
  },
  'an answer that this tab did not ask for signs no customer in, and asks the server nothing': {
    input: { ...input, came: foreign },
    when: [at('foreign'), { type: 'page.leave' }],
    ends: 'left',
    asked: [],
    context: { fields: untyped, refusals: [] },
    output: { type: 'left' },
  },
  'a customer who declined at the medium can go back there': {
    input: { ...input, came: cancelled },
    when: [at('cancelled'), { type: 'start.again' }],
    ends: 'again',
    asked: [],
    output: { type: 'again', medium: 'apple', typed: untyped },
  },
  'a medium that failed is tried once more': {
    input: { ...input, came: failed },
    when: [at('failed'), { type: 'start.again' }],
    ends: 'again',
    asked: [],
    output: { type: 'again', medium: 'facebook', typed: untyped },
  },
  'a customer who declined signs in another way': {
    input: { ...input, came: cancelled },
    when: [{ type: 'page.leave' }],
    ends: 'left',
    output: { type: 'left' },
  },
  'a lost answer is asked for again with the same token': {
    input,
    when: [
      refused('socialLogin', offline),
      at('unanswered'),
      { type: 'send.again' },
      at('signingIn', ['busy']),
      done('socialLogin', known),
    ],
    ends: 'signedIn',
    asked: [
      ['socialLogin', proof],
      ['socialLogin', proof],
    ],
    output: { type: 'signedIn', token: 'token-1' },
  },
  'keys of the medium that cannot be had are no refusal': {
    input,
    when: [refused('socialLogin', unavailable)],
    ends: 'unanswered',
  },
  'a token that is not believed leads to the medium once more': {
    input,
    when: [refused('socialLogin', notBelieved), at('denied'), { type: 'start.again' }],
    ends: 'again',
    output: { type: 'again', medium: 'google', typed: untyped },
  },
  'a blocked account stays closed, in the words of the server': {
    input,
    when: [refused('socialLogin', blocked)],
    ends: 'denied',
    context: { refusals: [{ code: 'auth-003', message: 'Your account has been blocked.' }] },
  },
  'a shop that verifies phones has a known customer verify theirs first': {
    input: strict,
    when: [done('socialLogin', { ...known, is_phone_verified: 0 })],
    ends: 'unverified',
    output: { type: 'unverified', token: 'token-1', phone: '', isNew: false },
  },
  'a shop that verifies phones lets in a customer whose phone is verified': {
    input: strict,
    when: [done('socialLogin', known)],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1' },
  },
  'a new customer gives the phone, and has an account with the names of the medium': {
    input: { ...input, guest_id: 'guest-7' },
    when: [
      asked,
      at({ registering: 'fresh' }),
      type('phone', ' +971501234567 '),
      submit,
      at('submitting', ['busy']),
      done('socialRegister', session),
    ],
    ends: 'registered',
    asked: [
      ['socialLogin', { ...proof, guest_id: 'guest-7' }],
      ['socialRegister', { ...registered, guest_id: 'guest-7' }],
    ],
    context: { asked: ['phone'] },
    output: { type: 'registered', token: 'token-1' },
  },
  'a customer of whom the medium says nothing gives names and e-mail address, too': {
    input,
    when: [
      done('socialLogin', stranger),
      type('f_name', ' Mona '),
      type('l_name', 'Saleh'),
      type('phone', '+971501234567'),
      type('email', ' mona@example.com '),
      submit,
      done('socialRegister', session),
    ],
    ends: 'registered',
    asked: [
      ['socialLogin', proof],
      ['socialRegister', { ...registered, f_name: 'Mona', l_name: 'Saleh', email: 'mona@example.com' }],
    ],
    context: { asked: ['f_name', 'l_name', 'phone', 'email'] },
    output: { type: 'registered', token: 'token-1' },
  },
  'the last name may stay empty, as the medium may leave it out': {
    input,
    when: [
      done('socialLogin', stranger),
      type('f_name', 'Mona'),
      type('phone', '+971501234567'),
      type('email', 'mona@example.com'),
      submit,
    ],
    ends: 'submitting',
    asked: [
      ['socialLogin', proof],
      ['socialRegister', { ...registered, f_name: 'Mona', email: 'mona@example.com' }],
    ],
  },
  'the names that Apple tells once stand in the form': {
    input: { ...input, came: { ...proven, typed: { ...untyped, f_name: 'Mona', l_name: 'Saleh' } } },
    when: [done('socialLogin', stranger)],
    ends: { registering: 'fresh' },
    context: { fields: { ...untyped, f_name: 'Mona', l_name: 'Saleh' } },
  },
  'the code of an invitation is in the form, and may be taken out': {
    input: { ...input, came: { ...proven, typed: { ...untyped, ref_code: 'SARA7Q' } } },
    when: [
      asked,
      type('phone', '+971501234567'),
      submit,
      refused('socialRegister', offline),
      type('ref_code', ''),
      submit,
    ],
    ends: 'submitting',
    asked: [
      ['socialLogin', proof],
      ['socialRegister', { ...registered, ref_code: 'SARA7Q' }],
      ['socialRegister', registered],
    ],
    context: { asked: ['phone', 'ref_code'] },
  },
  'the form without a phone is not sent': {
    input,
    when: [asked, submit, at({ registering: 'incomplete' }), submit],
    ends: { registering: 'incomplete' },
    asked: [['socialLogin', proof]],
  },
  'an e-mail address that cannot be one is not sent': {
    input,
    when: [
      done('socialLogin', stranger),
      type('f_name', 'Mona'),
      type('phone', '+971501234567'),
      type('email', 'mona'),
      submit,
    ],
    ends: { registering: 'incomplete' },
    asked: [['socialLogin', proof]],
  },
  'a lost answer to the form leaves what was typed, and the form is sent again': {
    input,
    when: [
      ...withPhone,
      refused('socialRegister', offline),
      at({ registering: 'failed' }),
      submit,
      done('socialRegister', session),
    ],
    ends: 'registered',
    asked: [
      ['socialLogin', proof],
      ['socialRegister', registered],
      ['socialRegister', registered],
    ],
    output: { type: 'registered', token: 'token-1' },
  },
  'what a new customer types while the account is being made stays in the form': {
    input,
    when: [
      ...withPhone,
      type('phone', '+971501234568'),
      at('submitting', ['busy']),
      refused('socialRegister', offline),
      submit,
    ],
    ends: 'submitting',
    asked: [
      ['socialLogin', proof],
      ['socialRegister', registered],
      ['socialRegister', { ...registered, phone: '+971501234568' }],
    ],
  },
  'a refusal is shown until the form is sent again': {
    input,
    when: [...withPhone, refused('socialRegister', noName)],
    ends: { registering: 'refused' },
    context: { refusals: [{ code: 'f_name', message: 'The first name is required.' }] },
  },
  'the form forgets a refusal once it is sent again': {
    input,
    when: [...withPhone, refused('socialRegister', noName), submit, refused('socialRegister', offline)],
    ends: { registering: 'failed' },
    context: { refusals: [] },
  },
  'a refused field is forgiven as soon as it is changed': {
    input,
    when: [
      ...withPhone,
      refused('socialRegister', noName),
      at({ registering: 'refused' }),
      type('f_name', 'Mona'),
    ],
    ends: { registering: 'refused' },
    context: { refusals: [] },
  },
  'another number can be typed where one is taken': {
    input,
    when: [
      ...withPhone,
      refused('socialRegister', phoneTaken),
      at({ registering: 'taken' }),
      type('phone', '+971507654321'),
      at({ registering: 'fresh' }),
      submit,
      done('socialRegister', session),
    ],
    ends: 'registered',
    asked: [
      ['socialLogin', proof],
      ['socialRegister', registered],
      ['socialRegister', { ...registered, phone: '+971507654321' }],
    ],
    context: { refusals: [] },
    output: { type: 'registered', token: 'token-1' },
  },
  'the owner of a taken number proves it, and the account is linked': {
    input,
    when: [
      ...withPhone,
      refused('socialRegister', phoneTaken),
      { type: 'account.claim' },
      at('claiming'),
      done('claimAccount', { type: 'claimed', linked: true, token: 'token-9', messages: ['Linked.'] }),
    ],
    ends: 'claimed',
    asked: [
      ['socialLogin', proof],
      ['socialRegister', registered],
      ['claimAccount', claimInput],
    ],
    output: { type: 'claimed', linked: true, token: 'token-9', messages: ['Linked.'] },
  },
  'a typed address that an account has can be claimed as well': {
    input,
    when: [...withPhone, refused('socialRegister', emailTaken)],
    ends: { registering: 'taken' },
  },
  'a customer who cannot prove the number finds the form as it was': {
    input,
    when: [
      ...withPhone,
      refused('socialRegister', phoneTaken),
      { type: 'account.claim' },
      done('claimAccount', { type: 'left' }),
    ],
    ends: { registering: 'taken' },
    context: {
      fields: { ...untyped, phone: ' +971501234567 ' },
      refusals: [{ code: 'phone', message: 'The phone number is already taken.' }],
    },
  },
  'a proof that breaks leads back to the form': {
    input,
    when: [
      ...withPhone,
      refused('socialRegister', phoneTaken),
      { type: 'account.claim' },
      refused('claimAccount'),
    ],
    ends: { registering: 'taken' },
  },
  'an address that an account has without having proven it is claimed by its owner': {
    input,
    when: [
      refused('socialLogin', emailTaken),
      at('owned'),
      { type: 'account.claim' },
      done('claimAccount', { type: 'claimed', linked: false, token: 'token-9', messages: [] }),
    ],
    ends: 'claimed',
    asked: [
      ['socialLogin', proof],
      ['claimAccount', { ...claimInput, phone: '' }],
    ],
    output: { type: 'claimed', linked: false, token: 'token-9', messages: [] },
  },
  'a customer who does not claim the account of the address is asked again': {
    input,
    when: [
      refused('socialLogin', emailTaken),
      { type: 'account.claim' },
      done('claimAccount', { type: 'left' }),
    ],
    ends: 'owned',
  },
  'the owner of a taken number verifies it first where the shop demands it': {
    input: strict,
    when: [
      ...withPhone,
      refused('socialRegister', phoneTaken),
      { type: 'account.claim' },
      done('claimAccount', { type: 'unverified', token: 'token-3', phone: '+971501234567' }),
    ],
    ends: 'claimedUnverified',
    output: { type: 'unverified', token: 'token-3', phone: '+971501234567', isNew: false },
  },
  'a new customer verifies the phone first where the shop demands it': {
    input: strict,
    when: [...withPhone, done('socialRegister', waiting)],
    ends: 'registeredUnverified',
    output: { type: 'unverified', token: 'token-1', phone: '+971501234567', isNew: true },
  },
  'a token that became too old while the customer typed is fetched anew, and nothing typed is lost': {
    input,
    when: [
      ...withPhone,
      refused('socialRegister', notBelieved),
      at({ registering: 'expired' }),
      { type: 'start.again' },
    ],
    ends: 'again',
    context: {
      refusals: [{ code: 'token', message: 'This sign-in could not be confirmed. Try again.' }],
    },
    output: { type: 'again', medium: 'google', typed: { ...untyped, phone: ' +971501234567 ' } },
  },
})

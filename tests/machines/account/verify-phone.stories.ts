import { verifyPhoneMachine } from '#machines/account/verify-phone.machine.ts'
import { earlier, session } from '#tests/machines/samples/codes.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const known = { phone: '+971501234567', length: 6, codes: 'shop' } as const
const byFirebase = { ...known, codes: 'firebase' } as const
const right = { code: '123456', proof: session }

// docs/spec.md §7 Auth; docs/contract.md §2 Auth: verify-phone signs the customer in.
export const verifyPhoneStories = stories(verifyPhoneMachine, {
  'a new customer enters the code that was sent to the phone, and is signed in': {
    input: known,
    when: [at('entering'), done('enterCode', right)],
    ends: 'verified',
    asked: [['enterCode', { recipient: '+971501234567', length: 6 }]],
    output: { type: 'verified', token: 'token-1' },
  },
  'a page that is loaded again takes the code that was sent before, and asks for no other': {
    input: { ...known, earlier },
    when: [at('resuming'), done('enterCode', right)],
    ends: 'verified',
    asked: [['enterCode', { recipient: '+971501234567', length: 6, earlier }]],
    output: { type: 'verified', token: 'token-1' },
  },
  'a number that was mistyped is corrected after a reload too, and gets a code of its own': {
    input: { ...known, phone: ' +971501234567 ', earlier },
    when: [
      { type: 'name.change' },
      at({ naming: 'fresh' }),
      { type: 'phone.change', phone: '+971507654321' },
      { type: 'form.submit' },
    ],
    ends: 'entering',
    asked: [
      ['enterCode', { recipient: '+971501234567', length: 6, earlier }],
      ['enterCode', { recipient: '+971507654321', length: 6 }],
    ],
  },
  'the page asks for the number again when its form of an earlier code died': {
    input: { ...known, earlier },
    when: [refused('enterCode')],
    ends: { naming: 'fresh' },
  },
  'a customer whose earlier password ended is told so': {
    input: known,
    when: [done('enterCode', { ...right, proof: { ...session, message: 'It no longer works.' } })],
    ends: 'verified',
    output: { type: 'verified', token: 'token-1', message: 'It no longer works.' },
  },
  'a customer who signed in by e-mail says the number first': {
    input: { ...known, phone: '' },
    when: [
      at({ naming: 'fresh' }),
      { type: 'form.submit' },
      at({ naming: 'incomplete' }),
      { type: 'phone.change', phone: '+971 501' },
      { type: 'form.submit' },
      at({ naming: 'incomplete' }),
      { type: 'phone.change', phone: ' +971507654321 ' },
      { type: 'form.submit' },
    ],
    ends: 'entering',
    asked: [['enterCode', { recipient: '+971507654321', length: 6 }]],
  },
  'a number that was mistyped is corrected': {
    input: known,
    when: [{ type: 'name.change' }, at({ naming: 'fresh' })],
    ends: { naming: 'fresh' },
    context: { phone: '+971501234567' },
  },
  'the page asks for the number again when its code form died': {
    input: known,
    when: [refused('enterCode')],
    ends: { naming: 'fresh' },
  },
  'a customer of a shop whose codes come from Firebase proves the phone there, and is signed in': {
    input: byFirebase,
    when: [at('proving'), done('phoneByFirebase', right)],
    ends: 'verified',
    asked: [['phoneByFirebase', { phone: '+971501234567' }]],
    output: { type: 'verified', token: 'token-1' },
  },
  'a customer of such a shop who signed in by e-mail says the number first, and may correct it': {
    input: { ...byFirebase, phone: '' },
    when: [
      { type: 'phone.change', phone: ' +971507654321 ' },
      { type: 'form.submit' },
      at('proving'),
      { type: 'name.change' },
      at({ naming: 'fresh' }),
      { type: 'form.submit' },
      at('proving'),
      refused('phoneByFirebase'),
    ],
    ends: { naming: 'fresh' },
    asked: [
      ['phoneByFirebase', { phone: '+971507654321' }],
      ['phoneByFirebase', { phone: '+971507654321' }],
    ],
  },
  'a customer who has no phone at hand goes on as a guest': {
    input: known,
    when: [{ type: 'page.leave' }],
    ends: 'left',
    output: { type: 'left' },
  },
})

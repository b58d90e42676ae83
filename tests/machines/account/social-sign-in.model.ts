import { socialSignInMachine } from '#machines/account/social-sign-in.machine.ts'
import { offline, session } from '#tests/machines/samples/codes.ts'
import {
  cancelled,
  emailTaken,
  failed,
  foreign,
  known,
  newcomer,
  noName,
  notBelieved,
  phoneTaken,
  proven,
  stranger,
} from '#tests/machines/samples/social.ts'
import { model } from '#tests/support/model.ts'

const shop = { guest_id: null, must_verify: false, length: 6, codes: 'shop' as const }

export const socialSignInModel = model(socialSignInMachine, {
  inputs: {
    'an answer to another tab': { ...shop, came: foreign },
    'a customer who declined': { ...shop, came: cancelled },
    'a medium that failed': { ...shop, came: failed },
    'an id token': { ...shop, came: proven },
    'a shop that verifies its customers': { ...shop, came: proven, must_verify: true },
  },
  events: {
    'field.change': [
      { field: 'f_name', value: 'Mona' },
      { field: 'phone', value: '+971501234567' },
      { field: 'email', value: 'mona@example.com' },
    ],
    'form.submit': [{}],
    'account.claim': [{}],
    'send.again': [{}],
    'start.again': [{}],
    'page.leave': [{}],
  },
  answers: {
    socialLogin: {
      done: [known, { ...known, is_phone_verified: 0 }, newcomer, stranger],
      refused: [offline, emailTaken, notBelieved],
    },
    socialRegister: {
      done: [session, { ...session, is_phone_verified: 0 }],
      refused: [offline, phoneTaken, notBelieved, noName],
    },
    claimAccount: {
      done: ({ must_verify }) => [
        { type: 'claimed' as const, linked: true, token: 'token-9', messages: ['Linked.'] },
        { type: 'left' as const },
        ...(must_verify ? [{ type: 'unverified' as const, token: 'token-9', phone: '+971501234567' }] : []),
      ],
      refused: [new Error('The form died')],
    },
  },
})

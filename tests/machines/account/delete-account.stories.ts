import { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'
import { offline, wrongCode } from '#tests/machines/samples/codes.ts'
import {
  blocked,
  codeOnly,
  free,
  moneyCame,
  ordered,
  passwordOnly,
  undecided,
  withMoney,
  wrongPassword,
} from '#tests/machines/samples/removal.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { length: 6 }
const erased = { message: 'Account has been deleted' }
const current_password = 'seven red boats'
const byPassword = { type: 'proven', proof: { current_password } } as const
const byCode = { type: 'proven', proof: { otp: '123456' } } as const
const asked = { has_password: true, recipient: '+971501234567', length: 6, refusals: [] }
const proven = [
  done('previewRemoval', free),
  { type: 'removal.continue' },
  done('proveOwner', byPassword),
] as const
const sent = [...proven, { type: 'removal.accept' }] as const

// docs/spec.md §4 Profile delete, §8 Account; docs/contract.md §2 Profile: the owner proves themselves.
export const deleteAccountStories = stories(deleteAccountMachine, {
  'a customer reads what goes, proves to be the owner, is asked once more, and the account is gone': {
    input,
    when: [
      at('reading'),
      done('previewRemoval', free),
      at({ explaining: 'free' }),
      { type: 'removal.continue' },
      at('proving'),
      done('proveOwner', byPassword),
      at({ confirming: 'fresh' }),
      { type: 'removal.accept' },
      at('deleting', ['busy']),
      ignored({ type: 'removal.accept' }),
      done('removeAccount', erased),
    ],
    ends: 'deleted',
    asked: [['previewRemoval'], ['proveOwner', asked], ['removeAccount', { current_password }]],
    heard: [{ type: 'removing' }],
    output: { type: 'deleted' },
  },
  'a customer without a password proves the e-mail address by a code': {
    input,
    when: [
      done('previewRemoval', codeOnly),
      { type: 'removal.continue' },
      done('proveOwner', byCode),
      { type: 'removal.accept' },
    ],
    ends: 'deleting',
    heard: [{ type: 'removing' }],
    asked: [
      ['previewRemoval'],
      ['proveOwner', { ...asked, has_password: false, recipient: 'amira@example.com' }],
      ['removeAccount', { otp: '123456' }],
    ],
  },
  'a shop that sends no codes asks for the password, and knows no place for a code': {
    input,
    when: [done('previewRemoval', passwordOnly), { type: 'removal.continue' }],
    ends: 'proving',
    asked: [['previewRemoval'], ['proveOwner', { ...asked, recipient: '' }]],
  },
  'nothing is known of the account before the server has said it': {
    input,
    when: [],
    ends: 'reading',
    context: { previews: [], proofs: [], refusals: [] },
  },
  'an order under way and an undecided refund keep the account until they are over': {
    input,
    when: [
      done('previewRemoval', blocked),
      at('blocked'),
      ignored({ type: 'removal.continue' }),
      { type: 'preview.retry' },
      done('previewRemoval', withMoney),
    ],
    ends: { explaining: 'holding' },
    asked: [['previewRemoval'], ['previewRemoval']],
    context: { previews: [withMoney] },
  },
  'what keeps the account is shown, and one order is enough': {
    input,
    when: [done('previewRemoval', { ...blocked, obstacles: blocked.obstacles.slice(0, 1) })],
    ends: 'blocked',
    context: { previews: [{ ...blocked, obstacles: blocked.obstacles.slice(0, 1) }] },
  },
  'money in the wallet is given up to the last coin before the account can go': {
    input,
    when: [
      done('previewRemoval', withMoney),
      at({ explaining: 'holding' }),
      ignored({ type: 'removal.continue' }),
      { type: 'wallet.giveUp' },
      at({ explaining: 'givenUp' }),
      { type: 'removal.continue' },
      done('proveOwner', byPassword),
      { type: 'removal.accept' },
    ],
    ends: 'deleting',
    heard: [{ type: 'removing' }],
    asked: [
      ['previewRemoval'],
      ['proveOwner', asked],
      ['removeAccount', { current_password, wallet_given_up: 12.5 }],
    ],
  },
  'less than one piece of money is given up, too': {
    input,
    when: [
      done('previewRemoval', { ...withMoney, wallet_balance: 0.5 }),
      { type: 'wallet.giveUp' },
      { type: 'removal.continue' },
      done('proveOwner', byCode),
      { type: 'removal.accept' },
    ],
    ends: 'deleting',
    heard: [{ type: 'removing' }],
    asked: [
      ['previewRemoval'],
      ['proveOwner', asked],
      ['removeAccount', { otp: '123456', wallet_given_up: 0.5 }],
    ],
  },
  'a customer who would rather keep the money does not go on': {
    input,
    when: [
      done('previewRemoval', withMoney),
      { type: 'wallet.giveUp' },
      { type: 'wallet.keep' },
      ignored({ type: 'removal.continue' }),
    ],
    ends: { explaining: 'holding' },
  },
  'a customer who proves nothing keeps the account': {
    input,
    when: [done('previewRemoval', free), { type: 'removal.continue' }, done('proveOwner', { type: 'left' })],
    ends: { explaining: 'free' },
    asked: [['previewRemoval'], ['proveOwner', asked]],
    context: { proofs: [] },
  },
  'a customer who thinks better of it at the last question keeps the account, and the proof is forgotten': {
    input,
    when: [...proven, { type: 'removal.decline' }],
    ends: { explaining: 'free' },
    asked: [['previewRemoval'], ['proveOwner', asked]],
    context: { proofs: [] },
  },
  'money that was given up remains so for a customer who thinks better of it': {
    input,
    when: [
      done('previewRemoval', withMoney),
      { type: 'wallet.giveUp' },
      { type: 'removal.continue' },
      done('proveOwner', { type: 'left' }),
    ],
    ends: { explaining: 'givenUp' },
  },
  'a wrong password is asked for again, with the words of the server': {
    input,
    when: [...sent, refused('removeAccount', wrongPassword)],
    ends: 'proving',
    asked: [
      ['previewRemoval'],
      ['proveOwner', asked],
      ['removeAccount', { current_password }],
      ['proveOwner', { ...asked, refusals: wrongPassword.errors }],
    ],
    heard: [{ type: 'removing' }, { type: 'kept' }],
    context: { proofs: [] },
  },
  'a wrong code is replaced by another proof, and what was said of it is forgotten': {
    input,
    when: [
      ...sent,
      refused('removeAccount', wrongCode),
      done('proveOwner', byCode),
      { type: 'removal.accept' },
    ],
    ends: 'deleting',
    heard: [{ type: 'removing' }, { type: 'kept' }, { type: 'removing' }],
    context: { refusals: [] },
  },
  'what was said of a proof is forgotten by a customer who proves nothing more': {
    input,
    when: [...sent, refused('removeAccount', wrongCode), done('proveOwner', { type: 'left' })],
    ends: { explaining: 'free' },
    heard: [{ type: 'removing' }, { type: 'kept' }],
    context: { refusals: [] },
  },
  'an order that was placed in another tab meanwhile is said to be in the way': {
    input,
    when: [...sent, refused('removeAccount', ordered), at('reading'), done('previewRemoval', blocked)],
    ends: 'blocked',
    heard: [{ type: 'removing' }, { type: 'failure', error: ordered }, { type: 'kept' }],
    context: { proofs: [] },
  },
  'a refund that was asked for meanwhile is in the way': {
    input,
    when: [...sent, refused('removeAccount', undecided)],
    ends: 'reading',
    heard: [{ type: 'removing' }, { type: 'failure', error: undecided }, { type: 'kept' }],
  },
  'money that came meanwhile is not lost without a question': {
    input,
    when: [...sent, refused('removeAccount', moneyCame), done('previewRemoval', withMoney)],
    ends: { explaining: 'holding' },
    heard: [{ type: 'removing' }, { type: 'failure', error: moneyCame }, { type: 'kept' }],
  },
  'an account whose removal got no answer is found gone': {
    input,
    when: [...sent, refused('removeAccount', offline), at('checking', ['busy']), done('isAccountGone', true)],
    ends: 'deleted',
    asked: [
      ['previewRemoval'],
      ['proveOwner', asked],
      ['removeAccount', { current_password }],
      ['isAccountGone'],
    ],
    heard: [{ type: 'removing' }],
    output: { type: 'deleted' },
  },
  'a removal that never reached the server can be sent again with the same proof': {
    input,
    when: [
      ...sent,
      refused('removeAccount', offline),
      done('isAccountGone', false),
      at({ confirming: 'unanswered' }),
      { type: 'removal.accept' },
    ],
    ends: 'deleting',
    asked: [
      ['previewRemoval'],
      ['proveOwner', asked],
      ['removeAccount', { current_password }],
      ['isAccountGone'],
      ['removeAccount', { current_password }],
    ],
    heard: [{ type: 'removing' }, { type: 'kept' }, { type: 'removing' }],
  },
  'a customer who cannot reach the shop looks again whether the account is gone': {
    input,
    when: [
      ...sent,
      refused('removeAccount', offline),
      refused('isAccountGone', offline),
      at('unsure'),
      { type: 'preview.retry' },
      done('isAccountGone', true),
    ],
    ends: 'deleted',
    heard: [{ type: 'removing' }, { type: 'removing' }],
    output: { type: 'deleted' },
  },
  'what stands against the removal is read again when it did not come': {
    input,
    when: [refused('previewRemoval', offline), at('unavailable'), { type: 'preview.retry' }],
    ends: 'reading',
    asked: [['previewRemoval'], ['previewRemoval']],
  },
  'the page explains the removal again when the question for the owner died, and forgets what was said': {
    input,
    when: [...sent, refused('removeAccount', wrongCode), refused('proveOwner')],
    ends: { explaining: 'free' },
    heard: [{ type: 'removing' }, { type: 'kept' }],
    context: { refusals: [] },
  },
})

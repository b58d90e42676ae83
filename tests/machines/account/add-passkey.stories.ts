import { addPasskeyMachine } from '#machines/account/add-passkey.machine.ts'
import { codeUsedUp, offline, wrongCode } from '#tests/machines/samples/codes.ts'
import { full, laptop, listOf, made, options, phone, tooLate } from '#tests/machines/samples/passkeys.ts'
import { proofNeeded, wrongPassword } from '#tests/machines/samples/profile.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { has_password: true, recipient: '+971501234567', length: 6 }
const started = done('startPasskey', options)
const madeOne = done('createPasskey', { type: 'made', credential: made })
const both = listOf(phone, laptop)
const added = done('addPasskey', both)
const proof = { current_password: 'harbour-2026' }
const proven = done('proveOwner', { type: 'proven', proof })
const asking = { ...input, refusals: [] }

// docs/contract.md §2 Ours; docs/decisions/032: a passkey opens the account for good, so its owner adds it.
export const addPasskeyStories = stories(addPasskeyMachine, {
  'a customer who has just signed in adds a passkey without another proof': {
    input,
    when: [
      at('starting', ['busy']),
      started,
      at('creating', ['busy']),
      madeOne,
      at('adding', ['busy']),
      added,
    ],
    ends: 'added',
    asked: [
      ['startPasskey', { proofs: [] }],
      ['createPasskey', options],
      ['addPasskey', { credential: made }],
    ],
    output: { type: 'added', list: both },
  },
  'a customer who signed in long ago proves to be the owner, and is not scolded for it': {
    input,
    when: [refused('startPasskey', proofNeeded), at('proving'), proven, at('starting', ['busy']), started],
    ends: 'creating',
    asked: [
      ['startPasskey', { proofs: [] }],
      ['proveOwner', asking],
      ['startPasskey', { proofs: [proof] }],
      ['createPasskey', options],
    ],
  },
  'a wrong password is asked for again, with what the server said': {
    input,
    when: [refused('startPasskey', proofNeeded), proven, refused('startPasskey', wrongPassword)],
    ends: 'proving',
    asked: [
      ['startPasskey', { proofs: [] }],
      ['proveOwner', asking],
      ['startPasskey', { proofs: [proof] }],
      ['proveOwner', { ...asking, refusals: wrongPassword.errors }],
    ],
  },
  'a wrong code is followed by another': {
    input,
    when: [refused('startPasskey', wrongCode)],
    ends: 'proving',
    asked: [
      ['startPasskey', { proofs: [] }],
      ['proveOwner', { ...asking, refusals: wrongCode.errors }],
    ],
  },
  'a code that was tried too often is followed by another': {
    input,
    when: [refused('startPasskey', codeUsedUp)],
    ends: 'proving',
    asked: [
      ['startPasskey', { proofs: [] }],
      ['proveOwner', { ...asking, refusals: codeUsedUp.errors }],
    ],
  },
  'a customer who proves nothing adds none': {
    input,
    when: [refused('startPasskey', proofNeeded), done('proveOwner', { type: 'left' })],
    ends: 'left',
    output: { type: 'left' },
  },
  'a form of the proof that dies adds none': {
    input,
    when: [refused('startPasskey', proofNeeded), refused('proveOwner')],
    ends: 'failed',
    output: { type: 'failed' },
  },
  'a customer with as many passkeys as one may have is told so': {
    input,
    when: [refused('startPasskey', full)],
    ends: 'refused',
    output: { type: 'refused', error: full },
  },
  'a challenge that did not come ends the try': {
    input,
    when: [refused('startPasskey', offline)],
    ends: 'failed',
    output: { type: 'failed' },
  },
  'a customer who closed the question of the device is asked again, by the same challenge': {
    input,
    when: [
      started,
      done('createPasskey', { type: 'declined' }),
      at({ unmade: 'declined' }),
      { type: 'passkey.retry' },
      at('creating', ['busy']),
    ],
    ends: 'creating',
    asked: [
      ['startPasskey', { proofs: [] }],
      ['createPasskey', options],
      ['createPasskey', options],
    ],
  },
  'a customer who closed the question of the device leaves it at that': {
    input,
    when: [started, done('createPasskey', { type: 'declined' }), { type: 'passkey.leave' }],
    ends: 'left',
    output: { type: 'left' },
  },
  'a device that has a passkey of the account makes no second one': {
    input,
    when: [started, done('createPasskey', { type: 'known' }), ignored({ type: 'passkey.retry' })],
    ends: { unmade: 'known' },
  },
  'a device that keeps no passkeys says so, and is not asked again': {
    input,
    when: [started, done('createPasskey', { type: 'unsupported' }), ignored({ type: 'passkey.retry' })],
    ends: { unmade: 'unsupported' },
  },
  'a browser that fails in an unknown way keeps no passkey': {
    input,
    when: [started, refused('createPasskey'), at({ unmade: 'unsupported' }), { type: 'passkey.leave' }],
    ends: 'left',
    output: { type: 'left' },
  },
  'an answer of the device that comes too late is refused with the reason': {
    input,
    when: [started, madeOne, refused('addPasskey', tooLate)],
    ends: 'refused',
    output: { type: 'refused', error: tooLate },
  },
  'a passkey whose reply was lost is found in the list': {
    input,
    when: [
      started,
      madeOne,
      refused('addPasskey', offline),
      at('checking', ['busy']),
      done('listPasskeys', both),
    ],
    ends: 'added',
    asked: [
      ['startPasskey', { proofs: [] }],
      ['createPasskey', options],
      ['addPasskey', { credential: made }],
      ['listPasskeys'],
    ],
    output: { type: 'added', list: both },
  },
  'a passkey that did not arrive is not in the list': {
    input,
    when: [started, madeOne, refused('addPasskey', offline), done('listPasskeys', listOf(laptop))],
    ends: 'failed',
    output: { type: 'failed' },
  },
  'a passkey of which nothing can be learned counts as not added': {
    input,
    when: [started, madeOne, refused('addPasskey', offline), refused('listPasskeys', offline)],
    ends: 'failed',
    output: { type: 'failed' },
  },
  'nothing is refused before anything was asked': {
    input,
    when: [],
    ends: 'starting',
    context: { options: [], refusals: [] },
  },
})

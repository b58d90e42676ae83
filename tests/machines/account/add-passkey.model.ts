import { addPasskeyMachine } from '#machines/account/add-passkey.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { full, laptop, listOf, made, options, phone } from '#tests/machines/samples/passkeys.ts'
import { proofNeeded } from '#tests/machines/samples/profile.ts'
import { model } from '#tests/support/model.ts'

export const addPasskeyModel = model(addPasskeyMachine, {
  inputs: { 'a customer with a password': { has_password: true, recipient: '+971501234567', length: 6 } },
  events: { 'passkey.retry': [{}], 'passkey.leave': [{}] },
  answers: {
    startPasskey: { done: [options], refused: [proofNeeded, offline, full] },
    proveOwner: {
      done: [{ type: 'proven', proof: { current_password: 'harbour-2026' } }, { type: 'left' }],
      refused: [new Error('The form died')],
    },
    createPasskey: {
      done: [
        { type: 'made', credential: made },
        { type: 'declined' },
        { type: 'known' },
        { type: 'unsupported' },
      ],
      refused: [new Error('The device failed')],
    },
    addPasskey: { done: [listOf(phone, laptop)], refused: [offline, full] },
    listPasskeys: { done: [listOf(phone, laptop), listOf(laptop)], refused: [offline] },
  },
})

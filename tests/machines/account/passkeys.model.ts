import { passkeysMachine } from '#machines/account/passkeys.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { full, gone, laptop, listOf, phone, tooMany } from '#tests/machines/samples/passkeys.ts'
import { model } from '#tests/support/model.ts'

export const passkeysModel = model(passkeysMachine, {
  inputs: {
    'a browser with passkeys': {
      has_password: true,
      recipient: '+971501234567',
      length: 6,
      is_supported: true,
    },
  },
  events: {
    'passkey.add': [{}],
    // Only a listed passkey.
    'passkey.rename': ({ context: { passkeys } }) => [passkeys[0] ? { id: passkeys[0].id, name: '' } : null],
    'name.change': [{ name: 'My phone' }],
    'name.submit': [{}],
    'name.leave': [{}],
    'passkey.remove': ({ context: { passkeys } }) => [passkeys[0] ? { id: passkeys[0].id, name: '' } : null],
    'remove.accept': [{}],
    'remove.decline': [{}],
    'list.retry': [{}],
  },
  answers: {
    listPasskeys: {
      done: [listOf(phone, laptop), listOf(), { passkeys: [phone, laptop], maximum: 2 }],
      refused: [offline],
    },
    addPasskey: {
      done: [
        { type: 'added', list: listOf(phone, laptop) },
        { type: 'refused', error: full },
        { type: 'failed' },
        { type: 'left' },
      ],
      refused: [new Error('The flow died')],
    },
    renamePasskey: {
      done: [listOf({ ...phone, name: 'My phone' }, laptop)],
      refused: [offline, gone, tooMany],
    },
    removePasskey: { done: [listOf(laptop)], refused: [offline, gone] },
  },
})

import { offerPasskeyMachine } from '#machines/account/offer-passkey.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { laptop, listOf } from '#tests/machines/samples/passkeys.ts'
import { model } from '#tests/support/model.ts'

export const offerPasskeyModel = model(offerPasskeyMachine, {
  inputs: {
    'a browser without the offer so far': { was_offered: false },
    'a browser that showed the offer': { was_offered: true },
  },
  events: {},
  answers: {
    canKeepPasskey: { done: [true, false], refused: [new Error('The browser failed')] },
    listPasskeys: { done: [listOf(), listOf(laptop)], refused: [offline] },
  },
})

import { deepStrictEqual } from 'node:assert'
import { offerPasskeyMachine } from '#machines/account/offer-passkey.machine.ts'
import { connectOfferPasskey } from '#src/features/account/offer-passkey.ports.ts'
import { addElsewhere, listedBy } from '#tests/machines/add-passkey.service.ts'
import { service } from '#tests/support/service.ts'

export const offerPasskeyService = service(offerPasskeyMachine, async (stage) => {
  await stage.becomeCustomer()
  const state = { can: true, isBroken: false }
  return {
    connected: connectOfferPasskey(stage.api, async () => {
      if (state.isBroken) throw new Error('The browser failed')
      return state.can
    }),
    answers: {
      canKeepPasskey: {
        before: ({ output }) => {
          state.can = output
        },
        refusing: () => {
          state.isBroken = true
        },
      },
      listPasskeys: {
        before: async ({ sample }) => {
          if (sample === 1) await addElsewhere(stage)
        },
      },
    },
    /** The offer is heard by customers without passkeys only. */
    holds: async ({ output }) => {
      if (output?.type === 'offered') deepStrictEqual((await listedBy(stage)).passkeys, [])
    },
  }
})

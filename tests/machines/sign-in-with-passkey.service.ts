import { strictEqual } from 'node:assert'
import type { readPasskey } from '#browser/passkeys.ts'
import {
  type PasskeySupport,
  signInWithPasskeyMachine,
} from '#machines/account/sign-in-with-passkey.machine.ts'
import { connectSignInWithPasskey } from '#src/features/auth/sign-in-with-passkey.ports.ts'
import { addElsewhere } from '#tests/machines/add-passkey.service.ts'
import { service } from '#tests/support/service.ts'

type Read = Awaited<ReturnType<typeof readPasskey>>

export const signInWithPasskeyService = service(signInWithPasskeyMachine, async (stage, { from }) => {
  const { api, guest_id, server, storage, wire } = stage
  const { info } = await stage.becomeCustomer()
  const passkey = await addElsewhere(stage)
  wire.token = undefined
  const state = {
    supports: 'autofill' as PasskeySupport,
    answers: 'made' as Read['type'],
    isBroken: false,
  }
  const failing = () => {
    state.isBroken = true
  }
  const answering = {
    before: ({ output }: { output: Read }) => {
      state.answers = output.type
    },
    refusing: failing,
  }
  return {
    connected: connectSignInWithPasskey({
      api,
      storage,
      page: () => globalThis as unknown as Window & typeof globalThis,
      device: {
        readPasskeySupport: async () => {
          if (state.isBroken) throw new Error('The browser failed')
          return state.supports
        },
        readPasskey: async (asked) => {
          if (state.isBroken) throw new Error('The browser failed')
          const { answers: type } = state
          return type === 'made' ? { type, credential: passkey.get(asked) } : { type }
        },
      },
    }),
    inputs: { [from]: { guest_id, must_verify: true } },
    answers: {
      readPasskeySupport: {
        before: ({ output }) => {
          state.supports = output
        },
        refusing: failing,
      },
      offerPasskeys: answering,
      choosePasskey: answering,
      /** The demo shop verifies no phone. */
      signInWithPasskey: {
        shaped: (body, { output: { is_phone_verified } }) => ({ ...body, is_phone_verified }),
      },
    },
    /** The token is the customer's. */
    holds: async ({ output }) => {
      if (!output || !('token' in output)) return
      wire.token = output.token
      strictEqual((await server.GET('/customer/info')).data?.id, info.id)
    },
  }
})

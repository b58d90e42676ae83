import type { PasskeyList } from '#openapi/generated/server.ts'
import { addPasskey } from '#server/accounts/passkeys/add-passkey.ts'
import {
  MOST_PASSKEYS,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from '#server/accounts/passkeys/passkeys.ts'
import { signInByPasskey, startPasskeySignIn } from '#server/accounts/passkeys/sign-in-by-passkey.ts'
import { startPasskey } from '#server/accounts/passkeys/start-passkey.ts'
import type { Context } from '#server/contract/handlers.ts'
import type { Customer } from '#server/identity/principal.ts'
import { instant } from '#server/wire/format.ts'
import type { Handlers, Services } from '#server/wiring/services.ts'

export const passkeyOperations = {
  startPasskeySignIn: (_, { services }) => startPasskeySignIn(services),

  signInWithPasskey: ({ body }, context) => signInByPasskey(context, body),

  startPasskey: ({ body = {} }, context) => startPasskey(context, body),

  listPasskeys: (_, context) => passkeyList(context),

  addPasskey: async ({ body }, context) => {
    await addPasskey(context, body)
    return passkeyList(context)
  },

  renamePasskey: async ({ path, body }, context) => {
    const { services, principal } = context
    await renamePasskey(services.db, principal.customer_id, { id: path.passkey_id, name: body.name })
    return passkeyList(context)
  },

  removePasskey: async ({ path }, context) => {
    await removePasskey(context.services.db, context.principal.customer_id, path.passkey_id)
    return passkeyList(context)
  },
} satisfies Partial<Handlers>

type Asking = Pick<Context<Services, Customer>, 'services' | 'principal'>

const passkeyList = async ({ services, principal }: Asking): Promise<PasskeyList> => ({
  passkeys: (await passkeysOf(services.db, principal.customer_id)).map(
    ({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      created_at: created_at.toISOString(),
      last_used_at: instant(last_used_at),
    }),
  ),
  maximum: MOST_PASSKEYS,
})

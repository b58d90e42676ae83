import type { Middleware } from 'openapi-fetch'
import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { deleteAccountMachine, deleteAccountPorts } from '#machines/account/delete-account.machine.ts'
import type { Clock } from '#src/shared/identity/enter-code.ports.ts'
import { connectProveOwner } from './prove-owner.ports.ts'

const GONE = 410

/** This request asks whether the account is gone: a 401 means yes, not that the session expired. */
const asGone: Middleware = {
  onResponse: ({ response }) => (response.status === 401 ? new Response(null, { status: GONE }) : response),
}

/** Connects the removal of the account; the removal itself checks the proof. */
export const connectDeleteAccount = (api: Api, clock: Clock) =>
  deleteAccountMachine.provide({
    actors: {
      proveOwner: connectProveOwner(api, clock),
      previewRemoval: answer(deleteAccountPorts.previewRemoval, (_, signal) =>
        unwrap(api.GET('/customer/removal', { signal }), 'obstacles'),
      ),
      removeAccount: answer(deleteAccountPorts.removeAccount, (body, signal) =>
        unwrap(api.DELETE('/customer/remove-account', { body, signal }), 'message'),
      ),
      isAccountGone: answer(deleteAccountPorts.isAccountGone, async (_, signal) => {
        const asked = api.GET('/customer/removal', { middleware: [asGone], signal })
        if ((await asked).response.status === GONE) return true
        await unwrap(asked, 'obstacles')
        return false
      }),
    },
  })

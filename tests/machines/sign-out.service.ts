import { strictEqual } from 'node:assert'
import { QueryClient } from '@tanstack/react-query'
import { signOutMachine } from '#machines/account/sign-out.machine.ts'
import { connectSignOut } from '#src/app/shell/sign-out.ports.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { service } from '#tests/support/service.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

export const signOutService = service(signOutMachine, async (stage, { from, steps }) => {
  const { api, server, session } = stage
  const { token } = from === 'a customer' ? await stage.becomeCustomer() : { token: null }
  const queries = new QueryClient()
  queries.setQueryData(['listOrders'], ['an order of this customer'])
  const isTold = steps.some(({ step }) => step.type === '@done' && step.of === 'logOut')
  return {
    connected: connectSignOut({ api, actors: { session } as ShopActors }, queries, windowStandIn),
    inputs: { [from]: { token } },
    /** The token and what was read with it are there until the customer has left; then it opens nothing any more. */
    holds: async ({ output }) => {
      const left = output?.type === 'signedOut'
      strictEqual(session.getSnapshot().context.token, left ? null : token)
      strictEqual(queries.getQueryData(['listOrders']) === undefined, left)
      const { response } = await server.GET('/customer/info')
      strictEqual(response.status, token === null || (left && isTold) ? 401 : 200)
    },
  }
})

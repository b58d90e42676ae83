import { strictEqual } from 'node:assert'
import { QueryClient } from '@tanstack/react-query'
import { signOutMachine } from '#machines/sign-out.machine.ts'
import { connectSignOut } from '#src/app/shell/sign-out.ports.ts'
import type { Shop } from '#src/shop/shop.ts'
import { service } from '#tests/support/service.ts'

export const signOutService = service(signOutMachine, async ({ session, becomeCustomer }) => {
  const { token } = await becomeCustomer()
  const queries = new QueryClient()
  queries.setQueryData(['listOrders'], ['an order of this customer'])
  return {
    connected: connectSignOut({ actors: { session } } as Shop, queries),
    /** The token and what was read with it are there until the customer has left. */
    holds: ({ context: { outcome } }) => {
      const left = outcome.type === 'signedOut'
      strictEqual(session.getSnapshot().context.token, left ? null : token)
      strictEqual(queries.getQueryData(['listOrders']) === undefined, left)
    },
  }
})

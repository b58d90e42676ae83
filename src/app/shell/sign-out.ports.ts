import type { QueryClient } from '@tanstack/react-query'
import { answer } from '#api/answer.ts'
import { unwrap } from '#api/unwrap.ts'
import { signOutMachine, signOutPorts } from '#machines/account/sign-out.machine.ts'
import type { Shop } from '#src/core/shop.ts'
import { forgetCustomer } from '../forget-customer.ts'

/** The customer is gone from the browser before the server revokes the token. */
export const connectSignOut = (
  { api, actors }: Pick<Shop, 'api' | 'actors'>,
  queries: QueryClient,
  page: () => Window,
) =>
  signOutMachine.provide({
    actors: {
      clearCustomer: answer(signOutPorts.clearCustomer, async () => {
        forgetCustomer({ actors }, queries, page())
      }),
      // The session has let go of the token, so it is named here. A page that closes does not end the request.
      logOut: answer(signOutPorts.logOut, async ({ token }, signal) => {
        const headers = { authorization: `Bearer ${token}` }
        await unwrap(api.POST('/auth/logout', { headers, keepalive: true, signal }))
      }),
    },
  })

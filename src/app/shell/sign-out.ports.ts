import type { QueryClient } from '@tanstack/react-query'
import { answer } from '#api/answer.ts'
import { unwrap } from '#api/unwrap.ts'
import { leavePush } from '#browser/web-push.ts'
import { signOutMachine, signOutPorts } from '#machines/sign-out.machine.ts'
import type { Shop } from '#src/shop/shop.ts'

/**
 * The token goes with the session, the cart with its owner; everything read as this customer is forgotten, and this browser
 * receives no more push messages.
 */
export const connectSignOut = (
  { api, actors }: Pick<Shop, 'api' | 'actors'>,
  queries: QueryClient,
  page: () => Window,
) =>
  signOutMachine.provide({
    actors: {
      clearCustomer: answer(signOutPorts.clearCustomer, async () => {
        // Nobody waits for it: the server forgets the browser with the token, or at the push service's next answer.
        leavePush(page()).catch(() => {})
        actors.session.send({ type: 'signed.out' })
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getConfig' })
      }),
      // The session has let go of the token, so it is named here. A page that closes does not end the request.
      logOut: answer(signOutPorts.logOut, async ({ token }, signal) => {
        const headers = { authorization: `Bearer ${token}` }
        await unwrap(api.POST('/auth/logout', { headers, keepalive: true, signal }))
      }),
    },
  })

import type { QueryClient } from '@tanstack/react-query'
import { answer } from '#api/answer.ts'
import { signOutMachine, signOutPorts } from '#machines/sign-out.machine.ts'
import type { Shop } from '#src/shop/shop.ts'

/** The token goes with the session, the cart with its owner; everything read as this customer is forgotten. */
export const connectSignOut = ({ actors }: Shop, queries: QueryClient) =>
  signOutMachine.provide({
    actors: {
      clearCustomer: answer(signOutPorts.clearCustomer, async () => {
        actors.session.send({ type: 'signed.out' })
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getConfig' })
      }),
    },
  })

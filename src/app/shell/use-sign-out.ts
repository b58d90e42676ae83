import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import type { signOutMachine } from '#machines/sign-out.machine.ts'
import { useShop } from '#src/shop/shop.ts'
import { connectSignOut } from './sign-out.ports.ts'

export type SignOutActor = ActorRefFrom<typeof signOutMachine>

/** The flow of whoever is signed in now. It ends with the dialog, unless the customer is gone: then it outlives it. */
export function useSignOut(): SignOutActor | undefined {
  const shop = useShop()
  const queries = useQueryClient()
  const [actor, setActor] = useState<SignOutActor>()
  useEffect(() => {
    const { token } = shop.actors.session.getSnapshot().context
    const started = createActor(
      connectSignOut(shop, queries, () => window),
      { input: { token } },
    ).start()
    setActor(started)
    return () => {
      if (!started.getSnapshot().matches('revoking')) started.stop()
    }
  }, [shop, queries])
  return actor
}

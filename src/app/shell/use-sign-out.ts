import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import type { signOutMachine } from '#machines/account/sign-out.machine.ts'
import { useShop } from '#src/core/shop.ts'
import { connectSignOut } from './sign-out.ports.ts'

export type SignOutActor = ActorRefFrom<typeof signOutMachine>

/**
 * The sign-out flow of the signed-in customer. It stops with the dialog, except while it revokes the token: then it
 * outlives the dialog.
 */
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

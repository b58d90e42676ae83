import { clock } from '#browser/clock.ts'
import type { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { codesOf } from '#src/shared/identity/codes-of.ts'
import { connectDeleteAccount } from './delete-account.ports.ts'
import { DeleteAccountView } from './delete-account.view.tsx'
import { SaveData } from './save-data.part.tsx'

/** Deletes the account of the signed-in customer, step by step. */
export function DeleteAccount() {
  const { api } = useShop()
  const { length } = codesOf(useConfig())
  const { actor, snapshot, send } = useFlow(() => connectDeleteAccount(api, clock), { length })
  const owner = useChild<typeof proveOwnerMachine>(snapshot, 'proveOwner')
  useTellApp('deleteAccount', actor)
  return <DeleteAccountView snapshot={snapshot} send={send} owner={owner} saveData={<SaveData />} />
}

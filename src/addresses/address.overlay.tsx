import type { AddressFields } from '#machines/rules/address-form.ts'
import type { AddressKind } from '#machines/save-address.machine.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { useConfig } from '#src/shop/config.ts'
import { useShop } from '#src/shop/shop.ts'
import { AddressDialog } from './address.view.tsx'
import { connectSaveAddress } from './save-address.ports.ts'

/** The address dialog over any page; `onAddress` reports what it saved (docs/spec.md §4, Address save). */
export function Overlay({ kind, fields }: { kind: AddressKind; fields: AddressFields }) {
  const { api } = useShop()
  const config = useConfig()
  const { actor, snapshot, send } = useFlow(() => connectSaveAddress(api), { kind, fields })

  useTellApp('saveAddress', actor)

  return <AddressDialog snapshot={snapshot} send={send} config={config} />
}

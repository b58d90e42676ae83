import type { AddressKind } from '#machines/location/save-address.machine.ts'
import type { AddressFields } from '#machines/rules/address-form.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { AddressDialog } from './address.view.tsx'
import { connectSaveAddress } from './save-address.ports.ts'

/** The address dialog over any page; `onAddress` reports what it saved (docs/spec.md §4, Address save). */
function AddressOverlay({ kind, fields }: { kind: AddressKind; fields: AddressFields }) {
  const { api } = useShop()
  const config = useConfig()
  const { actor, snapshot, send } = useFlow(() => connectSaveAddress(api), { kind, fields })

  useTellApp('saveAddress', actor)

  return <AddressDialog snapshot={snapshot} send={send} config={config} />
}

export { AddressOverlay as Overlay }

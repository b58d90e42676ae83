import { useQueryClient } from '@tanstack/react-query'
import type { AddressFields } from '#machines/rules/address-form.ts'
import type { AddressKind } from '#machines/save-address.machine.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { publishAddress } from '#src/shop/address-news.ts'
import { useConfig } from '#src/shop/config.ts'
import { closeOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { AddressDialog } from './address.view.tsx'
import { connectSaveAddress } from './save-address.ports.ts'

/** The address dialog over any page; `onAddress` reports what it saved (docs/spec.md §4, Address save). */
export function Overlay({ kind, fields }: { kind: AddressKind; fields: AddressFields }) {
  const { api, toasts } = useShop()
  const queries = useQueryClient()
  const config = useConfig()
  const { actor, snapshot, send } = useFlow(() => connectSaveAddress(api), { kind, fields })

  useOutcome(actor, (outcome) => {
    if (outcome.type === 'kept') publishAddress(outcome)
    if (outcome.type === 'saved') {
      const { address, reply } = outcome
      toasts.show({ kind: 'success', text: reply.message })
      void queries.invalidateQueries({ queryKey: ['listAddresses'] })
      publishAddress({ type: 'saved', address, zone_ids: reply.zone_ids })
    }
    closeOverlay()
  })

  return <AddressDialog snapshot={snapshot} send={send} config={config} />
}

import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { AddressFields } from '#machines/rules/address-form.ts'
import type { AddressKind, SaveAddressOutcome } from '#machines/save-address.machine.ts'
import { announceAddress } from '#src/shop/address-news.ts'
import { useConfig } from '#src/shop/config.ts'
import { closeOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { AddressDialog } from './address.view.tsx'
import { connectSaveAddress } from './save-address.ports.ts'

/** The address dialog over any page; what came of it is told by `onAddress` (docs/spec.md §4, Address save). */
export function Overlay({ kind, fields }: { kind: AddressKind; fields: AddressFields }) {
  const { api, toasts } = useShop()
  const queries = useQueryClient()
  const config = useConfig()
  const [machine] = useState(() => connectSaveAddress(api))
  const ref = useActorRef(machine, { input: { kind, fields } })
  const snapshot = useSelector(ref, (current) => current)

  useEffect(() => {
    const tell = (outcome: SaveAddressOutcome) => {
      if (outcome.type === 'dismissed') return
      if (outcome.type === 'kept') return announceAddress(outcome)
      const { address, reply } = outcome
      toasts.show({ kind: 'success', text: reply.message })
      void queries.invalidateQueries({ queryKey: ['listAddresses'] })
      announceAddress({ type: 'saved', address, zone_ids: reply.zone_ids })
    }
    const { unsubscribe } = ref.subscribe({
      complete: () => {
        const { output } = ref.getSnapshot()
        if (output) tell(output)
        closeOverlay()
      },
    })
    return unsubscribe
  }, [ref, toasts, queries])

  return <AddressDialog snapshot={snapshot} send={ref.send} config={config} />
}

import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { ownerOf } from '#machines/rules/order-draft.ts'
import { useShop } from '#src/core/shop.ts'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import type { SectionProps } from '#src/shared/checkout/checkout-props.ts'
import { connectAttachPrescription } from './prescription.ports.ts'
import { PrescriptionView } from './prescription.view.tsx'

type Props = Pick<SectionProps, 'draft' | 'refusals'> & { checkout: ActorRefFrom<typeof checkoutMachine> }

/** Runs for as long as the order needs a prescription, and tells checkout which pictures the server has. */
export function Prescription({ checkout, draft, refusals }: Props) {
  const { api } = useShop()
  const [guest_id] = useState(ownerOf(draft.shopper).guest_id)
  const { snapshot, send } = useFlow(
    () => connectAttachPrescription({ api, crypto: window.crypto, guest_id }),
    { coordinator: checkout },
  )
  useEmitted(checkout, 'refused', () => {
    const { refusals } = checkout.getSnapshot().context
    if (refusals.some(({ code }) => code === 'prescription_pictures')) send({ type: 'picture.gone' })
  })
  return <PrescriptionView draft={draft} refusals={refusals} attaching={{ snapshot, send }} />
}

import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { readTab } from '#browser/tab-storage.ts'
import type { deliveryAddressMachine } from '#machines/delivery-address.machine.ts'
import type { guestContactMachine } from '#machines/guest-contact.machine.ts'
import { addressFields } from '#machines/rules/address-form.ts'
import type { Place } from '#machines/rules/place.ts'
import type { Shopper } from '#machines/rules/placement.ts'
import type { submitOrderMachine } from '#machines/submit-order.machine.ts'
import type { CartLine, Config, StoreDetails } from '#openapi/generated/client.ts'
import { useChild } from '#src/flow/use-child.ts'
import { openOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { fieldsOfDelivery, fieldsOfNew, savedAt } from './address-fields.ts'
import { connectCheckout } from './checkout.ports.ts'
import { CheckoutView } from './checkout.view.tsx'
import {
  useAddressNews,
  useCartLines,
  useGuestMemory,
  useNews,
  useRefusedInSight,
} from './checkout-surroundings.ts'
import { deliverySlots } from './delivery-slots.ts'
import { GuestContactDialog } from './guest-contact.view.tsx'
import { SavedAddressesDialog } from './saved-addresses.view.tsx'

export type CheckoutProps = {
  page: 'cart' | 'buy_now' | 'campaign'
  shopper: Shopper
  store: StoreDetails
  config: Config
  lines: CartLine[]
  place: Place
}

/** Checkout at work: the flow, its children, and what the shop does about what it decides. */
export function Checkout({ page, shopper, store, config, lines, place }: CheckoutProps) {
  const shop = useShop()
  const [machine] = useState(() =>
    connectCheckout({
      api: shop.api,
      storage: shop.storage,
      crypto: window.crypto,
      module_id: store.module_id,
      guest_id: shopper.type === 'guest' ? shopper.guest_id : undefined,
    }),
  )
  const ref = useActorRef(machine, {
    input: { page, shopper, store, config, lines, place, contact: readTab(window, 'guestContact') },
  })
  const snapshot = useSelector(ref, (current) => current)
  const saved = useChild<typeof deliveryAddressMachine>(snapshot, 'deliveryAddress')
  const contact = useChild<typeof guestContactMachine>(snapshot, 'guestContact')
  const submitting = useChild<typeof submitOrderMachine>(snapshot, 'submitOrder')
  const [days] = useState(() =>
    config.schedule_order && store.schedule_order
      ? deliverySlots({
          schedules: store.schedules,
          minutes: config.schedule_order_slot_duration,
          timezone: config.timezone,
          now: Date.now(),
        })
      : [],
  )

  const couponRefusal = useNews(ref)
  useCartLines(ref)
  useAddressNews(ref)
  useGuestMemory(ref, place)
  const frame = useRefusedInSight(snapshot.context.refusals)

  const { delivery } = snapshot.context
  const receiver = snapshot.context.contact
  const editAddress = () => {
    const known = saved && savedAt(saved.snapshot.context.addresses, delivery)
    if (known)
      openOverlay({ name: 'address', kind: { type: 'saved', id: known.id }, fields: addressFields(known) })
    else
      openOverlay({
        name: 'address',
        kind: { type: shopper.type === 'guest' ? 'guest' : 'new' },
        fields: fieldsOfDelivery(delivery, receiver),
      })
  }
  const addAddress = () =>
    openOverlay({ name: 'address', kind: { type: 'new' }, fields: fieldsOfNew(delivery, receiver) })

  return (
    <div ref={frame}>
      <CheckoutView
        snapshot={snapshot}
        send={ref.send}
        saved={saved}
        submitting={submitting}
        days={days}
        cutlery={store.cutlery === 1}
        couponRefusal={couponRefusal}
        onEditAddress={editAddress}
        onAddAddress={addAddress}
        onEditCart={page === 'cart' ? () => openOverlay({ name: 'cart' }) : undefined}
      >
        {saved && (
          <SavedAddressesDialog
            {...saved}
            onAdd={() => {
              saved.send({ type: 'dialog.cancel' })
              addAddress()
            }}
          />
        )}
        {contact && <GuestContactDialog {...contact} config={config} />}
      </CheckoutView>
    </div>
  )
}

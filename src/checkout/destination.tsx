import type { deliveryAddressMachine } from '#machines/delivery-address.machine.ts'
import type { guestContactMachine } from '#machines/guest-contact.machine.ts'
import { addressFields } from '#machines/rules/address-form.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { openOverlay } from '#src/shop/overlay.ts'
import { fieldsOfDelivery, fieldsOfNew, savedAt } from './address-fields.ts'
import type { Destination, SectionProps } from './checkout-props.ts'
import { useAddressNews } from './checkout-surroundings.ts'
import { DeliveryAddresses } from './delivery-addresses.tsx'
import { GuestContactDialog } from './guest-contact.view.tsx'
import { SavedAddressesDialog } from './saved-addresses.view.tsx'

/** Where the order goes and who receives it, with the dialogs that change both. */
export function DestinationSection({ destination, ...section }: SectionProps & { destination: Destination }) {
  const { shopper, delivery, contact, config } = section.draft
  const saved = useChild<typeof deliveryAddressMachine>(destination.snapshot, 'deliveryAddress')
  const guestContact = useChild<typeof guestContactMachine>(destination.snapshot, 'guestContact')
  useTellApp('destination', destination.actor)
  useAddressNews(destination)

  const editAddress = () => {
    const known = saved && savedAt(saved.snapshot.context.addresses, delivery)
    if (known)
      openOverlay({ name: 'address', kind: { type: 'saved', id: known.id }, fields: addressFields(known) })
    else
      openOverlay({
        name: 'address',
        kind: { type: shopper.type === 'guest' ? 'guest' : 'new' },
        fields: fieldsOfDelivery(delivery, contact),
      })
  }
  const addAddress = () =>
    openOverlay({ name: 'address', kind: { type: 'new' }, fields: fieldsOfNew(delivery, contact) })

  return (
    <>
      <DeliveryAddresses
        {...section}
        destination={destination}
        saved={saved}
        guestContact={guestContact}
        onEdit={editAddress}
        onAdd={addAddress}
      />
      {saved && (
        <SavedAddressesDialog
          {...saved}
          onAdd={() => {
            saved.send({ type: 'dialog.cancel' })
            addAddress()
          }}
        />
      )}
      {guestContact?.snapshot.matches('inDialog') && <GuestContactDialog {...guestContact} config={config} />}
    </>
  )
}

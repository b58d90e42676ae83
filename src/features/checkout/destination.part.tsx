import type { deliveryAddressMachine } from '#machines/checkout/delivery-address.machine.ts'
import type { guestContactMachine } from '#machines/checkout/guest-contact.machine.ts'
import { addressFields } from '#machines/rules/address-form.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useChild } from '#src/flow/use-child.ts'
import { openOverlay } from '#src/navigation/overlay.ts'
import type { Destination, SectionProps } from '#src/shared/checkout/checkout-props.ts'
import { useAddressUpdates } from '#src/shared/checkout/checkout-surroundings.ts'
import { SavedAddressesDialog } from '#src/shared/checkout/saved-addresses.view.tsx'
import { fieldsOfDelivery, fieldsOfNew, savedAt } from './address-fields.ts'
import { DeliveryAddresses } from './delivery-addresses.part.tsx'
import { GuestContactDialog } from './guest-contact.view.tsx'

/** Where the order goes and who receives it, with the dialogs that change both. */
export function DestinationSection({ destination, ...section }: SectionProps & { destination: Destination }) {
  const { shopper, delivery, contact, config } = section.draft
  const saved = useChild<typeof deliveryAddressMachine>(destination.snapshot, 'deliveryAddress')
  const guestContact = useChild<typeof guestContactMachine>(destination.snapshot, 'guestContact')
  useTellApp('destination', destination.actor)
  useAddressUpdates(destination)

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

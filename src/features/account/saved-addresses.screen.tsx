import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AddressFields, addressFields } from '#machines/rules/address-form.ts'
import type { Address } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useCustomerLocation, useToken } from '#src/core/where.ts'
import { openOverlay } from '#src/navigation/overlay.ts'
import { addressesQuery, customerQuery } from './account.queries.ts'
import { RemoveAddress } from './remove-address.part.tsx'
import { SavedAddressesView } from './saved-addresses.view.tsx'

function SavedAddressesScreen() {
  const { api } = useShop()
  const { data: addresses } = useSuspenseQuery(addressesQuery(api))
  const blank = useBlankAddress()
  const [removed, setRemoved] = useState<Address>()
  return (
    <>
      <SavedAddressesView
        addresses={addresses}
        onAdd={() => openOverlay({ name: 'address', kind: { type: 'new' }, fields: blank })}
        onEdit={(address) =>
          openOverlay({
            name: 'address',
            kind: { type: 'saved', id: address.id },
            fields: addressFields(address),
          })
        }
        onRemove={setRemoved}
      />
      {removed && <RemoveAddress key={removed.id} address={removed} onEnd={() => setRemoved(undefined)} />}
    </>
  )
}

/** Where a new address starts: the place the customer shops for, received by themselves. */
function useBlankAddress(): AddressFields {
  const { default_location } = useConfig()
  const location = useCustomerLocation()
  const { data: customer } = useQuery(customerQuery(useShop().api, useToken() ?? ''))
  const { lat, lng } = location ?? default_location
  return {
    address: location?.address ?? '',
    address_type: 'home',
    address_label: '',
    contact_person_name: customer ? `${customer.f_name} ${customer.l_name}` : '',
    contact_person_number: customer?.phone ?? '',
    contact_person_email: '',
    additional_information: '',
    latitude: String(lat),
    longitude: String(lng),
    road: '',
    house: '',
    floor: '',
  }
}

export { SavedAddressesScreen as Screen }

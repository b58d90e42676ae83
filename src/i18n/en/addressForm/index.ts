import type { BaseTranslation } from '../../i18n-types.ts'

const en_addressForm = {
  title: { new: 'Add new address', saved: 'Edit address', guest: 'Delivery address' },
  pin: 'Put the pin on the door',
  looking: 'Looking at the address',
  outside: 'We do not deliver to this point. Move the map to another street.',
  notLocated: 'The address of this point did not come.',
  label: 'Label of the address',
  kinds: { home: 'Home', office: 'Office', other: 'Other' },
  ownLabel: 'Name of this address',
  ownLabelHint: 'For example: Grandma, Gym, Boat',
  address: 'Address',
  road: 'Street number',
  house: 'House number',
  floor: 'Floor',
  name: 'Contact Person Name',
  phone: 'Contact Person Number',
  email: 'Contact Person Email',
  additional: 'Additional information',
  deliverHere: 'Deliver here',
  missing: { address: 'Address is required', name: 'Name is required', phone: 'Phone Number is required' },
} satisfies BaseTranslation

export default en_addressForm

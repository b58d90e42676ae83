import type { BaseTranslation } from '../../i18n-types.ts'

const en_addressForm = {
  title: { new: 'Add new address', saved: 'Edit address', guest: 'Delivery address' },
  pin: 'Place the pin at your door',
  looking: 'Finding the address…',
  outside: "We don't deliver to this spot. Move the map to another street.",
  notLocated: "We couldn't find the address of this spot.",
  label: 'Address label',
  kinds: { home: 'Home', office: 'Office', other: 'Other' },
  ownLabel: 'Your own label',
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
  invalidPhone: 'Enter a valid phone number',
  missing: { address: 'Address is required', name: 'Name is required', phone: 'Phone Number is required' },
} satisfies BaseTranslation

export default en_addressForm

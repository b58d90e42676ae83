import type { BaseTranslation } from '../../i18n-types.ts'

const en_landing = {
  pickOnMap: 'Enter an address or use the map',
  useCurrent: 'Use current location',
  locating: 'Finding your location…',
  continueTo: 'Continue shopping',
  deliverTo: 'Delivering to {address:string}',
  change: 'Change',
  services: 'Services',
  storesCount: '{{count: ?? store | ?? stores}}',
  storesInAllZones: '{{count: ?? store | ?? stores}} in all areas',
  why: 'Why order with us',
  inNumbers: 'In numbers',
  statistics: {
    stores: 'Stores',
    items: 'Items',
    zones: 'Delivery areas',
    orders: 'Orders delivered',
  },
} satisfies BaseTranslation

export default en_landing

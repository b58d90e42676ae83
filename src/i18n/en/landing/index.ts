import type { BaseTranslation } from '../../i18n-types.ts'

const en_landing = {
  pickOnMap: 'Enter an address or use the map',
  useCurrent: 'Use current location',
  locating: 'Looking for you…',
  continueTo: 'Go on shopping',
  deliverTo: 'We bring it to {address:string}',
  change: 'Change',
  services: 'Services',
  storesCount: '{{count: ?? store | ?? stores}}',
  why: 'Why people order here',
  inNumbers: 'In numbers',
  statistics: {
    stores: 'Stores',
    items: 'Items',
    zones: 'Parts of the city',
    orders: 'Orders delivered',
  },
} satisfies BaseTranslation

export default en_landing

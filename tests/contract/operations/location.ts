import type { Cases } from '../support/cases.type.ts'

export const cases = {
  getConfig: {
    ends: 'what is shown as it is',
  },
  getPlaceDetails: {
    query: { placeid: 'street-1' },
  },
  reverseGeocode: {
    ends: 'what headers are made of',
  },
  getDistance: {
    ends: 'what headers are made of',
  },
  listZones: {
    ends: 'what headers are made of',
  },
} satisfies Cases

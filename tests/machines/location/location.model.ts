import { locationMachine } from '#machines/location/location.machine.ts'
import { model } from '#tests/support/model.ts'

const here = { lat: 25.2, lng: 55.3, address: '12 Palm Street', zone_ids: [1, 2] }
const there = { lat: 25.3, lng: 55.4, address: '3 Harbour Road', zone_ids: [2] }

export const locationModel = model(locationMachine, {
  inputs: { start: undefined },
  events: {
    'location.set': [{ location: there }],
    'location.changed': [{ location: here }, { location: null }],
  },
  answers: {
    readStoredLocation: { done: [here, null], refused: [new Error('storage is blocked')] },
    storeLocation: { done: [undefined], refused: [new Error('storage is full')] },
  },
})

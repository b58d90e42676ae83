import { NoPosition } from '#browser/geolocation.ts'
import { geolocationMachine } from '#machines/location/geolocation.machine.ts'
import { model } from '#tests/support/model.ts'

export const geolocationModel = model(geolocationMachine, {
  inputs: { start: undefined },
  events: {},
  answers: {
    currentPosition: {
      done: [{ lat: 25.2, lng: 55.3 }],
      refused: [new NoPosition('denied'), new NoPosition('timedOut'), new NoPosition('unavailable')],
    },
  },
})

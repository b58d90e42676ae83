import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { currentPosition } from '#browser/geolocation.ts'
import { geolocationMachine, geolocationPorts } from '#machines/location/geolocation.machine.ts'
import { pickLocationMachine, pickLocationPorts } from '#machines/location/pick-location.machine.ts'
import { connectLocatePoint } from '#src/core/locate-point.ports.ts'

/** Answers where the customer is now: the browser says, if it may. */
export const connectGeolocation = (navigator: Navigator) =>
  geolocationMachine.provide({
    actors: {
      currentPosition: answer(geolocationPorts.currentPosition, (_, signal) =>
        currentPosition(navigator, signal),
      ),
    },
  })

/** Answers the picking of a place: the server knows the places of the city, the browser where the customer is. */
export const connectPickLocation = (api: Api, navigator: Navigator) =>
  pickLocationMachine.provide({
    actors: {
      autocompletePlace: answer(pickLocationPorts.autocompletePlace, (query, signal) =>
        unwrap(api.GET('/config/place-api-autocomplete', { params: { query }, signal }), 'predictions'),
      ),
      getPlaceDetails: answer(pickLocationPorts.getPlaceDetails, (query, signal) =>
        unwrap(api.GET('/config/place-api-details', { params: { query }, signal }), 'result'),
      ),
      geolocation: connectGeolocation(navigator),
      locatePoint: connectLocatePoint(api),
    },
  })

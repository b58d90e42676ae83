import { assign, raise, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { type CustomerLocation, positionOf, unresolvedLocation } from '#machines/rules/place.ts'
import type { LatLng, PlaceDetails, PlacePredictions, Prediction } from '#openapi/generated/client.ts'
import { type GeolocationOutcome, geolocationMachine } from './geolocation.machine.ts'
import { type LocatePointOutcome, locatePointMachine } from './locate-point.machine.ts'

export type PickLocationOutcome = { type: 'picked'; location: CustomerLocation } | { type: 'dismissed' }

type Granted = Extract<GeolocationOutcome, { type: 'granted' }>
type InZone = Extract<LocatePointOutcome, { type: 'inZone' }>
type Refused = Extract<LocatePointOutcome, { type: 'refused' }>

export const pickLocationPorts = {
  autocompletePlace: port<PlacePredictions, { search_text: string }>('autocompletePlace'),
  getPlaceDetails: port<PlaceDetails, { placeid: string }>('getPlaceDetails'),
}

/** Lets the customer set the location: by text, by map, or by the browser's geolocation (docs/spec.md §4, §5). */
export const pickLocationMachine = setup({
  types: {
    /**
     * `start` is where the map starts; null on a page where nothing is chosen before the customer says something.
     * `locate` asks the browser at once: the customer wanted to be found.
     */
    input: {} as { start: LatLng | null; locate?: boolean | undefined },
    context: {} as {
      start: LatLng | null
      locate: boolean
      /** Text of the search box. */
      text: string
      predictions: Prediction[]
      chosen: Prediction
      /** The position under the pin; its address and zones are empty until they are known. */
      location: CustomerLocation
      /** The sentence that replaces the pick button while the point is refused; empty when the server gave none. */
      refusal: string
    },
    events: {} as
      | { type: 'text.change'; text: string }
      | { type: 'text.submit' }
      | { type: 'suggestion.choose'; prediction: Prediction }
      | { type: 'map.move'; position: LatLng }
      | { type: 'position.request' }
      | { type: 'permission.close' }
      | { type: 'locate.retry' }
      | { type: 'pick.confirm' }
      | { type: 'pick.close' },
    output: {} as PickLocationOutcome,
    tags: {} as 'busy' | 'pickable',
  },
  actors: { ...pickLocationPorts, geolocation: geolocationMachine, locatePoint: locatePointMachine },
  delays: { searchPause: 500 },
  actions: {
    'keep the text': assign((_, { text }: { text: string }) => ({ text })),
    'drop the suggestions': assign({ predictions: [] }),
    'offer the suggestions': assign((_, { output }: { output: PlacePredictions }) => ({
      predictions: output.predictions,
    })),
    'write the suggestion in the box': assign((_, { prediction }: { prediction: Prediction }) => ({
      text: prediction.description,
    })),
    'keep the suggestion': assign((_, { prediction }: { prediction: Prediction }) => ({
      chosen: prediction,
    })),
    'put the pin there': assign((_, { position }: { position: LatLng }) => ({
      location: unresolvedLocation(position),
    })),
    'put the pin on the place': assign((_, { output }: { output: PlaceDetails }) => ({
      location: unresolvedLocation(positionOf(output)),
    })),
    'move the map there': raise((_, { position }: { position: LatLng }) => ({ type: 'map.move', position })),
    'keep the place': assign((_, { location }: { location: CustomerLocation }) => ({ location })),
    'keep the refusal': assign((_, { message }: { message: string }) => ({ refusal: message })),
  },
  guards: {
    'the customer wants to be found': ({ context }) => context.locate,
    'a start is given': ({ context }) => context.start !== null,
    'the text is empty': (_, { text }: { text: string }) => text.trim() === '',
    'nothing was found': (_, { output }: { output: PlacePredictions }) => output.predictions.length === 0,
    'the position is known': (_, { output }: { output: GeolocationOutcome }) => output.type === 'granted',
    'it is in a zone': (_, { output }: { output: LocatePointOutcome }) => output.type === 'inZone',
    'no zone serves it': (_, { output }: { output: LocatePointOutcome }) => output.type === 'refused',
    'it has no address': (_, { output }: { output: LocatePointOutcome }) => output.type === 'unnamed',
  },
}).createMachine({
  id: 'pickLocation',
  description:
    'Where does the customer want deliveries? A search, the map or the browser gives the location.',
  context: ({ input }) => ({
    start: input.start,
    locate: input.locate ?? false,
    text: '',
    predictions: [],
    chosen: { place_id: '', description: '' },
    location: unresolvedLocation(input.start ?? { lat: 0, lng: 0 }),
    refusal: '',
  }),
  output: ({ event }) => event.output as PickLocationOutcome,
  initial: 'picking',
  states: {
    picking: {
      description: 'The customer looks for the location.',
      type: 'parallel',
      on: { 'pick.close': 'dismissed' },
      states: {
        search: {
          description: 'The search box with its suggestions.',
          initial: 'idle',
          on: {
            'text.change': [
              {
                guard: { type: 'the text is empty', params: ({ event }) => event },
                target: '.idle',
                actions: [{ type: 'keep the text', params: ({ event }) => event }, 'drop the suggestions'],
              },
              { target: '.typing', actions: { type: 'keep the text', params: ({ event }) => event } },
            ],
            'suggestion.choose': {
              target: '.idle',
              actions: [
                { type: 'write the suggestion in the box', params: ({ event }) => event },
                'drop the suggestions',
              ],
            },
          },
          states: {
            idle: { description: 'The app searches for nothing.' },
            typing: {
              description: 'The customer types; the search waits for a pause.',
              after: { searchPause: 'suggesting' },
              on: { 'text.submit': 'suggesting' },
            },
            suggesting: {
              description: 'The app looks up locations that match the text.',
              tags: 'busy',
              invoke: {
                id: 'autocompletePlace',
                src: 'autocompletePlace',
                input: ({ context }) => ({ search_text: context.text.trim() }),
                onDone: [
                  {
                    guard: { type: 'nothing was found', params: ({ event }) => event },
                    target: 'nothingFound',
                    actions: 'drop the suggestions',
                  },
                  {
                    target: 'offering',
                    actions: { type: 'offer the suggestions', params: ({ event }) => event },
                  },
                ],
                onError: { target: 'failed', actions: 'drop the suggestions' },
              },
            },
            offering: { description: 'The customer may choose a suggestion.' },
            nothingFound: { description: 'No location matches the text.' },
            failed: {
              description: 'The suggestions did not load; the search box keeps the text.',
              on: { 'text.submit': 'suggesting' },
            },
          },
        },
        point: {
          description: 'The position under the pin; a newer position replaces it.',
          initial: 'decidingStart',
          on: {
            'suggestion.choose': {
              target: '.placing',
              actions: { type: 'keep the suggestion', params: ({ event }) => event },
            },
            'map.move': {
              target: '.locating',
              actions: { type: 'put the pin there', params: ({ event }) => event },
            },
          },
          states: {
            decidingStart: {
              description: 'Is there a position to start from?',
              always: [{ guard: 'a start is given', target: 'locating' }, 'unset'],
            },
            unset: { description: 'The customer has not chosen a position yet.' },
            placing: {
              description: 'The app looks up the position of the chosen suggestion.',
              tags: 'busy',
              invoke: {
                id: 'getPlaceDetails',
                src: 'getPlaceDetails',
                input: ({ context }) => ({ placeid: context.chosen.place_id }),
                onDone: {
                  target: 'locating',
                  actions: { type: 'put the pin on the place', params: ({ event }) => event },
                },
                onError: 'notPlaced',
              },
            },
            notPlaced: {
              description: 'The app could not look up the position of the chosen suggestion.',
              on: { 'locate.retry': 'placing' },
            },
            locating: {
              description:
                'The app looks up the address and the zones of the position; the customer cannot pick it yet.',
              tags: 'busy',
              invoke: {
                id: 'locatePoint',
                src: 'locatePoint',
                input: ({ context: { location } }) => ({ lat: location.lat, lng: location.lng }),
                onDone: [
                  {
                    guard: { type: 'it is in a zone', params: ({ event }) => event },
                    target: 'inZone',
                    actions: { type: 'keep the place', params: ({ event }) => event.output as InZone },
                  },
                  {
                    guard: { type: 'no zone serves it', params: ({ event }) => event },
                    target: 'refused',
                    actions: { type: 'keep the refusal', params: ({ event }) => event.output as Refused },
                  },
                  {
                    guard: { type: 'it has no address', params: ({ event }) => event },
                    target: 'unnamed',
                  },
                  'notLocated',
                ],
                onError: 'notLocated',
              },
            },
            inZone: {
              description: 'The position has an address and a zone: the customer can pick the location.',
              tags: 'pickable',
              on: { 'pick.confirm': '#pickLocation.picked' },
            },
            unnamed: { description: 'The position has no address, and the customer cannot pick it.' },
            refused: {
              description:
                'No zone serves the position; the page shows the refusal instead of the pick button.',
            },
            notLocated: {
              description: 'No answer about the position came.',
              on: { 'locate.retry': 'locating' },
            },
          },
        },
        currentPosition: {
          description: 'Where is the customer now? The browser may tell the position.',
          initial: 'decidingQuestion',
          states: {
            decidingQuestion: {
              description: 'Did the customer open this page to use the current position?',
              always: [{ guard: 'the customer wants to be found', target: 'asking' }, 'idle'],
            },
            idle: { description: 'The app does not ask the browser.', on: { 'position.request': 'asking' } },
            asking: {
              description:
                'The browser looks up the position; a position that the customer chooses meanwhile replaces it.',
              tags: 'busy',
              invoke: {
                id: 'geolocation',
                src: 'geolocation',
                onDone: [
                  {
                    guard: { type: 'the position is known', params: ({ event }) => event },
                    target: 'idle',
                    actions: { type: 'move the map there', params: ({ event }) => event.output as Granted },
                  },
                  'refused',
                ],
                onError: 'refused',
              },
              on: { 'map.move': 'idle', 'suggestion.choose': 'idle' },
            },
            refused: {
              description: 'The browser told no position, and the page asks the customer for permission.',
              on: { 'permission.close': 'idle', 'position.request': 'asking' },
            },
          },
        },
      },
    },
    picked: {
      description: 'The customer confirmed the location.',
      type: 'final',
      output: ({ context }): PickLocationOutcome => ({ type: 'picked', location: context.location }),
    },
    dismissed: {
      description: 'The customer left without picking.',
      type: 'final',
      output: (): PickLocationOutcome => ({ type: 'dismissed' }),
    },
  },
})

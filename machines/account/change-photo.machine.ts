import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { ChosenPicture } from '#machines/rules/pictures.ts'
import { isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { Message } from '#openapi/generated/client.ts'
import { isPhoto, type Measures, movedSquare, type Square, wholeSquare, zoomedSquare } from './portrait.ts'

export const changePhotoPorts = {
  /** The photo as it is, or drawn smaller: those of phones are larger than the server takes. Refused when the browser cannot draw it. */
  shrinkPhoto: port<ChosenPicture, { photos: readonly ChosenPicture[] }>('shrinkPhoto'),
  /** Refused when the browser cannot draw the file. */
  measurePhoto: port<Measures, { photos: readonly ChosenPicture[] }>('measurePhoto'),
  updateProfile: port<Message, { photos: readonly ChosenPicture[]; square: Square; measures: Measures }>(
    'updateProfile',
  ),
  removePhoto: port<Message>('removePhoto'),
}

/** The customer chooses, crops, sends and removes the picture of the profile (docs/spec.md §5 Profile form). */
export const changePhotoMachine = setup({
  types: {
    context: {} as {
      /** The chosen picture, or none. */
      photos: readonly ChosenPicture[]
      measures: Measures
      square: Square
      refusals: readonly ServerRefusal[]
    },
    events: {} as
      | { type: 'photo.choose'; photo: ChosenPicture }
      | { type: 'square.move'; dx: number; dy: number }
      | { type: 'square.zoom'; zoom: number }
      | { type: 'photo.send' }
      | { type: 'photo.leave' }
      | { type: 'photo.remove' }
      | { type: 'remove.accept' }
      | { type: 'remove.decline' },
    emitted: {} as { type: 'photo.changed'; message: string },
    tags: {} as 'busy',
  },
  actors: changePhotoPorts,
  actions: {
    'keep the photo': assign((_, { photo }: { photo: ChosenPicture }) => ({
      photos: [photo],
      square: wholeSquare,
      refusals: [],
    })),
    'take the smaller photo': assign((_, { output }: { output: ChosenPicture }) => ({ photos: [output] })),
    'keep the measures': assign((_, { output }: { output: Measures }) => ({ measures: output })),
    'move the square': assign(
      ({ context: { square, measures } }, { dx, dy }: { dx: number; dy: number }) => ({
        square: movedSquare(square, { dx, dy }, measures),
      }),
    ),
    'zoom the square': assign(({ context: { square, measures } }, { zoom }: { zoom: number }) => ({
      square: zoomedSquare(square, zoom, measures),
    })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forgive everything': assign({ refusals: [] }),
    'report the change': emit((_, { output }: { output: Message }) => ({
      type: 'photo.changed',
      message: output.message,
    })),
  },
  guards: {
    'it is no picture of these kinds': (_, { photo }: { photo: ChosenPicture }) => !isPhoto(photo),
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'changePhoto',
  description: 'Which picture does the profile of the customer show?',
  context: { photos: [], measures: { width: 1, height: 1 }, square: wholeSquare, refusals: [] },
  initial: 'resting',
  states: {
    resting: {
      description: 'The page shows the picture of the profile, and the customer may choose another picture.',
      initial: 'fresh',
      on: {
        'photo.choose': [
          {
            guard: { type: 'it is no picture of these kinds', params: ({ event }) => event },
            target: '.unfit',
          },
          { target: 'shrinking', actions: { type: 'keep the photo', params: ({ event }) => event } },
        ],
        'photo.remove': 'confirming',
      },
      states: {
        fresh: { description: 'The page shows no error about a picture.' },
        unfit: {
          description:
            'The shop does not accept the kind of the chosen file, or the browser cannot open the file.',
        },
        refused: { description: 'The server refused to remove the picture, and said why.' },
        failed: { description: 'No answer to the removal came; the server may still have the picture.' },
      },
    },
    shrinking: {
      description: 'The browser makes the photo small enough for the server.',
      tags: 'busy',
      invoke: {
        id: 'shrinkPhoto',
        src: 'shrinkPhoto',
        input: ({ context: { photos } }) => ({ photos }),
        onDone: {
          target: 'measuring',
          actions: { type: 'take the smaller photo', params: ({ event }) => event },
        },
        onError: 'resting.unfit',
      },
    },
    measuring: {
      description: 'The browser opens the picture.',
      tags: 'busy',
      invoke: {
        id: 'measurePhoto',
        src: 'measurePhoto',
        input: ({ context: { photos } }) => ({ photos }),
        onDone: { target: 'cropping', actions: { type: 'keep the measures', params: ({ event }) => event } },
        onError: 'resting.unfit',
      },
    },
    cropping: {
      description: 'The customer moves and resizes the visible square, and sees the result.',
      initial: 'fresh',
      on: {
        'square.move': { actions: { type: 'move the square', params: ({ event }) => event } },
        'square.zoom': { actions: { type: 'zoom the square', params: ({ event }) => event } },
        'photo.send': 'sending',
        'photo.leave': 'resting',
      },
      states: {
        fresh: { description: 'The customer has not sent the picture yet.' },
        refused: { description: 'The server refused the picture, and said why.' },
        failed: { description: 'No answer came; the customer can send the same picture again.' },
      },
    },
    sending: {
      description: 'The browser sends the visible square to the server.',
      tags: 'busy',
      entry: 'forgive everything',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context: { photos, square, measures } }) => ({ photos, square, measures }),
        onDone: { target: 'resting', actions: { type: 'report the change', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'cropping.failed' },
          {
            target: 'cropping.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    confirming: {
      description: 'The page asks the customer whether to remove the picture.',
      on: { 'remove.accept': 'removing', 'remove.decline': 'resting' },
    },
    removing: {
      description: 'The server removes the picture.',
      tags: 'busy',
      entry: 'forgive everything',
      invoke: {
        id: 'removePhoto',
        src: 'removePhoto',
        onDone: { target: 'resting', actions: { type: 'report the change', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'resting.failed' },
          { target: 'resting.refused', actions: { type: 'keep the refusals', params: ({ event }) => event } },
        ],
      },
    },
  },
})

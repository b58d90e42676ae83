import { assign, sendTo, setup } from 'xstate'
import { picturePorts } from '#machines/app/read-pictures.ts'
import { port } from '#machines/port.ts'
import type { ChangeDraft } from '#machines/rules/order-draft.ts'
import {
  type ChosenPicture,
  copiesAmong,
  type DigestedPicture,
  isPicture,
  MOST_PICTURES,
} from '#machines/rules/pictures.ts'
import type { PrescriptionPicture, PrescriptionPictures } from '#openapi/generated/client.ts'
import type { Coordinator } from './coordinator.ts'

/** A picture the server did not take, and why. */
export type FailedPicture = { picture: ChosenPicture; error: unknown }

type Attaching = {
  coordinator: Coordinator
  /** What the server keeps for this shopper, in the order it came. */
  pictures: readonly PrescriptionPicture[]
  /** Pictures still to be sent; the first is on its way. */
  queue: readonly ChosenPicture[]
  failed: readonly FailedPicture[]
  /** Files that the browser still reads, and too many of them until the copies among them are known. */
  chosen: readonly ChosenPicture[]
  /** Left out of the last choice: another picture has the same bytes. */
  copies: readonly ChosenPicture[]
}

export const attachPrescriptionPorts = {
  ...picturePorts,
  /** What an earlier visit left. */
  listPrescriptionPictures: port<PrescriptionPictures>('listPrescriptionPictures'),
  /** A digest of the bytes of each picture. */
  digestPictures: port<readonly DigestedPicture[], readonly ChosenPicture[]>('digestPictures'),
  addPrescriptionPicture: port<PrescriptionPicture, ChosenPicture>('addPrescriptionPicture'),
  removePrescriptionPicture: port<PrescriptionPictures, { picture_id: string }>('removePrescriptionPicture'),
}

/** Sends the pictures of a prescription one by one, and keeps what was chosen until the server has it (docs/spec.md §5, Uploads). */
export const attachPrescriptionMachine = setup({
  types: {
    input: {} as { coordinator: Coordinator },
    context: {} as Attaching,
    events: {} as
      | { type: 'pictures.add'; pictures: readonly ChosenPicture[] }
      | { type: 'picture.remove'; picture_id: string }
      /** `id` is that of the chosen picture. */
      | { type: 'failed.retry'; id: string }
      | { type: 'failed.dismiss'; id: string }
      | { type: 'list.retry' }
      /** The server no longer has a picture of the list. */
      | { type: 'picture.gone' },
    tags: {} as 'busy',
  },
  actors: attachPrescriptionPorts,
  actions: {
    'take the list': assign((_, { output }: { output: PrescriptionPictures }) => ({
      pictures: output.pictures,
    })),
    'set the choice aside': assign(({ context }, { pictures }: { pictures: readonly ChosenPicture[] }) => ({
      chosen: [...context.chosen, ...pictures],
      copies: [],
    })),
    'take the choice as read': assign((_, { output }: { output: readonly ChosenPicture[] }) => ({
      chosen: output,
    })),
    'leave the choice out': assign({ chosen: [] }),
    'set the copies aside': assign(({ context }, { output }: { output: readonly DigestedPicture[] }) => {
      const ids = copiesAmong(output)
      return {
        chosen: context.chosen.filter(({ id }) => !ids.includes(id)),
        copies: context.chosen.filter(({ id }) => ids.includes(id)),
      }
    }),
    'queue the choice as far as it fits': assign(({ context }) => ({
      queue: [...context.queue, ...context.chosen.filter(isPicture).slice(0, roomIn(context))],
      chosen: [],
    })),
    'forget the copies': assign({ copies: [] }),
    'take the picture': assign(({ context }, { output }: { output: PrescriptionPicture }) => ({
      pictures: [...context.pictures, output],
      queue: context.queue.slice(1),
    })),
    'set the picture aside': assign(({ context }, { error }: { error: unknown }) => ({
      queue: context.queue.slice(1),
      failed: [...context.failed, ...context.queue.slice(0, 1).map((picture) => ({ picture, error }))],
    })),
    'queue the failed picture': assign(({ context }, { id }: { id: string }) => ({
      queue: [
        ...context.queue,
        ...context.failed.filter((each) => each.picture.id === id).map(({ picture }) => picture),
      ],
      failed: context.failed.filter(({ picture }) => picture.id !== id),
    })),
    'drop the failed picture': assign(({ context }, { id }: { id: string }) => ({
      failed: context.failed.filter(({ picture }) => picture.id !== id),
    })),
    'tell the pictures': sendTo(
      ({ context }) => context.coordinator,
      ({ context }): ChangeDraft => ({
        type: 'draft.change',
        change: {
          pictures: context.pictures,
          unsentPictures: context.queue.length + context.chosen.filter(isPicture).length,
        },
      }),
    ),
  },
  guards: {
    'one of them is no picture': (_, { pictures }: { pictures: readonly ChosenPicture[] }) =>
      !pictures.every(isPicture),
    'they are too many': ({ context }, { pictures }: { pictures: readonly ChosenPicture[] }) =>
      pictures.filter(isPicture).length > roomIn(context),
    'the choice does not fit': ({ context }) => context.chosen.length > roomIn(context),
    'there is room': ({ context }) => roomIn(context) > 0,
    'a picture waits': ({ context }) => context.queue.length > 0,
  },
}).createMachine({
  id: 'attachPrescription',
  description: 'Which pictures of the prescription does the server have?',
  context: ({ input }) => ({ ...input, pictures: [], queue: [], failed: [], chosen: [], copies: [] }),
  type: 'parallel',
  on: {
    'failed.dismiss': { actions: { type: 'drop the failed picture', params: ({ event }) => event } },
  },
  states: {
    notice: {
      description: 'Does the last choice of pictures have an error?',
      initial: 'fine',
      on: {
        'pictures.add': {
          target: '.reading',
          actions: [{ type: 'set the choice aside', params: ({ event }) => event }, 'tell the pictures'],
        },
      },
      states: {
        fine: {
          description: 'The last choice has no error.',
          on: { 'picture.remove': { actions: 'forget the copies' } },
        },
        reading: {
          description: 'The browser draws the chosen files; a file that is no picture must not count.',
          invoke: {
            id: 'readPictures',
            src: 'readPictures',
            input: ({ context: { chosen } }) => chosen,
            onDone: [
              {
                guard: {
                  type: 'they are too many',
                  params: ({ event: { output } }) => ({ pictures: output }),
                },
                target: 'comparing',
                actions: { type: 'take the choice as read', params: ({ event }) => event },
              },
              {
                target: 'decidingPlaces',
                actions: { type: 'take the choice as read', params: ({ event }) => event },
              },
            ],
            onError: { target: 'notPictures', actions: ['leave the choice out', 'tell the pictures'] },
          },
        },
        comparing: {
          description:
            'The customer chose too many pictures; the browser looks for copies, which must not count.',
          invoke: {
            id: 'digestPictures',
            src: 'digestPictures',
            input: ({ context: { queue, chosen } }) => [...queue, ...chosen.filter(isPicture)],
            onDone: {
              target: 'decidingPlaces',
              actions: { type: 'set the copies aside', params: ({ event }) => event },
            },
            onError: 'decidingPlaces',
          },
        },
        decidingPlaces: {
          description: 'Which of the chosen pictures fit, in the order of the choice?',
          exit: ['queue the choice as far as it fits', 'tell the pictures'],
          always: [
            {
              guard: {
                type: 'one of them is no picture',
                params: ({ context: { chosen } }) => ({ pictures: chosen }),
              },
              target: 'notPictures',
            },
            { guard: 'the choice does not fit', target: 'tooManyPictures' },
            'fine',
          ],
        },
        notPictures: {
          description: 'A chosen file cannot be drawn as a picture, and was left out.',
          on: { 'picture.remove': { target: 'fine', actions: 'forget the copies' } },
        },
        tooManyPictures: {
          description: 'The customer chose more than three pictures; the app takes the pictures that fit.',
          on: { 'picture.remove': { target: 'fine', actions: 'forget the copies' } },
        },
      },
    },
    sending: {
      description: 'The app sends one request at a time.',
      initial: 'reading',
      states: {
        reading: {
          description: 'The app reads which pictures the server has.',
          tags: 'busy',
          invoke: {
            id: 'listPrescriptionPictures',
            src: 'listPrescriptionPictures',
            onDone: {
              target: 'keeping',
              actions: [{ type: 'take the list', params: ({ event }) => event }, 'tell the pictures'],
            },
            onError: 'unread',
          },
        },
        unread: {
          description: 'The app could not read which pictures the server has.',
          on: { 'list.retry': 'reading' },
        },
        keeping: {
          description: 'The app knows the pictures of the server; added pictures wait for their turn.',
          initial: 'idle',
          on: {
            'failed.retry': {
              guard: 'there is room',
              actions: [
                { type: 'queue the failed picture', params: ({ event }) => event },
                'tell the pictures',
              ],
            },
          },
          states: {
            idle: {
              description: 'The server has every chosen picture, except for the failed pictures.',
              always: { guard: 'a picture waits', target: 'adding' },
              on: {
                'picture.gone': '#attachPrescription.sending.reading',
                'picture.remove': 'removing',
              },
            },
            adding: {
              description: 'The app sends the first picture of the queue.',
              tags: 'busy',
              invoke: {
                id: 'addPrescriptionPicture',
                src: 'addPrescriptionPicture',
                input: ({ context }) => context.queue[0]!,
                onDone: {
                  target: 'idle',
                  actions: [{ type: 'take the picture', params: ({ event }) => event }, 'tell the pictures'],
                },
                onError: {
                  target: 'idle',
                  actions: [
                    { type: 'set the picture aside', params: ({ event }) => event },
                    'tell the pictures',
                  ],
                },
              },
            },
            removing: {
              description: 'The server removes a picture.',
              tags: 'busy',
              invoke: {
                id: 'removePrescriptionPicture',
                src: 'removePrescriptionPicture',
                input: ({ event }) => ({ picture_id: (event as { picture_id: string }).picture_id }),
                onDone: {
                  target: 'idle',
                  actions: [{ type: 'take the list', params: ({ event }) => event }, 'tell the pictures'],
                },
                onError: '#attachPrescription.sending.reading',
              },
            },
          },
        },
      },
    },
  },
})

/** How many more pictures fit. */
const roomIn = ({ pictures, queue }: Pick<Attaching, 'pictures' | 'queue'>): number =>
  Math.max(0, MOST_PICTURES - pictures.length - queue.length)

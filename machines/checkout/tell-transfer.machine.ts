import { assign, setup, stateIn } from 'xstate'
import { picturePorts } from '#machines/app/read-pictures.ts'
import { port } from '#machines/port.ts'
import { type ChosenPicture, isPicture } from '#machines/rules/pictures.ts'
import { type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { Message, OfflineInfo, OfflinePayment, OfflinePaymentMethod } from '#openapi/generated/client.ts'
import { missingOfTransfer, type TransferValues, transferOf, valuesOf } from './transfer-form.ts'

/** `proof` is a picture of the transfer, or none; the server keeps an earlier one. */
export type TransferDetails = OfflineInfo & { order_id: number; proof: readonly ChosenPicture[] }

export type TellTransferOutcome =
  /** The store reviews the transfer; `message` is the server's. */
  | { type: 'told'; message: string }
  /** The time to pay is over, and nothing was told. */
  | { type: 'late' }

export const tellTransferPorts = {
  ...picturePorts,
  listOfflinePaymentMethods: port<OfflinePaymentMethod[]>('listOfflinePaymentMethods'),
  saveOfflinePayment: port<Message, TransferDetails>('saveOfflinePayment'),
}

type Telling = {
  order_id: number
  /** What the shop could not confirm: it is shown again, to be corrected. */
  told: OfflinePayment | null
  methods: readonly OfflinePaymentMethod[]
  /** The method the transfer was made by, once it is chosen. */
  method_id: number | undefined
  values: TransferValues
  note: string
  /** A picture of the transfer, or none. */
  proof: readonly ChosenPicture[]
  /** A file that the browser still reads, or none; it becomes the proof if the browser can draw it. */
  chosen: readonly ChosenPicture[]
  refusals: readonly ServerRefusal[]
}

/** Takes the details of a transfer that the customer made outside the shop (docs/spec.md §8 Order). */
export const tellTransferMachine = setup({
  types: {
    input: {} as Pick<Telling, 'order_id' | 'told'>,
    context: {} as Telling,
    events: {} as
      | { type: 'list.retry' }
      | { type: 'method.choose'; method_id: number }
      | { type: 'field.change'; customer_input: string; value: string }
      | { type: 'note.change'; note: string }
      | { type: 'proof.choose'; picture: ChosenPicture }
      | { type: 'proof.remove' }
      | { type: 'form.submit' }
      | { type: 'time.over' },
    output: {} as TellTransferOutcome,
    tags: {} as 'busy',
  },
  actors: tellTransferPorts,
  actions: {
    'offer the methods': assign(({ context: { told } }, { output }: { output: OfflinePaymentMethod[] }) => ({
      methods: output,
      method_id: (output.length === 1 ? output[0] : output.find(({ id }) => id === told?.method_id))?.id,
    })),
    'take the method': assign((_, { method_id }: { method_id: number }) => ({ method_id, refusals: [] })),
    'take the field': assign(
      ({ context }, { customer_input, value }: { customer_input: string; value: string }) => ({
        values: { ...context.values, [customer_input]: value },
      }),
    ),
    'take the note': assign((_, { note }: { note: string }) => ({ note })),
    'set the choice aside': assign((_, { picture }: { picture: ChosenPicture }) => ({ chosen: [picture] })),
    'take the proof': assign((_, { output }: { output: readonly ChosenPicture[] }) => ({
      proof: output,
      chosen: [],
    })),
    'leave the choice out': assign({ chosen: [] }),
    'drop the proof': assign({ proof: [] }),
    'take the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forget the refusals': assign({ refusals: [] }),
  },
  guards: {
    'none is offered': (_, { output }: { output: OfflinePaymentMethod[] }) => output.length === 0,
    'a required field is empty': ({ context }) => {
      const method = chosenMethod(context)
      return !method || missingOfTransfer(method, context.values).length > 0
    },
    'it is a picture': (_, { output }: { output: readonly ChosenPicture[] }) =>
      output.filter(isPicture).length > 0,
    'the time is over': stateIn({ sending: 'late' }),
    'the server refused': (_, { error }: { error: unknown }) => serverRefusals(error).length > 0,
  },
}).createMachine({
  id: 'tellTransfer',
  description: 'How did the customer transfer the amount?',
  context: ({ input }) => ({
    ...input,
    methods: [],
    method_id: undefined,
    values: valuesOf(input.told),
    note: input.told?.customer_note ?? '',
    proof: [],
    chosen: [],
    refusals: [],
  }),
  output: ({ event }) => event.output as TellTransferOutcome,
  on: { 'time.over': '.late' },
  initial: 'listing',
  states: {
    listing: {
      description: 'The app reads the accounts to which the customer can transfer.',
      tags: 'busy',
      invoke: {
        id: 'listOfflinePaymentMethods',
        src: 'listOfflinePaymentMethods',
        onDone: [
          { guard: { type: 'none is offered', params: ({ event }) => event }, target: 'notOffered' },
          { target: 'filling', actions: { type: 'offer the methods', params: ({ event }) => event } },
        ],
        onError: 'unlisted',
      },
    },
    unlisted: { description: 'The accounts did not load.', on: { 'list.retry': 'listing' } },
    notOffered: {
      description: 'The shop takes no transfers now: the customer needs another way to pay.',
      on: { 'list.retry': 'listing' },
    },
    filling: {
      description: 'The customer enters the details; the form keeps the details after a failure.',
      initial: 'fresh',
      on: {
        'method.choose': {
          target: '.fresh',
          actions: { type: 'take the method', params: ({ event }) => event },
        },
        'field.change': { actions: { type: 'take the field', params: ({ event }) => event } },
        'note.change': { actions: { type: 'take the note', params: ({ event }) => event } },
        'proof.choose': {
          target: '.reading',
          actions: { type: 'set the choice aside', params: ({ event }) => event },
        },
        'proof.remove': { target: '.fresh', actions: ['drop the proof', 'forget the refusals'] },
        'form.submit': 'decidingDetails',
      },
      states: {
        fresh: { description: 'The form shows no error.' },
        reading: {
          description: 'The browser draws the chosen file, while the customer goes on.',
          invoke: {
            id: 'readPictures',
            src: 'readPictures',
            input: ({ context: { chosen } }) => chosen,
            onDone: [
              {
                guard: { type: 'it is a picture', params: ({ event }) => event },
                target: 'fresh',
                actions: [{ type: 'take the proof', params: ({ event }) => event }, 'forget the refusals'],
              },
              { target: 'notPicture', actions: 'leave the choice out' },
            ],
            onError: { target: 'notPicture', actions: 'leave the choice out' },
          },
          on: {
            'method.choose': { actions: { type: 'take the method', params: ({ event }) => event } },
            'proof.remove': { actions: ['drop the proof', 'forget the refusals'] },
            'form.submit': '#tellTransfer.awaitingProof',
          },
        },
        notPicture: {
          description: 'The file chosen as the proof cannot be drawn as a picture, and was left out.',
        },
        missing: { description: 'Required fields are empty; each field says so.' },
        refused: { description: 'The server refused the details, and says why.' },
        failed: {
          description: 'No answer came. Sending again is safe: the new details replace the earlier details.',
        },
      },
    },
    awaitingProof: {
      description: 'The customer sent the details while the browser still draws the proof.',
      tags: 'busy',
      invoke: {
        id: 'readPictures',
        src: 'readPictures',
        input: ({ context: { chosen } }) => chosen,
        onDone: [
          {
            guard: { type: 'it is a picture', params: ({ event }) => event },
            target: 'decidingDetails',
            actions: { type: 'take the proof', params: ({ event }) => event },
          },
          { target: 'filling.notPicture', actions: 'leave the choice out' },
        ],
        onError: { target: 'filling.notPicture', actions: 'leave the choice out' },
      },
    },
    decidingDetails: {
      description: 'Are the details complete?',
      always: [
        { guard: 'a required field is empty', target: 'filling.missing' },
        { target: 'sending', actions: 'forget the refusals' },
      ],
    },
    sending: {
      description: 'The server takes the details, and decides whether they came in time.',
      tags: 'busy',
      initial: 'inTime',
      on: { 'time.over': '.late' },
      states: {
        inTime: { description: 'The time to pay is not over.' },
        late: {
          description: 'The time to pay ran out meanwhile: the customer cannot send refused details again.',
        },
      },
      invoke: {
        id: 'saveOfflinePayment',
        src: 'saveOfflinePayment',
        input: ({ context }) => ({
          order_id: context.order_id,
          proof: context.proof,
          ...transferOf(chosenMethod(context)!, context.values, context.note),
        }),
        onDone: 'told',
        onError: [
          { guard: 'the time is over', target: 'late' },
          {
            guard: { type: 'the server refused', params: ({ event }) => event },
            target: 'filling.refused',
            actions: { type: 'take the refusals', params: ({ event }) => event },
          },
          'filling.failed',
        ],
      },
    },
    late: {
      description: 'The time to pay is over, and the customer can send no details any more.',
      type: 'final',
      output: (): TellTransferOutcome => ({ type: 'late' }),
    },
    told: {
      description: 'The store reviews the transfer.',
      type: 'final',
      output: ({ event }): TellTransferOutcome => ({
        type: 'told',
        message: (event as object as { output: Message }).output.message,
      }),
    },
  },
})

/** The method the customer chose; undefined before. */
export const chosenMethod = ({
  methods,
  method_id,
}: Pick<Telling, 'methods' | 'method_id'>): OfflinePaymentMethod | undefined =>
  methods.find(({ id }) => id === method_id)

import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { type ChosenPicture, isPicture } from '#machines/rules/pictures.ts'
import { type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { Message, OfflineInfo, OfflinePayment, OfflinePaymentMethod } from '#openapi/generated/client.ts'
import { missingOfTransfer, type TransferValues, transferOf, valuesOf } from './transfer-form.ts'

/** `proof` is a picture of the transfer, or none; the server keeps an earlier one. */
export type ToldTransfer = OfflineInfo & { order_id: number; proof: readonly ChosenPicture[] }

/** The store reviews the transfer; `message` is the server's. */
export type TellTransferOutcome = { type: 'told'; message: string }

export const tellTransferPorts = {
  listOfflinePaymentMethods: port<OfflinePaymentMethod[]>('listOfflinePaymentMethods'),
  saveOfflinePayment: port<Message, ToldTransfer>('saveOfflinePayment'),
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
      | { type: 'form.submit' },
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
    'take the proof': assign((_, { picture }: { picture: ChosenPicture }) => ({ proof: [picture] })),
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
    'it is a picture': (_, { picture }: { picture: ChosenPicture }) => isPicture(picture),
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
    refusals: [],
  }),
  output: ({ event }) => event.output as TellTransferOutcome,
  initial: 'listing',
  states: {
    listing: {
      description: 'The accounts to transfer to are read.',
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
    unlisted: { description: 'The accounts did not come.', on: { 'list.retry': 'listing' } },
    notOffered: {
      description: 'The shop takes no transfers now: another way to pay is needed.',
      on: { 'list.retry': 'listing' },
    },
    filling: {
      description: 'The customer writes the details; after a failure they are still there.',
      initial: 'fresh',
      on: {
        'method.choose': {
          target: '.fresh',
          actions: { type: 'take the method', params: ({ event }) => event },
        },
        'field.change': { actions: { type: 'take the field', params: ({ event }) => event } },
        'note.change': { actions: { type: 'take the note', params: ({ event }) => event } },
        'proof.choose': [
          {
            guard: { type: 'it is a picture', params: ({ event }) => event },
            target: '.fresh',
            actions: [{ type: 'take the proof', params: ({ event }) => event }, 'forget the refusals'],
          },
          '.notPicture',
        ],
        'proof.remove': { target: '.fresh', actions: ['drop the proof', 'forget the refusals'] },
        'form.submit': [
          { guard: 'a required field is empty', target: '.missing' },
          { target: 'sending', actions: 'forget the refusals' },
        ],
      },
      states: {
        fresh: { description: 'Nothing is held against the details.' },
        notPicture: { description: 'What was chosen as the proof is no picture, and was left out.' },
        missing: { description: 'A required field is empty; each says so.' },
        refused: { description: 'The server refused, and says why.' },
        failed: { description: 'No answer came. Sending again is safe: it replaces what was told.' },
      },
    },
    sending: {
      description: 'The server takes the details.',
      tags: 'busy',
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
          {
            guard: { type: 'the server refused', params: ({ event }) => event },
            target: 'filling.refused',
            actions: { type: 'take the refusals', params: ({ event }) => event },
          },
          'filling.failed',
        ],
      },
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

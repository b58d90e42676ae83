import { assign, type OutputFrom, setup } from 'xstate'
import { keepDraftPorts } from '#machines/checkout/keep-draft.machine.ts'
import { recallDraftPorts } from '#machines/checkout/recall-draft.machine.ts'
import { trackOrderPorts } from '#machines/orders/track-order.machine.ts'
import { isTooOld } from '#machines/rules/kept-draft.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import { parcelName } from '#machines/rules/parcel-draft.ts'
import type { ParcelForm } from '#machines/rules/parcel-form.ts'
import {
  isOfParcel,
  type ParcelAgain,
  parcelAgain,
  parcelAgainToStore,
  type SendAgain,
} from '#machines/rules/send-again.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'

export type SendAgainOutcome =
  /**
   * The browser keeps the filled form as the shopper's draft; `gone` names the options that the shop no longer offers.
   */
  | ({ type: 'filled' } & Pick<ParcelAgain, 'gone'> & {
        parcel_category_id: ParcelForm['parcel_category_id']
      })
  /** The shopper goes on with the draft begun before. */
  | { type: 'kept' }
  /** There is no such parcel, or not for this shopper. */
  | { type: 'notFound' }

export const sendAgainPorts = {
  ...trackOrderPorts,
  readDraft: recallDraftPorts.readDraft,
  ...keepDraftPorts,
}

type Looked = OutputFrom<typeof recallDraftPorts.readDraft>

/** Fills the form of a parcel from an old order; a draft that the shopper began goes only with their consent. */
export const sendAgainMachine = setup({
  types: {
    input: {} as SendAgain,
    /** `again` is there as soon as the order is read. */
    context: {} as SendAgain & { again?: ParcelAgain },
    events: {} as { type: 'again.retry' } | { type: 'draft.replace' } | { type: 'draft.keep' },
    output: {} as SendAgainOutcome,
    tags: {} as 'busy',
  },
  actors: sendAgainPorts,
  actions: {
    'fill the form': assign(({ context }, { output }: { output: TrackedOrder }) => ({
      again: parcelAgain(context, output),
    })),
  },
  guards: {
    'it is a parcel': (_, { output }: { output: TrackedOrder }) => isOfParcel(output),
    'there is no such order': (_, { error }: { error: unknown }) => isNotFound(error),
    'another parcel was begun': ({ context }, { output }: { output: Looked }) =>
      isBegun(output) && JSON.stringify(output.draft!.said.parcel) !== JSON.stringify(context.again!.form),
  },
}).createMachine({
  id: 'sendAgain',
  description: 'With which details does the form begin when the shopper sends a parcel again?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as SendAgainOutcome,
  initial: 'readingOrder',
  states: {
    readingOrder: {
      description: 'The app reads the earlier order.',
      tags: 'busy',
      invoke: {
        id: 'trackOrder',
        src: 'trackOrder',
        input: ({ context: { order_id, contact_number } }) => ({ order_id, contact_number }),
        onDone: [
          {
            guard: { type: 'it is a parcel', params: ({ event }) => event },
            target: 'readingDraft',
            actions: { type: 'fill the form', params: ({ event }) => event },
          },
          'notFound',
        ],
        onError: [
          { guard: { type: 'there is no such order', params: ({ event }) => event }, target: 'notFound' },
          'failed',
        ],
      },
    },
    failed: {
      description:
        'No answer came, or the browser could not store the filled form; the shopper can try again.',
      on: { 'again.retry': 'readingOrder' },
    },
    readingDraft: {
      description: 'Did the shopper begin another parcel?',
      tags: 'busy',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context: { shopper } }) => parcelName(shopper),
        onDone: [
          {
            guard: { type: 'another parcel was begun', params: ({ event }) => event },
            target: 'confirmingReplace',
          },
          'keepingDraft',
        ],
        onError: 'confirmingReplace',
      },
    },
    confirmingReplace: {
      description: 'The shopper decides between the parcel begun before and the earlier order.',
      on: { 'draft.replace': 'keepingDraft', 'draft.keep': 'kept' },
    },
    keepingDraft: {
      description: 'The browser stores the filled form instead of the earlier draft.',
      tags: 'busy',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context }) => parcelAgainToStore(context, context.again!.form),
        onDone: 'filled',
        onError: 'failed',
      },
    },
    filled: {
      description: 'The form opens with the details of the earlier order.',
      type: 'final',
      output: ({ context: { again } }): SendAgainOutcome => ({
        type: 'filled',
        parcel_category_id: again!.form.parcel_category_id,
        gone: again!.gone,
      }),
    },
    kept: {
      description: 'The form opens with the parcel that the shopper began before.',
      type: 'final',
      output: (): SendAgainOutcome => ({ type: 'kept' }),
    },
    notFound: {
      description:
        'The earlier order does not exist or is no parcel, and the shopper fills in the form without it.',
      type: 'final',
      output: (): SendAgainOutcome => ({ type: 'notFound' }),
    },
  },
})

const isBegun = ({ draft, now }: Looked): boolean => draft?.said.parcel !== undefined && !isTooOld(draft, now)

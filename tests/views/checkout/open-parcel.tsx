import { screen, within } from '@testing-library/react'
import { useActorRef } from '@xstate/react'
import { afterEach } from 'vitest'
import { fromPromise } from 'xstate'
import { answer } from '#api/answer.ts'
import { keepDraftMachine } from '#machines/checkout/keep-draft.machine.ts'
import { quoteOrderMachine } from '#machines/checkout/quote-order.machine.ts'
import { submitOrderMachine, submitOrderPorts } from '#machines/checkout/submit-order.machine.ts'
import { parcelMachine } from '#machines/parcel/parcel.machine.ts'
import type { ParcelStart } from '#machines/rules/parcel-draft.ts'
import type { OrderPlaced, ParcelTerms, Quote, QuoteRequest } from '#openapi/generated/client.ts'
import { ParcelView } from '#src/features/parcel/parcel.view.tsx'
import { useSelector } from '#src/flow/use-selector.ts'
import type { FilledFrom } from '#src/navigation/send-again-path.ts'
import { parcelOfGuest, parcelQuote } from '#tests/machines/samples/parcel.ts'
import { renderIn } from '#tests/support/render-in.tsx'

const terms: ParcelTerms = {
  prohibited: ['Cash and jewellery', 'Weapons'],
  waiting_minutes: 10,
  return_fee_percent: 50,
  pickup_cancel_fee: 4,
  handover_codes: 1,
  link_days: 3,
}

/** Bodies that the page has sent, by operation. */
export const asked: object[] = []
export const sent: object[] = []
afterEach(() => {
  asked.length = 0
  sent.length = 0
})

type Answers = { quotes: (() => Promise<Quote>)[]; place: () => Promise<OrderPlaced> }

const connected = ({ quotes, place }: Answers) =>
  parcelMachine.provide({
    actors: {
      keepDraft: keepDraftMachine,
      quoteOrder: quoteOrderMachine.provide({
        actors: {
          createQuote: fromPromise<Quote, QuoteRequest>(({ input }) => {
            asked.push(input)
            return quotes.shift()!()
          }),
        },
      }),
      submitOrder: submitOrderMachine.provide({
        actors: {
          readOrderKey: answer(submitOrderPorts.readOrderKey, async () => null),
          newOrderKey: fromPromise(async () => 'a-key-of-sixteen-letters'),
          storeOrderKey: fromPromise(async () => {}),
          placeOrder: fromPromise(({ input }) => {
            sent.push(input.placement)
            return place()
          }),
        },
      }),
    },
  })

type PageProps = Answers & { start: ParcelStart; filled: FilledFrom | undefined }

function Page({ start, filled, ...answers }: PageProps) {
  const actor = useActorRef(connected(answers), { input: start })
  const snapshot = useSelector(actor, (now) => now)
  return (
    <ParcelView
      snapshot={snapshot}
      send={actor.send}
      categories={start.categories}
      terms={terms}
      onCategory={() => {}}
      onPick={() => {}}
      days={[]}
      now={0}
      mostTip={undefined}
      submitting={undefined}
      filled={filled}
    />
  )
}

/** Opens the form; `quotes` answer one after the other, and `place` answers every order. */
export const openParcel = (
  start: ParcelStart = parcelOfGuest,
  quotes = [async () => parcelQuote],
  {
    locale = 'en',
    place = () => new Promise<never>(() => {}),
    filled,
  }: { locale?: 'en' | 'ar'; place?: Answers['place']; filled?: FilledFrom } = {},
) =>
  renderIn(locale, <Page start={start} quotes={quotes} place={place} filled={filled} />, [
    'sendParcel',
    'checkout',
    'goods',
    'addressForm',
  ])

export const end = (name: string) => within(screen.getByRole('region', { name }))

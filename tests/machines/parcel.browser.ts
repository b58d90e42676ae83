import { parcelMachine } from '#machines/parcel/parcel.machine.ts'
import { parcelQuestion } from '#machines/parcel/parcel-question.ts'
import { lifetimeOf, type OrderPrice } from '#machines/rules/order-price.ts'
import type { ParcelStart } from '#machines/rules/parcel-draft.ts'
import type { Quote } from '#openapi/generated/client.ts'
import { openParcel } from '#tests/machines/parcel-by-hand.ts'
import { playSubmit } from '#tests/machines/played.ts'
import { dearerQuote } from '#tests/machines/samples/parcel.ts'
import { browser } from '#tests/support/browser.ts'

/** What the price says of itself on the page. */
const said: Record<Exclude<OrderPrice['type'], 'incomplete' | 'asking' | 'renewing'>, string | RegExp> = {
  known: /^This price is valid until /,
  expired: 'This price has expired.',
  refused: 'There is no price for this parcel yet.',
  unknown: "We couldn't get the price.",
}

/** The real part of the page asks for the price; the server answers as the path says. */
export const parcelBrowser = browser(
  parcelMachine,
  async (visit, { from }) => {
    const { page, stage, live, elapse } = visit
    const main = page.getByRole('main')
    const price = (type: keyof typeof said) => main.getByText(said[type])
    const press = (name: string | RegExp) => () => main.getByRole('button', { name }).click()
    const answerQuote = async ({ total, payments }: Quote) => {
      await stage.forward('createQuote', (quote: Quote) => ({ ...quote, total, payments }))
      await price('known').waitFor()
    }
    const expire = async (quote: Quote) => {
      // A part that starts again asks for the price anew.
      if (!(await price('known').isVisible())) await answerQuote(quote)
      await elapse('quoteOrder', lifetimeOf(quote))
      await price('expired').waitFor()
    }
    let quote: Quote
    return {
      open: async () => {
        // A page without an answer leaves this one as it is: the path ends here, and not at the gateway.
        await page.route('**/api/payments/sandbox/*', (route) => route.fulfill({ status: 204 }))
        await openParcel(visit, live.inputs![from] as ParcelStart)
      },
      gestures: {
        'draft.change': () => main.getByRole('radio', { name: /^Pay online/ }).click(),
        'price.changed': async ({ price: next }) => {
          if ('quote' in next) quote = next.quote
          if (next.type === 'known') return answerQuote(next.quote)
          if (next.type === 'expired') return expire(next.quote)
          const held = await stage.next('createQuote')
          if (next.type === 'refused') await held.refuse(403, { errors: next.refusals })
          else await held.drop()
          await price(next.type as 'refused' | 'unknown').waitFor()
        },
        'quote.renew': async () => {
          await press('Update price')()
          await answerQuote(quote)
          await expire(quote)
        },
        'parcel.place': press(/^Send parcel/),
      },
      told: {
        'wait.leave': () => main.getByRole('button', { name: 'Back', exact: true }).click(),
      },
      answers: {
        ...live.answers,
        agreeAmount: {
          withheld: true,
          // The press has renewed a quote that was over, or the part that asks for it has started again.
          played: async ({ output }) => {
            if (output.type === 'agreed' && !(await price('known').isVisible())) await answerQuote(quote)
          },
        },
        submitOrder: { played: ({ output }, submitOrder) => playSubmit(stage, output, submitOrder) },
      },
    }
  },
  {
    offered: {
      'draft.change': ({ context }, { change }) => context.draft.payment_method !== change.payment_method,
      'price.changed': (snapshot, { price }) => {
        const { draft } = snapshot.context
        // A price is told once it was asked for, and expires while the customer looks at it.
        if (price.type === 'expired') return snapshot.matches('drafting')
        return parcelQuestion(draft) !== undefined && (price.type !== 'known' || draft.price.type !== 'known')
      },
      'quote.renew': (snapshot) => snapshot.matches('drafting'),
      // The tariff of the demo city never rises: the server takes no order for the dearer price of the sample.
      'parcel.place': ({ context }) => context.draft.total !== dearerQuote.total,
    },
  },
)

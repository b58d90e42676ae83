import { shopperOf } from '#server/identity/shopper.ts'
import { guessInOrder } from '#server/orders/coupon-guesses.ts'
import { makeQuote } from '#server/orders/make-quote.ts'
import { offeredMethods } from '#server/orders/order-terms.ts'
import { quoteOnWire } from '#server/orders/quote.wire.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

export const quoteOperations = {
  createQuote: async ({ body }, context) => {
    const { services, principal } = context
    const { format } = await deskOf(context)
    const shopper = shopperOf(principal)
    const make = () => makeQuote(services, shopper, body)
    const quote = await (body.coupon_code ? guessInOrder(context, body.coupon_code, make) : make())
    const { zone, settings } = quote.terms
    const methods = offeredMethods(services, zone, settings, shopper)
    const isTaken = services.payments?.sumOf(quote.figures.order_amount, settings.currency) !== undefined
    return quoteOnWire(quote, { ...methods, digital_payment: methods.digital_payment && isTaken }, format)
  },
} satisfies Partial<Handlers>

import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { splitReceiptMachine } from '#machines/orders/split-receipt.machine.ts'
import { unsplit } from '#machines/rules/split-receipt.ts'
import { splitOf } from '#src/features/receipt/use-split.ts'
import { service } from '#tests/support/service.ts'

/** Asks nothing of the server; the split works on a receipt that the server wrote. */
export const splitReceiptService = service(splitReceiptMachine, async (stage) => {
  const { soup, tea, kitchen, config } = stage.city
  const [one] = (await stage.newPlacement()).cart!
  const cart = [one!, { ...one!, item_id: tea.id, price: tea.price, quantity: 3 }]
  const priced = await stage.server.POST('/customer/order/place', {
    body: { ...(await stage.newPlacement()), cart, order_amount: 0, store_id: kitchen.id },
  })
  const { order_id } = await stage.placeOrder({ cart, order_amount: priced.error!.errors[0]!.expected! })
  const query = { order_id, guest_id: stage.guest_id }
  const { total, lines } = await unwrap(stage.server.GET('/order/receipt', { params: { query } }))
  const digits = config.digit_after_decimal_point
  strictEqual(lines[0]!.name, soup.name)
  return {
    connected: splitReceiptMachine,
    inputs: {
      'a receipt with lines': { shared: { total, digits, lines }, kept: unsplit },
      'a receipt that was split by line': {
        shared: { total, digits, lines },
        kept: { ...unsplit, way: 'byLine' as const },
      },
      'a receipt that was split by amount': {
        shared: { total, digits, lines },
        kept: { ...unsplit, way: 'byAmount' as const },
      },
      'the receipt of a parcel': { shared: { total, digits, lines: [] }, kept: unsplit },
    },
    /** To the last coin. */
    holds: (snapshot) => {
      const { parts, left } = splitOf(snapshot)
      const coins = (amount: number) => Math.round(amount * 10 ** digits)
      strictEqual(
        parts.reduce((sum, { amount }) => sum + coins(amount), coins(left)),
        coins(total),
      )
    },
  }
})

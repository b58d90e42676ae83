import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { fillRefundMachine } from '#machines/orders/fill-refund.machine.ts'
import type { RefundOffer } from '#openapi/generated/client.ts'
import { connectFillRefund } from '#src/features/orders/request-refund.ports.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { write } from '#tests/machines/by-hand.ts'
import { bytesOf, chosen } from '#tests/machines/samples/prescription.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const fillRefundService = service(fillRefundMachine, async (stage, { from }) => {
  await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder()
  await stage.moveOrder(order_id, 'delivered')
  const query = { order_id }
  const offer = await unwrap(stage.server.GET('/order/refund-offer', { params: { query } }))
  const { refund_reasons } = await unwrap(stage.server.GET('/order/refund-reasons'))
  return {
    connected: connectFillRefund({ ...stage, crypto }),
    inputs: { [from]: { offer } },
    events: {
      'draft.change': (sample) => ({
        change: [
          { reason: refund_reasons[0]!.reason },
          { scope: 'items' as const },
          { line_id: offer.lines[0]!.id, step: 1 as const },
          { note: 'There was no bread.' },
        ][sample]!,
      }),
      'pictures.add': (sample) => ({
        pictures: [
          [chosen('bread')],
          [chosen('letter', 'application/pdf')],
          ['one', 'two', 'three', 'four'].map((id) => chosen(id)),
        ][sample]!,
      }),
    },
    /** The server has the request exactly once it said so, with its words and pictures. */
    holds: async ({ output, context: { draft } }) => {
      const { refund } = await unwrap(stage.server.GET('/order/track', { params: { query } }))
      if (output?.type !== 'requested') return
      deepStrictEqual(refund?.customer_reason, draft.reason)
      deepStrictEqual(refund?.images_full_url.length, draft.pictures.length)
    },
  }
})

export const fillRefundBrowser = browser(
  fillRefundMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const { offer } = live.inputs![from] as { offer: RefundOffer }
    const dialog = page.getByRole('dialog')
    return {
      open: async () => {
        await arrive(orderPath(offer.order_id))
        await page.getByRole('main').getByRole('button', { name: 'Ask for a refund' }).click()
        await stage.forward('getRefundOffer')
      },
      gestures: {
        'reasons.retry': () => dialog.getByRole('button', { name: 'Try again' }).click(),
        'draft.change': ({ change }) => {
          if ('line_id' in change)
            return dialog.getByRole('button', { name: `One more: ${offer.lines[0]!.name}` }).click()
          if (change.scope) return dialog.getByRole('radio', { name: /^Some items/ }).check()
          if (change.reason) return dialog.getByRole('radio', { name: change.reason }).check()
          return write(dialog.getByRole('textbox', { name: 'Tell us more' }), change.note ?? '')
        },
        'pictures.add': ({ pictures }) =>
          dialog
            .locator('input[type=file]')
            .first()
            .setInputFiles(
              pictures.map(({ id, name, type }) => ({
                name,
                mimeType: type,
                buffer: Buffer.from(bytesOf(id)),
              })),
            ),
        'picture.remove': () => dialog.getByRole('button', { name: 'Remove picture 1' }).click(),
        'form.submit': () => dialog.getByRole('button', { name: 'Send request' }).click(),
      },
    }
  },
  {
    holds: ['getRefundOffer'],
    offered: {
      // A radio button does not report the choice it already has; steppers stand beside the items only.
      'draft.change': ({ context: { draft } }, { change }) =>
        'line_id' in change
          ? draft.scope === 'items'
          : change.scope
            ? draft.scope === 'whole'
            : !change.reason || draft.reason !== change.reason,
    },
  },
)

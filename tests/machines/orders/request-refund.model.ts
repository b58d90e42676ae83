import type { Page } from '@playwright/test'
import { requestRefundMachine } from '#machines/orders/request-refund.machine.ts'
import { asked, offer, offline, tooLate } from '#tests/machines/samples/refund.ts'
import { model } from '#tests/support/model.ts'

const button = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).click()

export const requestRefundModel = model(requestRefundMachine, {
  inputs: { 'a delivered order': { order_id: offer.order_id } },
  events: { 'offer.retry': [{}], 'refund.close': [{}] },
  answers: {
    getRefundOffer: { done: [offer], refused: [offline, tooLate] },
    fillRefund: {
      done: [
        { type: 'requested', message: 'Your refund request has been placed.' },
        { type: 'closed', refusals: asked.errors },
      ],
      refused: [offline],
    },
  },
  gestures: { 'offer.retry': button('Try again'), 'refund.close': button('Close') },
})

import { requestRefundMachine } from '#machines/orders/request-refund.machine.ts'
import { asked, offer, offline, tooLate } from '#tests/machines/samples/refund.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const input = { order_id: 100001 }
const read = done('getRefundOffer', offer)

// Decision 013: once, within 24 hours of delivery by the server's clock; docs/contract.md §2 Orders.
export const requestRefundStories = stories(requestRefundMachine, {
  'a customer requests a refund of what the server offers': {
    input,
    when: [
      at('reading', ['busy']),
      read,
      at('filling'),
      done('fillRefund', { type: 'requested', message: 'Your refund request has been placed.' }),
    ],
    ends: 'requested',
    asked: [
      ['getRefundOffer', { order_id: 100001 }],
      ['fillRefund', { offer }],
    ],
    output: { type: 'requested', message: 'Your refund request has been placed.' },
  },
  'the refund dialog says why when it is too late by the clock of the server, and the page reads the order again':
    {
      input,
      when: [refused('getRefundOffer', tooLate), at('closed')],
      ends: 'closed',
      heard: [{ type: 'order.outdated' }],
      context: { refusals: tooLate.errors },
    },
  'the refund dialog says why when another tab has asked for a refund meanwhile, and the customer goes back':
    {
      input,
      when: [
        read,
        done('fillRefund', { type: 'closed', refusals: asked.errors }),
        at('closed'),
        { type: 'refund.close' },
      ],
      ends: 'left',
      heard: [{ type: 'order.outdated' }],
      context: { refusals: asked.errors },
      output: { type: 'left' },
    },
  'the refund dialog offers to read the order again when no answer comes': {
    input,
    when: [
      refused('getRefundOffer', offline),
      at('unread'),
      { type: 'offer.retry' },
      at('reading', ['busy']),
      read,
    ],
    ends: 'filling',
    asked: [
      ['getRefundOffer', { order_id: 100001 }],
      ['getRefundOffer', { order_id: 100001 }],
      ['fillRefund', { offer }],
    ],
    context: { refusals: [] },
  },
  'the refund dialog requests nothing when the customer closes it': {
    input,
    when: [read, { type: 'refund.close' }],
    ends: 'left',
    output: { type: 'left' },
  },
  'the refund dialog reads the offer again after its form died': {
    input,
    when: [read, refused('fillRefund'), at('unread'), { type: 'offer.retry' }],
    ends: 'reading',
  },
})

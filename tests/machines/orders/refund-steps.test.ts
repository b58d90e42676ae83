import { describe, expect, it } from 'vitest'
import { refundSteps } from '#machines/orders/refund-steps.ts'
import type { Refund } from '#openapi/generated/client.ts'

const asked = '2026-11-20T12:00:00.000Z'
const decided = '2026-11-20T13:00:00.000Z'
const early = '2026-11-20T13:00:00.000Z'
const late = '2026-11-21T09:00:00.000Z'

const refund: Refund = {
  refund_status: 'pending',
  refund_amount: 10,
  customer_reason: 'Cold',
  customer_note: null,
  images_full_url: [],
  admin_note: null,
  created_at: asked,
  decided_at: null,
}
const part = (status: 'expected' | 'pending' | 'sent', sent_at: string | null = null) =>
  ({ to: 'wallet', amount: 5, status, expected_at: null, sent_at }) as const
const stepsOf = (more: Partial<Refund>) =>
  refundSteps({ ...refund, ...more }).map(({ name, state, time }) => [name, state, time])

describe('the steps of a refund', () => {
  it('start with the request, which the shop is deciding on', () => {
    expect(stepsOf({ money: [part('expected')] })).toEqual([
      ['requested', 'done', asked],
      ['deciding', 'now', null],
      ['sent', 'next', null],
    ])
  })

  it('wait for the money once it is approved, until every part is sent', () => {
    const approved = { refund_status: 'approved', decided_at: decided } as const
    expect(stepsOf({ ...approved, money: [part('sent', early), part('pending')] })).toEqual([
      ['requested', 'done', asked],
      ['approved', 'done', decided],
      ['sent', 'now', null],
    ])
    expect(stepsOf({ ...approved, money: [part('sent', late), part('sent', early)] }).at(-1)).toEqual([
      'sent',
      'done',
      late,
    ])
  })

  it('end with a refusal', () => {
    expect(stepsOf({ refund_status: 'rejected', decided_at: decided, money: [] })).toEqual([
      ['requested', 'done', asked],
      ['declined', 'broken', decided],
    ])
  })

  it('leave the money out where the server does not say how it goes back', () => {
    expect(stepsOf({}).map(([name]) => name)).toEqual(['requested', 'deciding'])
  })
})

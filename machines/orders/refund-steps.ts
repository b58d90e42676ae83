import type { Refund } from '#openapi/generated/client.ts'

export type RefundStep = {
  name: 'requested' | 'deciding' | 'approved' | 'declined' | 'sent'
  state: 'done' | 'now' | 'next' | 'broken'
  /** When it was reached. */
  time: string | null
}

/** The steps of a refund: requested, approved or declined, and money sent where the server says how it goes back. */
export function refundSteps({ refund_status, created_at, decided_at, money = [] }: Refund): RefundStep[] {
  const requested: RefundStep = { name: 'requested', state: 'done', time: created_at }
  if (refund_status === 'rejected')
    return [requested, { name: 'declined', state: 'broken', time: decided_at }]
  const isApproved = refund_status === 'approved'
  const decision: RefundStep = isApproved
    ? { name: 'approved', state: 'done', time: decided_at }
    : { name: 'deciding', state: 'now', time: null }
  if (money.length === 0) return [requested, decision]
  const isSent = money.every(({ status }) => status === 'sent')
  return [
    requested,
    decision,
    {
      name: 'sent',
      state: isSent ? 'done' : isApproved ? 'now' : 'next',
      time: isSent ? lastOf(money.map(({ sent_at }) => sent_at)) : null,
    },
  ]
}

/** ISO times in UTC, which sort as text. */
const lastOf = (times: (string | null)[]): string | null =>
  times
    .filter((time) => time !== null)
    .toSorted()
    .at(-1) ?? null

import { type ChosenPicture, fittingPictures } from '#machines/rules/pictures.ts'
import type { RefundForm, RefundOffer } from '#openapi/generated/client.ts'

/** The customer's request, not sent yet. */
export type RefundDraft = {
  /** The whole order with its fees and its tip, or some of its items. */
  scope: 'whole' | 'items'
  /** Pieces of each line, by its id; nothing of a line that is not named. */
  pieces: Readonly<Record<number, number>>
  reason: string
  note: string
  pictures: readonly ChosenPicture[]
}

export const emptyRefund: RefundDraft = { scope: 'whole', pieces: {}, reason: '', note: '', pictures: [] }

/** docs/spec.md §5, Uploads; `openapi/schemas/refund.yaml`. */
export const LONGEST_REFUND_NOTE = 1000

export const piecesOf = ({ pieces }: Pick<RefundDraft, 'pieces'>, line_id: number): number =>
  pieces[line_id] ?? 0

/** What the customer changes: a field, or one piece of a line more or less. */
export type RefundChange =
  | Partial<Pick<RefundDraft, 'scope' | 'reason' | 'note'>>
  | { line_id: number; step: 1 | -1 }

/** Pieces stay within what was ordered. */
export function changedRefund({ lines }: RefundOffer, draft: RefundDraft, change: RefundChange): RefundDraft {
  if (!('line_id' in change)) return { ...draft, ...change }
  const { line_id, step } = change
  const most = lines.find(({ id }) => id === line_id)?.quantity ?? 0
  const pieces = Math.min(most, Math.max(0, piecesOf(draft, line_id) + step))
  return { ...draft, pieces: { ...draft.pieces, [line_id]: pieces } }
}

export const withRefundPictures = (draft: RefundDraft, added: readonly ChosenPicture[]): RefundDraft => ({
  ...draft,
  pictures: fittingPictures(draft.pictures, added),
})

const isWhole = ({ lines }: RefundOffer, draft: RefundDraft): boolean =>
  draft.scope === 'whole' || lines.every(({ id, quantity }) => piecesOf(draft, id) === quantity)

/** What some pieces of a line are worth: rounded down, as the server does it. */
export const piecesAmount = (
  { amount, quantity }: RefundOffer['lines'][number],
  pieces: number,
  digits: number,
): number => {
  const scale = 10 ** digits
  return Math.floor((Math.round(amount * scale) * pieces) / quantity) / scale
}

/** What the customer asks for; the server computes it again. */
export function refundAmount(offer: RefundOffer, draft: RefundDraft, digits: number): number {
  if (isWhole(offer, draft)) return offer.amount
  const scale = 10 ** digits
  const minor = offer.lines.map((line) =>
    Math.round(piecesAmount(line, piecesOf(draft, line.id), digits) * scale),
  )
  return minor.reduce((sum, each) => sum + each, 0) / scale
}

/** How an amount comes back: the first way has its part first. */
export function refundParts({ ways }: RefundOffer, amount: number, digits: number): RefundOffer['ways'] {
  const scale = 10 ** digits
  let left = Math.round(amount * scale)
  return ways.flatMap((each) => {
    const part = Math.min(left, Math.round(each.amount * scale))
    left -= part
    return part > 0 ? [{ ...each, amount: part / scale }] : []
  })
}

/** What the request lacks; `free` means that the chosen items cost nothing. */
export type RefundFlaw = 'items' | 'free' | 'reason'

export function refundFlaws(offer: RefundOffer, draft: RefundDraft): RefundFlaw[] {
  const chosen = offer.lines.filter(({ id }) => piecesOf(draft, id) > 0)
  const isPart = !isWhole(offer, draft)
  return [
    ...(isPart && chosen.length === 0 ? (['items'] as const) : []),
    ...(isPart && chosen.length > 0 && chosen.every(({ amount }) => amount === 0) ? (['free'] as const) : []),
    ...(draft.reason === '' ? (['reason'] as const) : []),
  ]
}

/** The request as it is sent; without lines it is of the whole order. */
export type SentRefund = Omit<RefundForm, 'image' | 'guest_id' | 'refund_method'> & {
  pictures: readonly ChosenPicture[]
}

export const refundRequest = (offer: RefundOffer, draft: RefundDraft): SentRefund => ({
  order_id: offer.order_id,
  customer_reason: draft.reason,
  ...(draft.note.trim() && { customer_note: draft.note.trim() }),
  ...(!isWhole(offer, draft) && {
    lines: offer.lines
      .map(({ id }) => ({ id, quantity: piecesOf(draft, id) }))
      .filter(({ quantity }) => quantity > 0),
  }),
  pictures: draft.pictures,
})

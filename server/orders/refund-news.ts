import type { Text } from '#server/db/shapes.ts'
import type { RefundMethod } from '#server/rules/refund.ts'

/** A step of a refund that the status of its order does not tell. */
export type RefundStep = 'approved' | 'declined' | 'sent'

export type RefundUpdate = { refund: RefundStep; words: Text }

export const declined: RefundUpdate = {
  refund: 'declined',
  words: { en: 'Your refund request has been declined.', ar: 'تم رفض طلب استرداد المبلغ.' },
}

/** `outside` is the amount that does not go into the wallet. */
export const approved = (outside: number): RefundUpdate => ({
  refund: 'approved',
  words:
    outside > 0
      ? {
          en: 'Your refund has been approved. The money is on its way.',
          ar: 'تمت الموافقة على استرداد المبلغ، وهو في طريقه إليك.',
        }
      : {
          en: 'Your refund has been approved. The money is in your wallet.',
          ar: 'تمت الموافقة على استرداد المبلغ، وقد أُضيف إلى محفظتك.',
        },
})

export const sent = (method: Exclude<RefundMethod, 'wallet'>): RefundUpdate => ({
  refund: 'sent',
  words: sentBy[method],
})

const sentBy: Record<Exclude<RefundMethod, 'wallet'>, Text> = {
  gateway: {
    en: 'Your refund has been sent to the card or account you paid with.',
    ar: 'تم تحويل المبلغ المسترد إلى البطاقة أو الحساب الذي دفعت منه.',
  },
  transfer: {
    en: 'Your refund has been sent by bank transfer.',
    ar: 'تم إرسال المبلغ المسترد بتحويل بنكي.',
  },
  cash: { en: 'Your refund has been handed out in cash.', ar: 'تم تسليم المبلغ المسترد نقدًا.' },
}

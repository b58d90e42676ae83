import type { Text } from '#server/db/shapes.ts'
import type { RefundWay } from '#server/rules/refund.ts'

/** A step of a refund that the status of its order does not tell. */
export type RefundStep = 'approved' | 'declined' | 'sent'

export type RefundNews = { refund: RefundStep; words: Text }

export const declined: RefundNews = {
  refund: 'declined',
  words: { en: 'Your refund request has been declined.', ar: 'تم رفض طلب استرداد المبلغ.' },
}

/** `outside` is the amount that does not go into the wallet. */
export const approved = (outside: number): RefundNews => ({
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

export const sent = (way: Exclude<RefundWay, 'wallet'>): RefundNews => ({
  refund: 'sent',
  words: sentBy[way],
})

const sentBy: Record<Exclude<RefundWay, 'wallet'>, Text> = {
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

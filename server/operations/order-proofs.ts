import { sendCode } from '#server/accounts/codes/send-code.ts'
import { codeOfOrder, proveOrder } from '#server/accounts/prove-order.ts'
import { orderOfContact } from '#server/orders/find-order.ts'
import type { Handlers } from '#server/wiring/services.ts'

const words = {
  sent: {
    en: 'We have sent a code to the phone of this order.',
    ar: 'أرسلنا رمزًا إلى هاتف هذا الطلب.',
  },
}

export const orderProofOperations = {
  sendOrderCode: async ({ body: { order_id, contact_number } }, context) => {
    await orderOfContact(context, order_id, { contact_number })
    const { network } = context
    const name = { ...codeOfOrder(contact_number), requester: { network } }
    return { message: words.sent[context.locale], ...(await sendCode(context, name, true)) }
  },

  proveOrder: async ({ body }, context) => {
    const { order_id, contact_number } = body
    await orderOfContact(context, order_id, { contact_number })
    return proveOrder(context, body)
  },
} satisfies Partial<Handlers>

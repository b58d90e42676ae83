import { startPayment } from '#server/payments/start-payment.ts'
import type { Handlers } from '#server/services.ts'

export const paymentOperations = {
  startPayment: async ({ body }, { services, principal, locale, log }) => ({
    redirect_link: await startPayment({ ...services, log }, { principal, body, locale }),
  }),
} satisfies Partial<Handlers>

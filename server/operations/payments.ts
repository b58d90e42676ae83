import { startPayment } from '#server/payments/start-payment.ts'
import type { Handlers } from '#server/services.ts'

export const paymentOperations = {
  startPayment: async ({ body }, { services, principal, locale }) => ({
    redirect_link: await startPayment(services, { principal, body, locale }),
  }),
} satisfies Partial<Handlers>

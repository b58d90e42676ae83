import { startPayment } from '#server/settlement/start-payment.ts'
import type { Handlers } from '#server/wiring/services.ts'

export const paymentOperations = {
  startPayment: async ({ body }, { services, principal, locale, log }) => ({
    redirect_link: await startPayment({ ...services, log }, { principal, body, locale }),
  }),
} satisfies Partial<Handlers>

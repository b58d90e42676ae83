import { PaymentReminder } from '#src/pay/payment-reminder.tsx'
import { ModuleSwitcher } from './module-switcher.tsx'

/** The reminder of a payment, and the side switcher of wide screens. */
export const Screen = () => (
  <>
    <PaymentReminder />
    <ModuleSwitcher />
  </>
)

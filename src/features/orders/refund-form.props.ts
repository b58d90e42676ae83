import type { fillRefundMachine } from '#machines/orders/fill-refund.machine.ts'
import type { Child } from '#src/flow/use-child.ts'

export type RefundFormProps = {
  form: Child<typeof fillRefundMachine>
  /** Decimals of the currency. */
  digits: number
}

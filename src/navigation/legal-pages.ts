import type { Words } from '#i18n/dictionaries.ts'
import type { Config } from '#openapi/generated/client.ts'
import { CANCELLATION_POLICY, PRIVACY_POLICY, REFUND_POLICY, SHIPPING_POLICY, TERMS } from './pages.ts'

type Policies = Pick<Config, 'refund_policy' | 'cancelation_policy' | 'shipping_policy'>

/** The legal pages with their names; the last three only where their config value is not 0 (docs/spec.md §2). */
export const legalPages = (config: Policies, { footer }: Words): { to: string; name: string }[] => [
  { to: TERMS, name: footer.terms() },
  { to: PRIVACY_POLICY, name: footer.privacy() },
  ...(config.refund_policy === 0 ? [] : [{ to: REFUND_POLICY, name: footer.refund() }]),
  ...(config.cancelation_policy === 0 ? [] : [{ to: CANCELLATION_POLICY, name: footer.cancellation() }]),
  ...(config.shipping_policy === 0 ? [] : [{ to: SHIPPING_POLICY, name: footer.shipping() }]),
]

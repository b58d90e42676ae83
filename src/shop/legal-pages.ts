import type { Words } from '#i18n/dictionaries.ts'
import type { Config } from '#openapi/generated/client.ts'

type Policies = Pick<Config, 'refund_policy' | 'cancelation_policy' | 'shipping_policy'>

/** The legal pages with their names; the last three only where their config value is not 0 (docs/spec.md §2). */
export const legalPages = (config: Policies, { footer }: Words): { to: string; name: string }[] => [
  { to: '/terms-and-conditions', name: footer.terms() },
  { to: '/privacy-policy', name: footer.privacy() },
  ...(config.refund_policy === 0 ? [] : [{ to: '/refund-policy', name: footer.refund() }]),
  ...(config.cancelation_policy === 0 ? [] : [{ to: '/cancellation-policy', name: footer.cancellation() }]),
  ...(config.shipping_policy === 0 ? [] : [{ to: '/shipping-policy', name: footer.shipping() }]),
]

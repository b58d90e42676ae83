import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/shop/config.ts'
import { closeOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { useToken } from '#src/shop/where.ts'
import { newcomerQuery } from './welcome.queries.ts'
import { WelcomeView } from './welcome.view.tsx'

/** After signing up; the discount of the first order is told once it is known (docs/spec.md §5, Other). */
export function Overlay() {
  const { sections } = useWords()
  const { business_name } = useConfig()
  const { data: customer } = useQuery(newcomerQuery(useShop().api, useToken()))
  return (
    <WelcomeView
      title={sections.welcome.title({ name: business_name })}
      customer={customer}
      onClose={closeOverlay}
    />
  )
}

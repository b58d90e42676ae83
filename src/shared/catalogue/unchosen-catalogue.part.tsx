import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { catalogueFor } from '#machines/rules/catalogue.ts'
import { modulesQuery } from '#src/core/modules.queries.ts'
import { Opening } from '#src/core/opening.part.tsx'
import { usePageModule } from '#src/core/page-module.ts'
import { preferredAt } from '#src/core/preferred-module.ts'
import { useShop } from '#src/core/shop.ts'
import { CatalogueContext, useCustomerLocation, useModule } from '#src/core/where.ts'
import { opens } from '#src/navigation/overlay.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'

/** The catalogue of a visitor who has chosen no location, no module, or neither. */
export function Unchosen({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const location = useCustomerLocation()
  const module = useModule()
  const { data: modules, error, isFetching, refetch } = useQuery(modulesQuery(useShop().api))
  const shown = modules && catalogueFor({ location, module }, modules, preferredAt(path))
  usePageModule(shown?.module ?? null)
  if (!shown)
    return error ? <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching} /> : <Opening />
  if (!shown.module) return <Redirect to="/" replace />
  return (
    <CatalogueContext value={shown}>
      {!location && <AllZones />}
      {children}
    </CatalogueContext>
  )
}

/** Tells the visitor that the page shows all zones, and offers to set the location. */
function AllZones() {
  const { catalogue } = useWords()
  return (
    <div className={bar}>
      <MapPin aria-hidden="true" />
      <p className={hint}>{catalogue.allZones()}</p>
      <Button size="sm" variant="outline" {...opens({ name: 'location', next: 'close' })}>
        {catalogue.setLocation()}
      </Button>
    </div>
  )
}

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  marginBlockStart: { base: '3', md: '6' },
  paddingInline: '4',
  paddingBlock: '2',
  bg: 'accent.soft',
  borderRadius: 'md',
  '& svg': { flexShrink: '0', width: '5', height: '5', color: 'accent.text' },
})
const hint = css({ flex: '1', textStyle: 'small' })

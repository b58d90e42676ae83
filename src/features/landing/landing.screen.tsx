import { useQuery } from '@tanstack/react-query'
import { choiceOf } from '#machines/rules/module-choice.ts'
import { modulesQuery } from '#src/core/modules.queries.ts'
import { useShop } from '#src/core/shop.ts'
import { useEnterModule } from '#src/core/use-enter-module.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { openOverlay, useGo } from '#src/navigation/overlay.ts'
import { HOME } from '#src/navigation/pages.ts'
import { landingQuery } from '#src/shared/footer/landing.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { LandingSkeleton } from './landing.skeleton.tsx'
import { LandingView } from './landing.view.tsx'

/** The way in: it says what there is and asks where to bring it. Who has said so may go on to the shops. */
function LandingScreen() {
  const { api } = useShop()
  const go = useGo()
  const enter = useEnterModule()
  const location = useCustomerLocation()
  const landing = useQuery(landingQuery(api))
  const { data: modules } = useQuery(modulesQuery(api))

  if (landing.isPending) return <LandingSkeleton />
  if (landing.isError)
    return <ErrorState onRetry={() => landing.refetch()} retrying={landing.isFetching} level={1} />
  return (
    <LandingView
      landing={landing.data}
      modules={modules ?? []}
      location={location}
      onSearch={() => openOverlay({ name: 'location', next: 'modules', search: true })}
      onPick={() => openOverlay({ name: 'location', next: 'modules' })}
      onLocate={() => openOverlay({ name: 'location', next: 'modules', locate: true })}
      onContinue={() => go(HOME)}
      onModule={(module) => {
        if (!location) return openOverlay({ name: 'location', next: 'modules' })
        if (!module.zones.some(({ id }) => location.zone_ids.includes(id)))
          return openOverlay({ name: 'modules' })
        enter(choiceOf(module))
      }}
    />
  )
}

export { LandingScreen as Screen }

import { useQuery } from '@tanstack/react-query'
import { Redirect, useSearch } from 'wouter'
import { likedIn } from '#machines/account/liked-categories.ts'
import type { ModuleChoice } from '#machines/rules/module-choice.ts'
import type { Category } from '#openapi/generated/client.ts'
import { modulesQuery } from '#src/core/modules.queries.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useModule, useToken, useWhere } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { nextPage } from '#src/navigation/next-page.ts'
import { HOME } from '#src/navigation/pages.ts'
import { categoriesQuery } from '#src/shared/items/categories.queries.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { customerQuery } from './account.queries.ts'
import { InterestsSkeleton } from './interests.skeleton.tsx'
import { InterestsFrame, InterestsView } from './interests.view.tsx'
import { connectPickInterests } from './pick-interests.ports.ts'

/** `/interest`: what the customer likes in the module they shop in (docs/spec.md §2, Routes). */
function InterestsScreen() {
  const module = useModule()
  // Home asks a customer without a module to choose one; the parcel module has no categories.
  if (!module || module.module_type === 'parcel') return <Redirect to={HOME} replace />
  return <Interests key={module.id} module={module} />
}

function Interests({ module }: { module: ModuleChoice }) {
  const { api } = useShop()
  const modules = useQuery(modulesQuery(api))
  const name = modules.data?.find(({ id }) => id === module.id)?.module_name
  const categories = useQuery(categoriesQuery(api, useWhere()))
  const customer = useQuery(customerQuery(api, useToken() ?? ''))
  const [missing] = [categories, customer].filter(({ isError }) => isError)
  return (
    <InterestsFrame module_name={name}>
      {missing ? (
        <ErrorState
          onRetry={() =>
            [categories, customer].forEach(({ isError, refetch }) => void (isError && refetch()))
          }
          retrying={categories.isFetching || customer.isFetching}
        />
      ) : categories.data && customer.data ? (
        <PickInterests
          module_id={module.id}
          categories={categories.data}
          saved={likedIn(categories.data, customer.data.interest)}
        />
      ) : (
        <InterestsSkeleton />
      )}
    </InterestsFrame>
  )
}

type Props = { module_id: number; categories: readonly Category[]; saved: readonly number[] }

function PickInterests({ module_id, categories, saved }: Props) {
  const { api } = useShop()
  const next = nextPage(useSearch())
  const { actor, snapshot, send } = useFlow(() => connectPickInterests(api), { saved })
  useTellApp('pickInterests', actor, { module_id, next })
  return <InterestsView categories={categories} snapshot={snapshot} send={send} />
}

export { InterestsScreen as Screen }

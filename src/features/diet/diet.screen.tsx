import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useToken } from '#src/core/where.ts'
import { dietOptionsQuery } from '#src/shared/diet/diet.ports.ts'
import { useDiet } from '#src/shared/diet/use-diet.ts'
import { DietView } from './diet.view.tsx'

/** `/profile?page=diet`: what the shopper avoids, for guests too. */
function DietScreen() {
  const options = useQuery(dietOptionsQuery(useShop().api, useLocale()))
  const { snapshot, send } = useDiet()
  return (
    <DietView
      snapshot={snapshot}
      send={send}
      options={options.data}
      isGuest={useToken() === null}
      lost={
        options.isError ? { retry: () => void options.refetch(), retrying: options.isFetching } : undefined
      }
    />
  )
}

export { DietScreen as Screen }

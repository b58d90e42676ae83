import { useQuery } from '@tanstack/react-query'
import { choiceOf } from '#machines/rules/module-choice.ts'
import { useShop } from '#src/shop/shop.ts'
import { useEnterModule } from '#src/shop/use-enter-module.ts'
import { useModule, usePlace } from '#src/shop/where.ts'
import { ModuleSwitcherView } from './module-switcher.view.tsx'
import { modulesQuery } from './modules.queries.ts'

/** Stands in the shell once a place and a module are chosen, where there is another module to go to. */
export function Screen() {
  const { api } = useShop()
  const place = usePlace()
  const current = useModule()?.id
  const enter = useEnterModule()
  const shopping = place !== null && current !== undefined
  const { data: modules } = useQuery({ ...modulesQuery(api, place?.zone_ids ?? []), enabled: shopping })
  if (!shopping || !modules || modules.length < 2) return null
  return (
    <ModuleSwitcherView modules={modules} current={current} onChoose={(module) => enter(choiceOf(module))} />
  )
}

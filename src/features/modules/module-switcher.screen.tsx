import { useQuery } from '@tanstack/react-query'
import { choiceOf, modulesIn } from '#machines/rules/module-choice.ts'
import { modulesQuery } from '#src/core/modules.queries.ts'
import { useShop } from '#src/core/shop.ts'
import { useEnterModule } from '#src/core/use-enter-module.ts'
import { useCustomerLocation, useModule } from '#src/core/where.ts'
import { ModuleSwitcherView } from './module-switcher.view.tsx'

/** Stands in the shell once a place and a module are chosen, where there is another module to go to. */
function ModuleSwitcherScreen() {
  const { api } = useShop()
  const location = useCustomerLocation()
  const current = useModule()?.id
  const enter = useEnterModule()
  const shopping = location !== null && current !== undefined
  const { data } = useQuery({ ...modulesQuery(api), enabled: shopping })
  if (!shopping || !data) return null
  const modules = modulesIn(data, location.zone_ids)
  if (modules.length < 2) return null
  return (
    <ModuleSwitcherView modules={modules} current={current} onChoose={(module) => enter(choiceOf(module))} />
  )
}

export { ModuleSwitcherScreen as Screen }

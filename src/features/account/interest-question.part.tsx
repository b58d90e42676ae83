import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import type { ModuleChoice } from '#machines/rules/module-choice.ts'
import { enteredModule } from '#src/core/entered-module.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { HOME } from '#src/navigation/pages.ts'
import { connectOfferInterests } from '#src/shared/account/offer-interests.ports.ts'

/** Runs the question each time the customer enters a module, as long as they are at its home. */
export function InterestQuestion() {
  const entered = useSyncExternalStore(enteredModule.subscribe, enteredModule.get)
  const [path] = useLocation()
  return entered && path === HOME && <Question key={entered.id} module={entered} />
}

function Question({ module }: { module: ModuleChoice }) {
  const { api, storage } = useShop()
  const { actor } = useFlow(() => connectOfferInterests(api), {
    moment: 'entering',
    module,
    asked: storage.read('askedInterests') ?? [],
  })
  useTellApp('offerInterests', actor)
  return null
}

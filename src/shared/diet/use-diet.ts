import { useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { dietMachine } from '#machines/catalogue/diet.machine.ts'
import { useShop } from '#src/core/shop.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { dietStoreOf } from './diet-store.ts'

export type DietSnapshot = SnapshotFrom<typeof dietMachine>

const whole = (snapshot: DietSnapshot) => snapshot

/** What the shopper avoids, and how to change it. */
export function useDiet() {
  const { subscribe, now } = dietStoreOf(useShop())
  const diet = useSyncExternalStore(subscribe, now, now)
  return { snapshot: useSelector(diet, whole), send: diet.send }
}

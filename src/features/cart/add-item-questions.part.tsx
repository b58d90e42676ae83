import { Suspense } from 'react'
import type { SnapshotFrom } from 'xstate'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { pageLocale } from '#i18n/locale.ts'
import type { addItemMachine } from '#machines/cart/add-item.machine.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { useShop } from '#src/core/shop.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { latePart } from '#ui/lazy-part.tsx'
import type { AddItemActor } from './add-item.props.ts'

const Questions = latePart(async () => {
  const [{ AddItemDialogs }] = await Promise.all([
    import('./add-item.dialogs.part.tsx'),
    lazyNamespaces(pageLocale(), ['cart']),
  ])
  return AddItemDialogs
})

const addItemOf = ({ children }: SnapshotFrom<typeof cartMachine>) =>
  children.addItem as AddItemActor | undefined

const asks = (snapshot: SnapshotFrom<typeof addItemMachine> | undefined) =>
  snapshot?.matches('confirmingClear') || snapshot?.matches('awaitingLocation')

/** While an item is being added, its questions; their code is fetched with the first one. */
export function AddItemQuestions() {
  const actor = useSelector(useShop().actors.cart, addItemOf)
  return actor ? <WhileAdding actor={actor} /> : null
}

function WhileAdding({ actor }: { actor: AddItemActor }) {
  const asking = useSelector(actor, asks)
  return <Suspense fallback={null}>{asking && <Questions actor={actor} />}</Suspense>
}

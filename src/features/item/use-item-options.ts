import { type ComponentProps, useEffect, useState } from 'react'
import { type ItemOptionsOutcome, itemOptionsMachine } from '#machines/catalogue/item-options.machine.ts'
import { isCampaign } from '#machines/rules/availability.ts'
import type { Selection } from '#machines/rules/variations.ts'
import type { CartLine, Item } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useShopMinute } from '#src/core/shop-minute.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useGuestId, useToken } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { productPath } from '#src/navigation/item-link.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { useShownLines } from '#src/shared/items/add-control.part.tsx'
import { forgetChoice, keepChoice, storedChoice } from './kept-choice.ts'
import type { TakeBar } from './take-bar.view.tsx'

export type Opening = {
  item: Item
  /** The line of the cart that is edited. */
  cart_id?: number | undefined
  /** Where choosing goes on. */
  selection?: Selection | undefined
  onDecided: (outcome: ItemOptionsOutcome, selection: Selection) => void
  /** A group of options refused what was picked; the customer has to be shown where. */
  onRefused: () => void
}

const linesOf = (lines: CartLine[], item: Item) => lines.filter(({ item_id }) => item_id === item.id)

/** The flow of choosing one item, told of the cart and of the time. */
export function useItemOptions({ item, cart_id, selection, onDecided, onRefused }: Opening) {
  const { session } = useShop().actors
  const lines = useShownLines()
  const now = useShopMinute()
  // A prerendered page knows neither customer nor guest until React has taken it over.
  const token = useToken()
  const guest_id = useGuestId()
  const isKnownGuest = token === null && guest_id !== null
  const { digit_after_decimal_point: digits } = useConfig()
  // Prerendering has no window.
  const [start] = useState(
    () => selection ?? (isCampaign(item) ? storedChoice(globalThis.window, item) : undefined),
  )
  const { actor, snapshot, send } = useFlow(() => itemOptionsMachine, {
    item,
    lines: linesOf(lines, item),
    editing: cart_id,
    now,
    digits,
    selection: start,
  })

  const isChoosing = snapshot.status === 'active'
  useEffect(() => {
    if (isChoosing) send({ type: 'lines.changed', lines: linesOf(lines, item) })
  }, [send, lines, item, isChoosing])
  useEffect(() => {
    if (isChoosing) send({ type: 'minute.passed', now })
  }, [send, now, isChoosing])

  const signIn = signInPath(productPath(item))
  const keep = () => keepChoice(window, item, actor.getSnapshot().context.selection)
  // The choice serves one return: a later page is prerendered without it.
  useEffect(() => forgetChoice(window), [])
  useOutcome(actor, (outcome, { context }) => onDecided(outcome, context.selection))
  useTellApp('itemOptions', actor, { signInPath: signIn, keepChoice: keep, showRefused: onRefused })

  const bar: ComponentProps<typeof TakeBar> = {
    snapshot,
    digits,
    send,
    shopperNow: () => (session.getSnapshot().context.token ? 'customer' : 'guest'),
    signIn: isKnownGuest && isCampaign(item) ? { path: signIn, onLeave: keep } : undefined,
  }
  return { snapshot, send, digits, bar }
}

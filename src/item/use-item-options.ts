import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { type ItemOptionsOutcome, itemOptionsMachine } from '#machines/item-options.machine.ts'
import type { Refusal } from '#machines/rules/refusal.ts'
import type { Selection } from '#machines/rules/variations.ts'
import type { CartLine, Item } from '#openapi/generated/client.ts'
import { useShownLines } from '#src/goods/add-control.tsx'
import { productPath } from '#src/goods/item-link.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { useConfig } from '#src/shop/config.ts'
import { useGo } from '#src/shop/overlay.ts'
import { refusalText } from '#src/shop/refusal-text.ts'
import { useShop } from '#src/shop/shop.ts'
import { useShopMinute } from '#src/shop/shop-minute.ts'
import { useToken } from '#src/shop/where.ts'

export type Opening = {
  item: Item
  /** The line of the cart that is edited. */
  cart_id?: number | undefined
  /** Where choosing goes on. */
  selection?: Selection | undefined
  onDecided: (outcome: ItemOptionsOutcome, selection: Selection) => void
  /** A group of options refused what was picked; the customer has to be shown where. */
  onRefused?: () => void
}

const linesOf = (lines: CartLine[], item: Item) => lines.filter(({ item_id }) => item_id === item.id)

/**
 * The flow of choosing one item, told of the cart, of the shopper and of the time. `tried` is true once a choice was refused: from
 * then on the groups say in red what they still need.
 */
export function useItemOptions({ item, cart_id, selection, onDecided, onRefused }: Opening) {
  const { toasts } = useShop()
  const words = useWords()
  const lines = useShownLines()
  const now = useShopMinute()
  const go = useGo()
  const shopper = useToken() ? 'customer' : 'guest'
  const { digit_after_decimal_point: digits } = useConfig()
  const [tried, setTried] = useState(false)
  const ref = useActorRef(itemOptionsMachine, {
    input: {
      item,
      lines: linesOf(lines, item),
      editing: cart_id,
      shopper,
      now,
      digits,
      selection,
    },
  })
  const snapshot = useSelector(ref, (current) => current)

  const isChoosing = snapshot.status === 'active'
  useEffect(() => {
    if (isChoosing) ref.send({ type: 'lines.changed', lines: linesOf(lines, item) })
  }, [ref, lines, item, isChoosing])
  useEffect(() => {
    if (isChoosing) ref.send({ type: 'minute.passed', now })
  }, [ref, now, isChoosing])
  useEffect(() => {
    if (isChoosing) ref.send({ type: 'shopper.changed', shopper })
  }, [ref, shopper, isChoosing])

  const decided = useEffectEvent(onDecided)
  const refused = useEffectEvent(() => onRefused?.())
  const say = useEffectEvent((refusal: Refusal) =>
    toasts.show({
      kind: refusal.message === 'nothingToUpdate' ? 'warning' : 'error',
      id: 'error',
      text: refusalText(refusal, words),
      ...(refusal.message === 'notLoggedIn' && {
        action: { label: words.actions.signIn(), run: () => go(signInPath(productPath(item))) },
      }),
    }),
  )
  useEffect(() => {
    const ending = ref.subscribe({
      complete: () => {
        const { output, context } = ref.getSnapshot()
        if (output) decided(output, context.selection)
      },
    })
    const problems = ref.on('problem', (refusal) => {
      say(refusal)
      if (refusal.message !== 'variationRequired' && refusal.message !== 'variationBounds') return
      setTried(true)
      refused()
    })
    return () => {
      ending.unsubscribe()
      problems.unsubscribe()
    }
  }, [ref])

  return { snapshot, send: ref.send, tried, digits }
}

export type ItemOptionsSnapshot = ReturnType<typeof useItemOptions>['snapshot']
export type SendItemOptions = ReturnType<typeof useItemOptions>['send']

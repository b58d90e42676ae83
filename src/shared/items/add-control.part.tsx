import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { isCampaign } from '#machines/rules/availability.ts'
import { shownLines } from '#machines/rules/cart-edits.ts'
import { newCartLine, startingSelection } from '#machines/rules/cart-line.ts'
import { lineOf } from '#machines/rules/same-variation.ts'
import type { CartLine, Item } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { choosesOnPage, needsChoice, productPath } from '#src/navigation/item-link.ts'
import { openOverlay, useGo } from '#src/navigation/overlay.ts'
import { css } from '#styled/css/index.js'
import { IconButton } from '#ui/icon-button.tsx'
import { FocusKeeper } from '#ui/kept-focus.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { itemQuery } from './goods.queries.ts'

type Snapshot = { context: Parameters<typeof shownLines>[0] }

/** The cart lines as the customer sees them, with pending edits. */
export const useShownLines = (): CartLine[] => useSelector(useShop().actors.cart, linesOf, sameLines)

const linesOf = ({ context }: Snapshot): CartLine[] => {
  const lines = known.get(context) ?? shownLines(context)
  known.set(context, lines)
  return lines
}
/** Cached, because a thousand cards select from the same cart. */
const known = new WeakMap<object, CartLine[]>()

const sameLines = (one: CartLine[], other: CartLine[]) =>
  one.length === other.length && one.every((line, index) => line === other[index])

/** Opens the product page or the popup, where the customer chooses options. */
export function useOpenItem(): (item: Item, cart_id?: number) => void {
  const { api } = useShop()
  const go = useGo()
  const queries = useQueryClient()
  return (item, cart_id) => {
    const id = item.slug || item.id
    const campaign = isCampaign(item) ? 1 : 0
    // The card holds the whole item: the popup opens at once, without a request.
    queries.setQueryData(itemQuery(api, id, campaign).queryKey, item)
    if (choosesOnPage(item)) go(productPath(item), { state: cart_id === undefined ? null : { cart_id } })
    else openOverlay({ name: 'item', id, module_id: item.module_id, cart_id, campaign })
  }
}

/** Add, which turns into a stepper in place once the item is in the cart (docs/spec.md §4). */
export function AddControl({ item, disabled = false }: { item: Item; disabled?: boolean }) {
  const Control = needsChoice(item) ? ChoiceControl : PlainControl
  return <Control item={item} disabled={disabled} />
}

type ControlProps = { item: Item; disabled: boolean }

function ChoiceControl({ item, disabled }: ControlProps) {
  const { goods } = useWords()
  const formats = useFormats()
  const openItem = useOpenItem()
  // Only the card whose quantity changes renders again.
  const count = useSelector(useShop().actors.cart, (cart: Snapshot) =>
    linesOf(cart).reduce((sum, line) => (line.item_id === item.id ? sum + line.quantity : sum), 0),
  )
  return (
    <IconButton
      variant="floating"
      className={frame}
      aria-label={isCampaign(item) ? goods.quickView({ name: item.name }) : goods.choose({ name: item.name })}
      disabled={disabled}
      onClick={() => openItem(item)}
    >
      {count > 0 ? <span className={counted}>{formats.number(count)}</span> : <Plus aria-hidden="true" />}
    </IconButton>
  )
}

/** For items without options: button and stepper replace each other, and the focus moves with them. */
function PlainControl({ item, disabled }: ControlProps) {
  const { goods } = useWords()
  const { cart } = useShop().actors
  const { digit_after_decimal_point } = useConfig()
  const line = useSelector(cart, (shown: Snapshot) =>
    lineOf(linesOf(shown), { item_id: item.id, variation: [] }),
  )
  return (
    <FocusKeeper>
      {line ? (
        <Stepper
          look="floating"
          size="sm"
          className={frame}
          label={goods.inCart({ name: item.name })}
          count={line.quantity}
          onIncrease={() => cart.send({ type: 'line.increment', line: line.id })}
          onDecrease={() => cart.send({ type: 'line.decrement', line: line.id })}
          onRemove={() => cart.send({ type: 'line.remove', line: line.id })}
        />
      ) : (
        <IconButton
          variant="floating"
          className={frame}
          aria-label={goods.addToCart({ name: item.name })}
          disabled={disabled}
          onClick={() => {
            const body = newCartLine(item, startingSelection(item), digit_after_decimal_point)
            cart.send({ type: 'item.add', item, body })
          }}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      )}
    </FocusKeeper>
  )
}

const frame = css({ position: 'relative', zIndex: 'raised' })
const counted = css({ textStyle: 'bodyStrong', color: 'accent.text', fontVariantNumeric: 'tabular-nums' })

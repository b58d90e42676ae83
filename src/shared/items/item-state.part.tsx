import { useFormats, useWords } from '#i18n/i18n.tsx'
import { availabilityAt, outOfStock } from '#machines/rules/availability.ts'
import { startingSelection } from '#machines/rules/cart-line.ts'
import type { Item } from '#openapi/generated/client.ts'
import { useShopMinute } from '#src/core/shop-minute.ts'
import { css, cx } from '#styled/css/index.js'

/** Whether the customer can buy the item now. `later` keeps its buttons, because the store takes scheduled orders. */
export function useItemState(item: Item): 'buyable' | 'later' | 'closed' | 'soldOut' {
  const availability = availabilityAt(useShopMinute(), item)
  if (outOfStock(item, startingSelection(item))) return 'soldOut'
  return availability === 'now' ? 'buyable' : availability
}

/**
 * Label over the picture of an unavailable item: the reason and the hours (docs/spec.md §2, Product cards). A small picture
 * shows only the reason; `ItemHours` then shows the hours in the text.
 */
export function ItemVeil({ item, small = false }: { item: Item; small?: boolean }) {
  const { goods } = useWords()
  const state = useItemState(item)
  if (state === 'buyable') return null
  const look = small ? cx(veil, label) : veil
  if (state === 'soldOut') return <span className={look}>{goods.outOfStock()}</span>
  return (
    <span className={look}>
      {goods.notAvailableNow()}
      {!small && <ItemHours item={item} />}
    </span>
  )
}

/** The hours of an item outside of them, and whether the customer can schedule an order. */
export function ItemHours({ item }: { item: Item }) {
  const { goods } = useWords()
  const { clock } = useFormats()
  const state = useItemState(item)
  if (state !== 'later' && state !== 'closed') return null
  return (
    <>
      {item.available_time_starts && item.available_time_ends && (
        <span className={hours}>
          {goods.hours({ from: clock(item.available_time_starts), to: clock(item.available_time_ends) })}
        </span>
      )}
      {state === 'later' && <span className={hours}>{goods.orderLater()}</span>}
    </>
  )
}

const veil = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '2',
  textAlign: 'center',
  textStyle: 'smallStrong',
  // The picture grows with the screen, not with the text: all of it stays in sight, and the longest word whole.
  fontSize: '[min(0.8125rem, 17px)]',
  '& > *': { fontSize: '[min(0.75rem, 16px)]' },
  color: 'fg.default',
  bg: 'bg.veil',
  // A pack has words of its own.
  backdropFilter: '[blur(6px)]',
})
const label = css({ px: '1' })
const hours = css({ textStyle: 'caption', color: 'fg.muted' })

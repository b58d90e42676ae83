import { useFormats, useWords } from '#i18n/i18n.tsx'
import { outOfStock } from '#machines/rules/availability.ts'
import { heldLine } from '#machines/rules/choosing.ts'
import { priceTag } from '#machines/rules/price.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { ItemOptionsSnapshot, SendItemOptions } from './use-item-options.ts'

type Props = { snapshot: ItemOptionsSnapshot; digits: number; send: SendItemOptions }

/** How many, what they cost together, and the ways to take them; it only offers what can be done now (spec §4). */
export function TakeBar({ snapshot, digits, send }: Props) {
  const { item: words, goods } = useWords()
  const { money } = useFormats()
  const { item, selection } = snapshot.context
  if (snapshot.matches('closed')) return <p className={closed}>{goods.notAvailableNow()}</p>

  const { total } = priceTag(item, selection, digits)
  const isOut = outOfStock(item, selection) !== undefined
  const isCampaign = snapshot.matches({ choosing: 'campaign' })
  const take = isCampaign ? ({ type: 'orderNow.choose' } as const) : ({ type: 'cart.choose' } as const)
  const label = isCampaign
    ? words.orderNow()
    : heldLine(snapshot.context)
      ? words.updateCart()
      : words.addToCart()
  return (
    <div className={bar}>
      <div className={row}>
        <Stepper
          look="outline"
          label={words.quantity({ name: item.name })}
          count={selection.quantity}
          canDecrease={selection.quantity > 1}
          onIncrease={() => send({ type: 'quantity.increment' })}
          onDecrease={() => send({ type: 'quantity.decrement' })}
        />
        {!isOut && !isCampaign && (
          <Button variant="soft" className={grow} onClick={() => send({ type: 'buyNow.choose' })}>
            {words.buyNow()}
          </Button>
        )}
      </div>
      {isOut ? (
        <Button full size="lg" variant="outline" className={out} onClick={() => send(take)}>
          {goods.outOfStock()}
        </Button>
      ) : (
        <Button full size="lg" className={solid} onClick={() => send(take)}>
          <span>{label}</span>
          <span className={amount}>{money(total)}</span>
        </Button>
      )}
      <LiveRegion>{words.total({ amount: money(total) })}</LiveRegion>
    </div>
  )
}

const bar = css({ display: 'flex', flexDirection: 'column', gap: '3', width: 'full' })
const row = css({ display: 'flex', alignItems: 'center', gap: '3' })
const grow = css({ flex: '1' })
const solid = css({ '& > [data-part=label]': { justifyContent: 'space-between', width: 'full' } })
const amount = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'bold' })
const out = css({ color: 'fg.muted' })
const closed = css({ paddingBlock: '3', textAlign: 'center', textStyle: 'bodyStrong', color: 'fg.muted' })

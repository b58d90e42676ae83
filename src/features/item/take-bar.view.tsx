import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { heldLine } from '#machines/catalogue/choosing.ts'
import { outOfStock } from '#machines/rules/availability.ts'
import { priceTag } from '#machines/rules/price.ts'
import { css, cx } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { ItemOptionsSnapshot, SendItemOptions } from './item-options.props.ts'

type Props = {
  snapshot: ItemOptionsSnapshot
  digits: number
  send: SendItemOptions
  /** Read at the press. */
  shopperNow: () => 'guest' | 'customer'
  /** The way to sign in, where the item is not for guests; `onLeave` keeps the guest's choices. */
  signIn: { path: string; onLeave: () => void } | undefined
}

/** How many, what they cost together, and the ways to take them; it only offers what can be done now (docs/spec.md §4). */
export function TakeBar({ snapshot, digits, send, shopperNow, signIn }: Props) {
  const { item: words, goods, actions } = useWords()
  const { money } = useFormats()
  const { item, selection } = snapshot.context
  if (snapshot.matches('closed')) return <p className={closed}>{goods.notAvailableNow()}</p>

  const { total } = priceTag(item, selection, digits)
  const isOut = outOfStock(item, selection) !== undefined
  const isCampaign = snapshot.matches({ choosing: 'campaign' })
  const take = () =>
    send(isCampaign ? { type: 'orderNow.choose', shopper: shopperNow() } : { type: 'cart.choose' })
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
          <Button variant="soft" className={now} onClick={() => send({ type: 'buyNow.choose' })}>
            {words.buyNow()}
          </Button>
        )}
      </div>
      {isOut ? (
        <Button size="lg" variant="outline" className={cx(main, out)} onClick={take}>
          {goods.outOfStock()}
        </Button>
      ) : (
        <Button size="lg" className={main} onClick={take}>
          <span>{label}</span>
          <span className={amount}>{money(total)}</span>
        </Button>
      )}
      {signIn && (
        <p className={members}>
          {words.signInToOrder()}{' '}
          <Link href={signIn.path} onClick={signIn.onLeave} className={link()}>
            {actions.signIn()}
          </Link>
        </p>
      )}
      <LiveRegion>{words.total({ amount: money(total) })}</LiveRegion>
    </div>
  )
}

// On phones one row, and two only where there is no room: the choices above keep the screen.
const bar = css({
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: { base: 'center', sm: 'stretch' },
  gap: { base: '2', sm: '3' },
  width: 'full',
})
const row = css({ display: { base: 'contents', sm: 'flex' }, alignItems: 'center', gap: '3' })
const now = css({ flex: { base: '[1 0 auto]', sm: '1' }, px: { base: '3', sm: '5' } })
const main = css({
  flex: { base: '[3 0 auto]', sm: 'none' },
  minHeight: { base: '11', sm: '13' },
  px: { base: '3', sm: '6' },
  py: { base: '0', sm: '3' },
  fontSize: { base: 'md', sm: 'base' },
  lineHeight: { base: '[1.3]', sm: 'heading' },
  '& > [data-part=label]': {
    flexDirection: { base: 'column', sm: 'row' },
    justifyContent: { base: 'center', sm: 'space-between' },
    gap: { base: '0', sm: '2' },
    width: 'full',
  },
})
const amount = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'bold' })
const out = css({ color: 'fg.muted' })
const members = css({ width: 'full', textAlign: 'center', textStyle: 'caption', color: 'fg.muted' })
const closed = css({ paddingBlock: '3', textAlign: 'center', textStyle: 'bodyStrong', color: 'fg.muted' })

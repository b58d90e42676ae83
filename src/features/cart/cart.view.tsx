import { ClipboardPlus, Gift as GiftIcon, PartyPopper } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { cartTotals } from '#machines/cart/cart-totals.ts'
import { freeDeliveryProgress } from '#machines/cart/free-delivery.ts'
import { itemsOnPrescription } from '#machines/rules/sold-lines.ts'
import type { CartLine, Config, Store } from '#openapi/generated/client.ts'
import type { Gift } from '#src/shared/offers/use-gift.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FocusKeeper } from '#ui/kept-focus.tsx'
import { Loading } from '#ui/loading.tsx'
import { Price } from '#ui/price.tsx'
import { Progress } from '#ui/progress.tsx'
import { CartSkeleton, cartFrom } from './cart.skeleton.tsx'
import { CartLineView, type LineEvent } from './cart-line.view.tsx'

export type CartViewProps = {
  /** As shown: the server's lines with the edits under way folded over them. */
  lines: CartLine[]
  state: 'loading' | 'ready' | 'unavailable'
  /** Of the day, at the shop. */
  minute: number
  config: Pick<Config, 'digit_after_decimal_point' | 'free_delivery_over'>
  /** Of the lines; undefined until it came. */
  store: Pick<Store, 'delivery' | 'free_delivery'> | undefined
  /** Off the first order. */
  gift?: Gift | undefined
  send: (event: LineEvent | { type: 'retry' }) => void
  onEdit: (line: CartLine) => void
  onClose: () => void
  onBrowse: () => void
  /** The button that leads to checkout, with its dialog. */
  checkout: ReactNode
  /** Names the lines with something the shopper avoids. */
  diet?: ReactNode
}

/** The cart from the inline end (docs/spec.md §2, Cart drawer). */
export function CartView(props: CartViewProps) {
  const { lines, state, minute, config, send, onEdit, onClose, onBrowse, diet } = props
  const { cart } = useWords()
  const digits = config.digit_after_decimal_point
  const touched = useRef(0)
  /** After a line was taken away: the one in its place, else the last one, else the way out of the empty cart. */
  const nearestLine = (list: HTMLElement) => {
    const rows = list.querySelectorAll('li')
    const row = rows[Math.min(touched.current, rows.length - 1)]
    return row?.querySelector<HTMLElement>(':scope > button:last-child') ?? list.querySelector('button')
  }
  return (
    <Drawer open title={cart.title()} onClose={onClose} footer={lines.length > 0 && <Sum {...props} />}>
      {state === 'unavailable' && (
        <ErrorState
          title={cart.unavailable()}
          hint={cart.unavailableNote()}
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {lines.length === 0 && state === 'loading' && (
        <Loading>
          <CartSkeleton />
        </Loading>
      )}
      {lines.length > 0 && <div className={noted}>{diet}</div>}
      <FocusKeeper next={nearestLine}>
        {lines.length === 0 && state === 'ready' && (
          <EmptyState
            picture={<Art name="cart" />}
            title={cart.empty()}
            hint={cart.emptyNote()}
            action={<Button onClick={onBrowse}>{cart.browse()}</Button>}
          />
        )}
        {lines[0] && <p className={cartFrom}>{cart.from({ store: lines[0].item.store_name })}</p>}
        <ul>
          {lines.map((line, index) => (
            <CartLineView
              key={line.id}
              line={line}
              lines={lines}
              digits={digits}
              minute={minute}
              onEdit={onEdit}
              send={send}
              onFocus={() => {
                touched.current = index
              }}
            />
          ))}
        </ul>
      </FocusKeeper>
    </Drawer>
  )
}

function Sum({
  lines,
  config,
  store,
  gift,
  checkout,
}: Pick<CartViewProps, 'lines' | 'config' | 'store' | 'gift' | 'checkout'>) {
  const { cart } = useWords()
  const { money } = useFormats()
  const { subtotal, saving } = cartTotals(lines, config.digit_after_decimal_point)
  return (
    <>
      {saving > 0 && (
        <p className={banner}>
          <PartyPopper aria-hidden="true" />
          {cart.saving({ amount: money(saving) })}
        </p>
      )}
      {gift && (
        <p className={banner}>
          <GiftIcon aria-hidden="true" />
          {gift.validity ? cart.giftFor(gift) : cart.gift(gift)}
        </p>
      )}
      {itemsOnPrescription(lines).length > 0 && (
        <p className={prescription}>
          <ClipboardPlus aria-hidden="true" />
          {cart.prescriptionNote()}
        </p>
      )}
      {store?.delivery === 1 && <FreeDelivery total={subtotal} config={config} store={store} />}
      <div className={sum}>
        <span>
          <span className={label}>{cart.subtotal()}</span>
          <span className={hint}>{cart.subtotalNote()}</span>
        </span>
        <Price size="lg" now={money(subtotal)} />
      </div>
      {checkout}
    </>
  )
}

type Delivered = Pick<CartViewProps, 'config'> & { total: number; store: Pick<Store, 'free_delivery'> }

/**
 * Percent of the threshold, and the amount still missing (docs/spec.md §4, Free-delivery progress). A store that always
 * delivers free asks for nothing more.
 */
function FreeDelivery({ total, config, store }: Delivered) {
  const { cart } = useWords()
  const { money } = useFormats()
  const { free_delivery_over: over, digit_after_decimal_point: digits } = config
  if (store.free_delivery === 1) return <p className={banner}>{cart.freeDeliveryOfStore()}</p>
  if (over === null) return null
  const { percent, remaining, reached } = freeDeliveryProgress(total, over, digits)
  return (
    <Progress value={percent} label={cart.freeDelivery()}>
      {reached ? cart.freeDeliveryReached() : cart.freeDeliveryMissing({ amount: money(remaining) })}
    </Progress>
  )
}

const banner = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  px: '3',
  py: '2',
  textStyle: 'smallStrong',
  color: 'success.text',
  bg: 'success.soft',
  borderRadius: 'sm',
  '& svg': { width: '5', height: '5', flexShrink: '0' },
})
const prescription = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  px: '3',
  py: '2',
  textStyle: 'small',
  bg: 'bg.subtle',
  borderRadius: 'sm',
  '& svg': { width: '5', height: '5', flexShrink: '0' },
})
/** Scrolls with the lines: below them there is no room for it in large text. */
const noted = css({ '&:not(:empty)': { marginBlockEnd: '4' } })
const sum = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: '4',
  '& > :first-child': { flex: '[1 1 10rem]' },
})
const label = css({ display: 'block', textStyle: 'bodyStrong' })
const hint = css({ display: 'block', textStyle: 'caption', color: 'fg.muted', textWrap: 'balance' })

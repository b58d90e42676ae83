import { Clock, MapPinOff, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { OrderAgainPreview } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'

type Props = {
  preview: OrderAgainPreview
  onLocation: () => void
}

/** What the customer should know before adding: the store is closed, is elsewhere, or the cart holds another store. */
export function AgainNotices({ preview: { store, other_cart }, onLocation }: Props) {
  const {
    afterOrder: { again },
    orders,
  } = useWords()
  const { clock } = useFormats()
  return (
    <>
      {store?.open === 0 && (
        <Notice icon={<Clock />}>
          <strong>{again.store.closed({ store: store.name })}</strong>{' '}
          {store.current_opening_time && again.store.opensAt({ time: clock(store.current_opening_time) })}{' '}
          {store.schedule_order === 1 && again.store.schedule()}
        </Notice>
      )}
      {store?.serves_location === 0 && (
        <Notice
          icon={<MapPinOff />}
          action={
            <Button size="sm" variant="outline" onClick={onLocation}>
              {again.store.change()}
            </Button>
          }
        >
          <strong>{again.store.elsewhere({ store: store.name })}</strong> {again.store.elsewhereNote()}
        </Notice>
      )}
      {other_cart && (
        <Notice icon={<ShoppingCart />}>
          {again.otherCart({
            count: orders.itemCount({ count: other_cart.quantity }),
            store: other_cart.store_name,
          })}
        </Notice>
      )}
    </>
  )
}

const Notice = ({ icon, action, children }: { icon: ReactNode; action?: ReactNode; children: ReactNode }) => (
  <div className={notice}>
    <span className={sign} aria-hidden="true">
      {icon}
    </span>
    <p className={words}>{children}</p>
    {action}
  </div>
)

const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '3',
  px: '4',
  py: '3',
  textStyle: 'body',
  color: 'warning.text',
  bg: 'warning.soft',
  borderRadius: 'md',
})
const sign = css({ flexShrink: '0', '& svg': { width: '5', height: '5', marginBlockStart: '[2px]' } })
const words = css({
  flex: '[1 1 min(12rem, calc(100% - 32px))]',
  minWidth: '0',
  '& strong': { textStyle: 'bodyStrong' },
})

import { ShoppingCart } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { type CartChange, cartChanges } from '#machines/rules/cart-changes.ts'
import type { FollowedCart } from '#src/shared/checkout/checkout-props.ts'
import { notice, noticeTitle } from '#src/shared/checkout/notice.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** What another tab did to the cart, line by line; it stays until the customer has seen it. */
export function CartChanges({ snapshot, send }: FollowedCart) {
  const { cartNews: texts } = useWords().checkout
  const textOf = useChangeText()
  if (!snapshot.matches({ following: 'changed' })) return null
  const { seen, lines } = snapshot.context
  return (
    <div role="alert" className={notice.warningBeside}>
      <ShoppingCart aria-hidden="true" />
      <div className={grow}>
        <p className={noticeTitle}>{texts.title()}</p>
        <ul>
          {cartChanges(seen, lines).map((change) => (
            <li key={change.line.id}>{textOf(change)}</li>
          ))}
        </ul>
      </div>
      <Button variant="outline" size="sm" onClick={() => send({ type: 'news.close' })}>
        {texts.close()}
      </Button>
    </div>
  )
}

function useChangeText(): (change: CartChange) => string {
  const { cartNews: texts } = useWords().checkout
  const { number } = useFormats()
  return ({ line, was, now }) => {
    const item = line.item.name
    if (was === 0) return texts.added({ item })
    if (now === 0) return texts.removed({ item })
    return was === now ? texts.options({ item }) : texts.pieces({ item, now: number(now), was: number(was) })
  }
}

/** Another tab filled the cart at another store: no order before the customer agrees. */
export function AnotherStore({ snapshot, send }: FollowedCart) {
  const { cartNews: texts } = useWords().checkout
  const store = snapshot.context.lines[0]?.item.store_name ?? ''
  return (
    <ConfirmDialog
      open={snapshot.matches('anotherStore')}
      title={texts.storeTitle()}
      confirmLabel={texts.storeAccept()}
      cancelLabel={texts.storeDecline()}
      onConfirm={() => send({ type: 'store.accept' })}
      onCancel={() => send({ type: 'store.decline' })}
    >
      {texts.storeNote({ store })}
    </ConfirmDialog>
  )
}

const grow = css({ flex: '1', minWidth: '0' })

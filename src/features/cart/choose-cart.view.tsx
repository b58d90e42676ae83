import { useRef } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { chooseCartMachine } from '#machines/cart/choose-cart.machine.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof chooseCartMachine>
  send: (event: EventFromLogic<typeof chooseCartMachine>) => void
  /** The cart as it is now; empty once the customer has ordered it. */
  current: readonly CartLine[]
}

/** Two carts and a button for each; closing it keeps both until the next visit. */
export function ChooseCartView({ snapshot, send, current }: Props) {
  const { chooseCart: texts } = useWords().shellLater
  const first = useRef<HTMLButtonElement>(null)
  const { saved, keep } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const [mine, theirs] = [saved[0]!, current[0]]
  return (
    <Dialog
      open
      size="sm"
      title={theirs ? texts.title() : texts.savedTitle({ store: mine.item.store_name })}
      description={theirs ? texts.note() : texts.savedNote()}
      initialFocus={first}
      onClose={() => send({ type: 'choice.postpone' })}
    >
      <ul className={carts}>
        {theirs && (
          <li>
            <Cart lines={current} label={texts.current()} />
            <Button
              ref={first}
              full
              busy={isBusy && keep === 'current'}
              disabled={isBusy}
              onClick={() => send({ type: 'cart.choose', keep: 'current' })}
            >
              {texts.keep({ store: theirs.item.store_name })}
            </Button>
          </li>
        )}
        <li>
          <Cart lines={saved} label={texts.saved()} />
          <Button
            ref={theirs ? undefined : first}
            full
            variant={theirs ? 'outline' : 'solid'}
            busy={isBusy && keep === 'saved'}
            disabled={isBusy}
            onClick={() => send({ type: 'cart.choose', keep: 'saved' })}
          >
            {texts.keep({ store: mine.item.store_name })}
          </Button>
        </li>
        {!theirs && (
          <li>
            <Button
              full
              variant="outline"
              busy={isBusy && keep === 'current'}
              disabled={isBusy}
              onClick={() => send({ type: 'cart.choose', keep: 'current' })}
            >
              {texts.remove()}
            </Button>
          </li>
        )}
      </ul>
      {snapshot.matches({ offering: 'unanswered' }) && (
        <p role="alert" className={problem}>
          {texts.unanswered()}
        </p>
      )}
    </Dialog>
  )
}

/** Whose cart it is, and what it holds. */
function Cart({ lines, label }: { lines: readonly CartLine[]; label: string }) {
  const { number } = useFormats()
  return (
    <div>
      <p className={name}>{label}</p>
      <p className={itemNames}>
        {lines.map(({ id, quantity, item }, at) => (
          <span key={id}>
            {at > 0 && ' · '}
            <bdi>{`${number(quantity)}\u00a0×\u00a0${item.name}`}</bdi>
          </span>
        ))}
      </p>
    </div>
  )
}

const carts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  marginBlockStart: '3',
  '& > li': { display: 'flex', flexDirection: 'column', gap: '2' },
})
const name = css({ textStyle: 'smallStrong' })
const itemNames = css({ textStyle: 'small', color: 'fg.muted', lineClamp: '3' })
const problem = css({ marginBlockStart: '3', textStyle: 'small', color: 'danger.text' })

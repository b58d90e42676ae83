import { CircleCheck, CircleX, Clock, Undo2, X } from 'lucide-react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { fundReturnMachine } from '#machines/account/fund-return.machine.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof fundReturnMachine>
  send: (event: EventFrom<typeof fundReturnMachine>) => void
}

/** A notice above the wallet; said aloud as it changes. */
export function FundReturnView({ snapshot, send }: Props) {
  const { wallet, actions } = useWords()
  const { icon: Icon, look, title, hint } = useSaid(snapshot)
  return (
    <div className={box} data-look={look}>
      <Icon aria-hidden="true" />
      <div className={texts} role="status">
        <p className={strong}>{title}</p>
        {hint && <p className={small}>{hint}</p>}
      </div>
      {(snapshot.matches('pending') || snapshot.matches({ unpaid: 'resting' })) && (
        <Button variant="outline" size="sm" onClick={() => send({ type: 'look.again' })}>
          {wallet.back.look()}
        </Button>
      )}
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={actions.close()}
        onClick={() => send({ type: 'notice.close' })}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

function useSaid(snapshot: Props['snapshot']) {
  const { back } = useWords().wallet
  const { money } = useFormats()
  if (snapshot.matches('arrived'))
    return {
      icon: CircleCheck,
      look: 'success',
      title: back.arrived({ amount: money(snapshot.context.credit) }),
    }
  const { flag } = snapshot.context
  if (snapshot.matches('unpaid') && flag === 'fail')
    return { icon: CircleX, look: 'danger', title: back.failed(), hint: back.failedNote() }
  if (snapshot.matches('unpaid'))
    return { icon: Undo2, look: 'warning', title: back.canceled(), hint: back.canceledNote() }
  if (snapshot.matches('pending'))
    return { icon: Clock, look: 'warning', title: back.pending(), hint: back.pendingNote() }
  return { icon: Clock, look: 'info', title: back.asking(), hint: back.askingNote() }
}

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '3',
  marginBlockEnd: '4',
  borderRadius: 'md',
  '&[data-look=success]': { color: 'success.text', bg: 'success.soft' },
  '&[data-look=danger]': { color: 'danger.text', bg: 'danger.soft' },
  '&[data-look=warning]': { color: 'warning.text', bg: 'warning.soft' },
  '&[data-look=info]': { color: 'info.text', bg: 'info.soft' },
  '& > svg': { width: '6', height: '6', flexShrink: '0' },
})
const texts = css({ flex: '1', minWidth: '0' })
const strong = css({ textStyle: 'bodyStrong' })
const small = css({ textStyle: 'small' })

import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import type { Submitting } from './checkout-props.ts'
import { notice, noticeTitle } from './notice.ts'

/** Did the order reach the server? The customer sends it again, which is safe, or goes back to the form. */
export function Unplaced({ snapshot, send }: Pick<Submitting, 'snapshot' | 'send'>) {
  const { checkout, actions } = useWords()
  const { place: texts } = checkout
  const isUnsent = snapshot.matches('unsent')
  return (
    <div className={noticeColumn}>
      <Notice title={isUnsent ? texts.unsent() : texts.unanswered()}>
        <p>{isUnsent ? texts.unsentNote() : texts.unansweredNote()}</p>
      </Notice>
      <div className={pair}>
        <Button variant="outline" size="lg" onClick={() => send({ type: 'wait.leave' })}>
          {texts.back()}
        </Button>
        <Button size="lg" onClick={() => send({ type: 'retry' })}>
          {actions.retry()}
        </Button>
      </div>
    </div>
  )
}

type NoticeProps = {
  title?: string | false
  /** The focus goes here, as to the first refused field. */
  isRefusal?: boolean
  children: ReactNode
}

export const Notice = ({ title, isRefusal = false, children }: NoticeProps) => (
  <div role="alert" className={notice.danger} {...(isRefusal && { 'data-refused': true, tabIndex: -1 })}>
    <CircleAlert aria-hidden="true" />
    <div>
      {title && <p className={noticeTitle}>{title}</p>}
      {children}
    </div>
  </div>
)

export const noticeColumn = css({ display: 'flex', flexDirection: 'column', gap: '3', width: 'full' })
const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' })

/** Does the customer have to send the order again? */
export const isUnplaced = ({ snapshot }: Pick<Submitting, 'snapshot'>): boolean =>
  snapshot.matches('unanswered') || snapshot.matches('unsent')

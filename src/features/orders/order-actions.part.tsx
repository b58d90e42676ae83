import { ArrowLeftRight, CreditCard, MapPin, ReceiptText, RotateCcw, Star, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { OrderAction } from '#machines/orders/order-actions.ts'
import { opens } from '#src/navigation/overlay.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { ratePath } from '#src/navigation/rate-path.ts'
import { sendAgainPath } from '#src/navigation/send-again-path.ts'
import { provedBy } from '#src/navigation/track-path.ts'
import { BeforeDeadline } from '#src/shared/countdown/before-deadline.part.tsx'
import { css } from '#styled/css/index.js'
import { type ButtonVariantProps, button } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'

export type OrderActionsProps = {
  order_id: number
  module_id: number
  /** Until when the order can be paid: the action "pay" goes with it. */
  payment_deadline?: string | null | undefined
  /** Proves the order of a guest in another browser. */
  contact_number?: string | undefined
  actions: readonly OrderAction[]
  /** The action whose button is solid; the others are outlined. */
  main: OrderAction | undefined
  onTrack: () => void
  onCancel: () => void
}

type Look = ButtonVariantProps

/** What can be done with the order now. */
export function OrderActions(props: OrderActionsProps) {
  const { actions, main } = props
  const { orderPage } = useWords()
  if (actions.length === 0) return null
  const mainFirst = [...actions].sort((one, other) => Number(other === main) - Number(one === main))
  return (
    <ul className={list} aria-label={orderPage.actions()}>
      {mainFirst.map((action) => {
        const Action = looks[action]
        const isMain = action === main
        return (
          <li key={action} data-main={isMain || undefined}>
            <Action {...props} variant={isMain ? 'solid' : 'outline'} />
          </li>
        )
      })}
    </ul>
  )
}

/** One row each: its button or link. A dialog of another feature is an overlay, a page a path of `src/navigation`. */
const looks: { [Action in OrderAction]: (props: OrderActionsProps & Look) => ReactNode } = {
  pay: ({ order_id, payment_deadline, ...look }) => {
    const { orders } = useWords()
    if (!payment_deadline) return null
    return (
      <BeforeDeadline key={payment_deadline} ends={payment_deadline} over={null}>
        <ActionLink look={look} href={payPath(order_id)} icon={<CreditCard />}>
          {orders.due.pay()}
        </ActionLink>
      </BeforeDeadline>
    )
  },
  track: ({ onTrack, variant }) => {
    const { orders } = useWords()
    return (
      <Button variant={variant} onClick={onTrack}>
        <MapPin aria-hidden="true" />
        {orders.track()}
      </Button>
    )
  },
  review: ({ order_id, ...look }) => {
    const { orderPage } = useWords()
    return (
      <ActionLink look={look} href={ratePath(order_id)} icon={<Star />}>
        {orderPage.review()}
      </ActionLink>
    )
  },
  again: ({ order_id, variant }) => {
    const { orders } = useWords()
    return (
      <Button variant={variant} {...opens({ name: 'order-again', order_id })}>
        <RotateCcw aria-hidden="true" />
        {orders.orderAgain()}
      </Button>
    )
  },
  sendAgain: ({ order_id, module_id, contact_number, ...look }) => {
    const { orders } = useWords()
    return (
      <ActionLink
        look={look}
        href={sendAgainPath({ id: order_id, module_id }, 'again')}
        state={provedBy(contact_number)}
        icon={<RotateCcw />}
      >
        {orders.sendAgain()}
      </ActionLink>
    )
  },
  sendBack: ({ order_id, module_id, contact_number, ...look }) => {
    const { orders } = useWords()
    return (
      <ActionLink
        look={look}
        href={sendAgainPath({ id: order_id, module_id }, 'back')}
        state={provedBy(contact_number)}
        icon={<ArrowLeftRight />}
      >
        {orders.sendBack()}
      </ActionLink>
    )
  },
  receipt: ({ order_id, contact_number, variant }) => {
    const { orders } = useWords()
    return (
      <Button
        variant={variant}
        {...opens({ name: 'receipt', order_id, ...(contact_number && { contact_number }) })}
      >
        <ReceiptText aria-hidden="true" />
        {orders.receipt()}
      </Button>
    )
  },
  refund: ({ order_id, variant }) => {
    const { orderPage } = useWords()
    return (
      <Button variant={variant} {...opens({ name: 'refund', order_id })}>
        <Undo2 aria-hidden="true" />
        {orderPage.refund.ask()}
      </Button>
    )
  },
  cancel: ({ onCancel }) => {
    const { tracking } = useWords()
    return (
      <Button variant="outline" className={danger} onClick={onCancel}>
        <X aria-hidden="true" />
        {tracking.cancel.action()}
      </Button>
    )
  },
}

type ActionLinkProps = {
  look: Look
  href: string
  /** Of the new history entry. */
  state?: object | null
  icon: ReactNode
  children: ReactNode
}

const ActionLink = ({ look: { variant }, href, state, icon, children }: ActionLinkProps) => (
  <Link href={href} state={state} className={button({ variant })}>
    <span data-part="label">
      {icon}
      {children}
    </span>
  </Link>
)

/** On phones the main action has a row to itself, and the others fill theirs. */
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  _print: { display: 'none' },
  '& > li': { flexGrow: { base: '1', sm: '0' } },
  '& > [data-main]': { width: { base: 'full', sm: '[auto]' } },
  '& > li > *': { width: 'full' },
  // An action whose time is over.
  '& > li:empty': { display: 'none' },
})
const danger = css({ color: 'danger.text' })

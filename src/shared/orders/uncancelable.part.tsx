import { Info } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { type OrderViewer, whyNotCancelable } from '#machines/orders/order-actions.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { HELP } from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'
import { OrderNotice } from './order-note.part.tsx'

/** Why the order under way cannot be canceled; renders nothing where it can be. */
export function Uncancelable({ order, viewer }: { order: TrackedOrder; viewer: OrderViewer }) {
  const { uncancelable } = useWords().tracking
  const why = whyNotCancelable(order, viewer)
  if (!why) return null
  return (
    <OrderNotice tone="quiet" icon={<Info aria-hidden="true" />}>
      <p>
        {uncancelable[why]()}{' '}
        <Link href={HELP} className={link}>
          {uncancelable.help()}
        </Link>
      </p>
    </OrderNotice>
  )
}

const link = css({ textDecoration: 'underline' })

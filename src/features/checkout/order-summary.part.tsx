import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { draftAmounts } from '#machines/rules/order-draft.ts'
import { soldLines } from '#machines/rules/sold-lines.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import type { FollowedCart, LineEdits, SectionProps } from '#src/shared/checkout/checkout-props.ts'
import { FoldedSection } from '#src/shared/checkout/fold.part.tsx'
import { MoneyLines } from '#src/shared/checkout/money-lines.part.tsx'
import { Section } from '#src/shared/checkout/section.part.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CartChanges } from './cart-news.view.tsx'
import { areLinesInTrouble, OrderLines } from './order-lines.part.tsx'

type Props = Pick<SectionProps, 'draft' | 'refusals'> & {
  /** The lines as the customer ordered them, where the server refused that. */
  agreed: readonly CartLine[]
  cart: FollowedCart
  lineEdits: LineEdits
  /** Milliseconds since 1970. */
  now: number
  /** Names the lines with something the shopper avoids. */
  diet: ReactNode
  /** Undefined where the items cannot be changed: in a buy-now order. */
  onEditCart: (() => void) | undefined
  onAskAgain: () => void
}

/** The order beside the form; `children` stand between its lines and its figures, and `terms` below them. */
export function OrderSummary({
  children,
  terms,
  ...props
}: Props & { children: ReactNode; terms: ReactNode }) {
  const { summary: texts } = useWords().checkout
  return (
    <Section title={texts.title()} action={<EditCart {...props} />}>
      <From {...props} />
      <CartChanges {...props.cart} />
      <Lines {...props} />
      {props.diet}
      {children}
      <MoneyLines draft={props.draft} onAskAgain={props.onAskAgain} />
      {terms}
    </Section>
  )
}

/** The order above the form of one column: closed, with its amount, until something in it asks for the customer. */
export function ClosedSummary(props: Props) {
  const { summary: texts } = useWords().checkout
  const { money } = useFormats()
  const { draft, cart, diet, onAskAgain } = props
  const { amount, final } = draftAmounts(draft)
  const pieces = soldLines(draft.lines).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <CartChanges {...cart} />
      <FoldedSection
        title={texts.title()}
        {...(pieces > 0 && { hint: texts.count({ count: pieces }) })}
        aside={final ? money(amount) : <Skeleton shape="line" width="72px" />}
        isFilled={draft.fee.type === 'unknown' || areLinesInTrouble(props)}
        outside={diet}
      >
        <div className={head}>
          <From {...props} />
          <EditCart {...props} />
        </div>
        <Lines {...props} />
        <MoneyLines draft={draft} onAskAgain={onAskAgain} />
      </FoldedSection>
    </>
  )
}

const From = ({ draft }: Pick<Props, 'draft'>) => {
  const { checkout } = useWords()
  return <p className={from}>{checkout.from({ store: draft.store.name })}</p>
}

const Lines = ({ draft, refusals, agreed, lineEdits, now }: Props) =>
  draft.lines.length > 0 && (
    <OrderLines draft={draft} refusals={refusals} agreed={agreed} lines={lineEdits} now={now} />
  )

function EditCart({ onEditCart }: Pick<Props, 'onEditCart'>) {
  const { summary: texts } = useWords().checkout
  if (!onEditCart) return null
  return (
    <Button variant="ghost" size="sm" onClick={onEditCart}>
      {texts.editCart()}
    </Button>
  )
}

const from = css({ textStyle: 'small', color: 'fg.muted' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  '& > button': { marginInline: '-3', color: 'accent.text' },
})

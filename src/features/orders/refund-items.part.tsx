import { useFormats, useWords } from '#i18n/i18n.tsx'
import { piecesAmount, piecesOf, type RefundFlaw } from '#machines/orders/refund-form.ts'
import { css } from '#styled/css/index.js'
import { GroupFlaw } from '#ui/group-flaw.tsx'
import { Picture } from '#ui/picture.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { RefundFormProps } from './refund-form.props.ts'

type Props = {
  form: Pick<RefundFormProps['form'], 'snapshot' | 'send'>
  flaws: readonly RefundFlaw[]
  digits: number
}

/** The items of the order, and how many pieces of each are to be refunded. */
export function RefundItems({ form: { snapshot, send }, flaws, digits }: Props) {
  const { refundForm: refund } = useWords().afterOrder
  const { money } = useFormats()
  const { offer, draft } = snapshot.context
  const isSending = snapshot.hasTag('busy')
  const step = (line_id: number, by: 1 | -1) => send({ type: 'draft.change', change: { line_id, step: by } })
  return (
    <div className={group}>
      <ul className={list} aria-label={refund.items()}>
        {offer.lines.map((line) => {
          const pieces = piecesOf(draft, line.id)
          return (
            <li key={line.id} className={row}>
              <span className={picture}>
                <Picture src={line.image_full_url} alt="" ratio="1 / 1" sizes="48px" />
              </span>
              <span className={words}>
                <span className={name}>{line.name}</span>
                {line.options.map((option) => (
                  <span key={option} className={muted}>
                    {option}
                  </span>
                ))}
                <span className={muted}>
                  {refund.pieces({ count: pieces, most: line.quantity })}
                  {pieces > 0 && ` · ${money(piecesAmount(line, pieces, digits))}`}
                </span>
              </span>
              <Stepper
                label={line.name}
                count={pieces}
                canDecrease={pieces > 0 && !isSending}
                canIncrease={pieces < line.quantity && !isSending}
                onDecrease={() => step(line.id, -1)}
                onIncrease={() => step(line.id, 1)}
              />
            </li>
          )
        })}
      </ul>
      <GroupFlaw
        text={
          flaws.includes('items')
            ? refund.flaws.items()
            : flaws.includes('free')
              ? refund.flaws.free()
              : undefined
        }
      />
    </div>
  )
}

const group = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const picture = css({ flexShrink: '0', width: '12', overflow: 'hidden', borderRadius: 'sm' })
const words = css({ display: 'flex', flexDirection: 'column', flex: '[1 1 140px]', minWidth: '0' })
const name = css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })
const muted = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })

import { CircleAlert, CircleSlash } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { type AgainChange, changesOf, sortedLines } from '#machines/orders/order-again.ts'
import type { LineAgain, OrderAgainPreview } from '#openapi/generated/client.ts'
import { css, cx } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'

type Props = {
  preview: OrderAgainPreview
  onItem: (item_id: number, module_id: number) => void
}

/** The lines of an old order, by what becomes of them now. */
export function AgainLines({ preview, onItem }: Props) {
  const { again } = useWords().afterOrder
  const { available, inCart, missing } = sortedLines(preview)
  const module_id = preview.store?.module_id
  return (
    <>
      <Group title={again.ready()} lines={available} onChoose={undefined} />
      <Group title={again.inCart()} lines={inCart} onChoose={undefined} />
      <Group
        title={again.missing()}
        lines={missing}
        onChoose={module_id === undefined ? undefined : (item_id) => onItem(item_id, module_id)}
      />
    </>
  )
}

type GroupProps = {
  title: string
  lines: readonly LineAgain[]
  onChoose: ((item_id: number) => void) | undefined
}

function Group({ title, lines, onChoose }: GroupProps) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className={heading}>{title}</h3>
      <ul>
        {lines.map((line, at) => (
          // Two lines of an order may be of one item.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an old order do not move
          <Line key={`${line.item_id} ${at}`} line={line} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line, onChoose }: { line: LineAgain; onChoose: GroupProps['onChoose'] }) {
  const {
    afterOrder: { again },
    orders,
  } = useWords()
  const { money, number } = useFormats()
  const isAvailable = line.reason === null
  const why = useWhyNot(line)
  const textOf = useChangeText()
  return (
    <li className={row} data-lost={isAvailable ? undefined : true}>
      <span className={picture}>
        <Picture src={line.image_full_url} alt="" ratio="1 / 1" sizes="56px" />
      </span>
      <span className={words}>
        <span className={name}>
          <span className={count}>{number(isAvailable ? line.quantity : line.old_quantity)} ×</span>{' '}
          <bdi>{line.name}</bdi>
        </span>
        {line.options.map((option) => (
          <span key={option} className={muted}>
            <bdi>{option}</bdi>
          </span>
        ))}
        {line.add_ons
          .filter((addOn) => !line.missing_add_ons.includes(addOn.name))
          .map((addOn) => (
            <span key={addOn.name} className={muted}>
              {orders.orderLines.addOn({ name: addOn.name, quantity: number(addOn.quantity) })}
            </span>
          ))}
        {isAvailable &&
          changesOf(line).map((change) => (
            <span key={change.type} className={changed}>
              <CircleAlert aria-hidden="true" />
              {textOf(change)}
            </span>
          ))}
        {why && (
          <span className={lost}>
            <CircleSlash aria-hidden="true" />
            {why}
          </span>
        )}
      </span>
      {isAvailable && <Price size="sm" now={money(line.amount)} className={price} />}
      {line.reason === 'options' && onChoose && (
        <Button
          size="sm"
          variant="outline"
          aria-label={again.chooseOf({ name: line.name })}
          onClick={() => onChoose(line.item_id)}
        >
          {again.choose()}
        </Button>
      )}
    </li>
  )
}

function useChangeText(): (change: AgainChange) => string {
  const { change: texts } = useWords().afterOrder.again
  const { money, number, clock } = useFormats()
  return (change) => {
    switch (change.type) {
      case 'repriced':
        return texts.repriced({ now: money(change.now), was: money(change.was) })
      case 'fewer':
        return texts.fewer[change.why]({ left: number(change.left) })
      case 'withoutAddOns':
        return texts.withoutAddOns({ names: listed(change.names) })
      case 'later':
        return texts.later({ starts: clock(change.starts), ends: clock(change.ends) })
    }
  }
}

/** Empty for a line that can be had, or that its heading explains. */
function useWhyNot({
  reason,
  missing_options,
  available_time_starts,
  available_time_ends,
}: LineAgain): string {
  const { why } = useWords().afterOrder.again
  const { clock } = useFormats()
  switch (reason) {
    case null:
    case 'in_cart':
      return ''
    case 'options':
      return missing_options.length > 0 ? why.lostOptions({ names: listed(missing_options) }) : why.options()
    case 'hours':
      return why.hours({ starts: clock(available_time_starts ?? ''), ends: clock(available_time_ends ?? '') })
    default:
      return why[reason]()
  }
}

const listed = (names: readonly string[]) => names.join(' · ')

const heading = css({ textStyle: 'smallStrong', color: 'fg.muted', marginBlockEnd: '1' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3',
  '& + &': {
    borderBlockStartWidth: 'hairline',
    borderBlockStartStyle: 'solid',
    borderColor: 'border.subtle',
  },
})
const picture = css({
  flexShrink: '0',
  alignSelf: 'flex-start',
  width: '14',
  height: '14',
  overflow: 'hidden',
  borderRadius: 'sm',
  '[data-lost] > &': { filter: '[grayscale(1)]', opacity: '[0.6]' },
})
const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  flex: '[1 1 min(8rem, calc(100% - 68px))]',
  minWidth: '0',
})
const name = css({ textStyle: 'bodyStrong', '[data-lost] &': { color: 'fg.muted' } })
const count = css({ display: 'inline-block', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })
const hint = css({
  display: 'flex',
  gap: '1',
  textStyle: 'smallStrong',
  '& > svg': { flexShrink: '0', width: '4', height: '4', marginBlockStart: '[3px]' },
})
const changed = cx(hint, css({ color: 'warning.text' }))
const lost = cx(hint, css({ color: 'danger.text' }))
const price = css({ flexShrink: '0', marginInlineStart: 'auto' })

import { UserPlus } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { FEWEST, MOST } from '#machines/rules/split-receipt.ts'
import type { Receipt } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'
import { SplitLines } from './split-lines.part.tsx'
import { SplitPerson } from './split-person.part.tsx'
import type { SplitFlow } from './use-split.ts'

type Props = SplitFlow & { receipt: Receipt }

/** Who pays which part: the same for all, by item, or by a typed amount. */
export function SplitView({ receipt, snapshot, send, split }: Props) {
  const { receipts } = useWords().afterOrder
  const texts = receipts.split
  const { people, amounts } = snapshot.context
  const isByLine = snapshot.matches('byLine')
  const isByAmount = snapshot.matches('byAmount')
  const hasLines = receipt.lines.length > 0
  const choose = { equally: 'equally.choose', byLine: 'lines.choose', byAmount: 'amounts.choose' } as const
  return (
    <div className={column}>
      <SegmentGroup
        full
        label={texts.ways()}
        segments={[
          { value: 'equally', label: texts.equally() },
          ...(hasLines ? [{ value: 'byLine', label: texts.byLine() }] : []),
          { value: 'byAmount', label: texts.byAmount() },
        ]}
        value={snapshot.value}
        onChange={(method) => send({ type: choose[method as keyof typeof choose] })}
      />
      {isByLine && <SplitLines lines={receipt.lines} snapshot={snapshot} send={send} />}
      <section aria-label={texts.people()}>
        <ul className={list}>
          {split.parts.map((part) => (
            <SplitPerson
              key={part.person.id}
              part={part}
              typed={isByAmount ? (amounts[part.person.id] ?? '') : undefined}
              digits={snapshot.context.shared.digits}
              isRemovable={people.length > FEWEST}
              send={send}
            />
          ))}
        </ul>
        {isByAmount && <p className={hint}>{texts.amountNote()}</p>}
        <Button
          variant="soft"
          className={add}
          disabled={people.length >= MOST}
          onClick={() => send({ type: 'person.add' })}
        >
          <UserPlus aria-hidden="true" />
          {texts.add()}
        </Button>
        {people.length >= MOST && <p className={hint}>{texts.most({ count: MOST })}</p>}
      </section>
      <Sum total={receipt.total} left={split.left} isTyped={isByAmount} />
    </div>
  )
}

/** The total, and what the typed amounts leave open. */
function Sum({ total, left, isTyped }: { total: number; left: number; isTyped: boolean }) {
  const { receipts } = useWords().afterOrder
  const { money } = useFormats()
  const texts = receipts.split
  return (
    <div className={sum}>
      <p className={sumRow}>
        <span>{receipts.total()}</span>
        <span className={figure}>{money(total)}</span>
      </p>
      <p role="status" className={state} data-open={left !== 0 || undefined}>
        {isTyped &&
          (left === 0
            ? texts.covered()
            : (left > 0 ? texts.left : texts.over)({ amount: money(Math.abs(left)) }))}
      </p>
    </div>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const add = css({ marginBlockStart: '3' })
const hint = css({ marginBlockStart: '2', textStyle: 'small', color: 'fg.muted' })
const sum = css({
  paddingBlockStart: '4',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'solid',
  borderColor: 'border.default',
})
const sumRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '3',
  textStyle: 'title',
})
const figure = css({ figure: true, marginInlineStart: 'auto' })
const state = css({
  textStyle: 'bodyStrong',
  color: 'success.text',
  _empty: { display: 'none' },
  '&[data-open]': { color: 'warning.text' },
})

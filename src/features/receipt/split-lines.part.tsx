import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { splitReceiptMachine } from '#machines/orders/split-receipt.machine.ts'
import type { ReceiptLine } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Chip } from '#ui/chip.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { nameOf } from './name-of.ts'

type Props = {
  lines: readonly ReceiptLine[]
  snapshot: SnapshotFrom<typeof splitReceiptMachine>
  send: (event: EventFromLogic<typeof splitReceiptMachine>) => void
}

/** Who had which line: one tap gives it to a person, or takes it back. */
export function SplitLines({ lines, snapshot, send }: Props) {
  const texts = useWords().afterOrder.receipts.split
  const { money, number } = useFormats()
  const { people, owners } = snapshot.context
  return (
    <section>
      <p className={hint}>{texts.lineNote()}</p>
      <ul aria-label={texts.lines()} className={list}>
        {lines.map((line, at) => {
          const named = owners[at] ?? []
          const title = `${number(line.quantity)}\u00a0×\u00a0${line.name}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a receipt do not move
            <li key={at} className={row}>
              <p className={head}>
                <bdi>{title}</bdi>
                <span className={figure}>{money(line.amount)}</span>
              </p>
              <ChipGroup label={title}>
                <Chip pressed={named.length === 0} onClick={() => send({ type: 'line.share', line: at })}>
                  {texts.everyone()}
                </Chip>
                {people.map((person) => (
                  <Chip
                    key={person.id}
                    pressed={named.includes(person.id)}
                    onClick={() => send({ type: 'line.toggle', line: at, person: person.id })}
                  >
                    {nameOf(person, texts)}
                  </Chip>
                ))}
              </ChipGroup>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const hint = css({ textStyle: 'small', color: 'fg.muted', marginBlockEnd: '2' })
const list = css({ display: 'flex', flexDirection: 'column' })
const row = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingBlock: '3',
  '& + &': {
    borderBlockStartWidth: 'hairline',
    borderBlockStartStyle: 'solid',
    borderColor: 'border.subtle',
  },
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2',
  textStyle: 'bodyStrong',
})
const figure = css({ figure: true, marginInlineStart: 'auto' })

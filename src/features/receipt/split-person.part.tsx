import { X } from 'lucide-react'
import type { EventFromLogic } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { splitReceiptMachine } from '#machines/orders/split-receipt.machine.ts'
import { isUnreadable, type Part, type PartByLine } from '#machines/rules/split-receipt.ts'
import { css } from '#styled/css/index.js'
import { input } from '#styled/recipes/index.js'
import { IconButton } from '#ui/icon-button.tsx'
import { nameOf } from './name-of.ts'

type Props = {
  part: Part | PartByLine
  /** The typed amount of this person; undefined while amounts are not typed. */
  typed: string | undefined
  digits: number
  isRemovable: boolean
  send: (event: EventFromLogic<typeof splitReceiptMachine>) => void
}

/** A name, and what this person pays. */
export function SplitPerson({ part, typed, digits, isRemovable, send }: Props) {
  const texts = useWords().afterOrder.receipts.split
  const { money, number } = useFormats()
  const { person } = part
  const isWrong = typed !== undefined && isUnreadable(typed, digits)
  const error = `split-${person.id}`
  return (
    <li className={row}>
      <input
        dir="auto"
        className={input()}
        aria-label={texts.nameOf({ number: person.id })}
        placeholder={texts.person({ number: person.id })}
        autoComplete="off"
        maxLength={40}
        value={person.name}
        onChange={({ target }) => send({ type: 'person.rename', person: person.id, name: target.value })}
      />
      {typed === undefined ? (
        <output className={amount}>{money(part.amount)}</output>
      ) : (
        <input
          dir="ltr"
          inputMode="decimal"
          className={input()}
          aria-label={texts.amountOf({ number: person.id })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? error : undefined}
          placeholder={number(part.amount, digits)}
          autoComplete="off"
          maxLength={14}
          value={typed}
          onChange={({ target }) => send({ type: 'amount.change', person: person.id, text: target.value })}
        />
      )}
      {isRemovable && (
        <IconButton
          variant="ghost"
          aria-label={texts.remove({ name: nameOf(person, texts) })}
          onClick={() => send({ type: 'person.remove', person: person.id })}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
      {'subtotal' in part && (
        <p className={detail}>{texts.detail({ goods: money(part.subtotal), rest: money(part.rest) })}</p>
      )}
      {isWrong && (
        <p id={error} className={wrong}>
          {texts.unreadable({ example: number(12.5, digits) })}
        </p>
      )}
    </li>
  )
}

const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) minmax(6.5rem, auto)]',
  // Amounts end where the total does, unless a person can be removed.
  '&:has(> button)': { gridTemplateColumns: '[minmax(0, 1fr) minmax(6.5rem, auto) auto]' },
  alignItems: 'center',
  columnGap: '2',
  rowGap: '1',
  '& > input[inputmode]': { width: '[8rem]', textAlign: 'end' },
})
const amount = css({ figure: true, textStyle: 'subtitle', textAlign: 'end' })
const detail = css({ gridColumn: '[1 / -1]', textStyle: 'small', color: 'fg.muted' })
const wrong = css({ gridColumn: '[1 / -1]', textStyle: 'small', color: 'danger.text' })

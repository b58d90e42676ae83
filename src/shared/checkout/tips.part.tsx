import { useState } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { OrderDraft } from '#machines/rules/order-draft.ts'
import { MOST_TIP, tipChoices, tipIn } from '#machines/rules/tips.ts'
import { css } from '#styled/css/index.js'
import { Chip } from '#ui/chip.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Section } from './section.part.tsx'

type Tip = Pick<OrderDraft, 'dm_tips' | 'typedTip'>

type Props = {
  draft: Tip
  change: (change: Tip) => void
  /** What the server holds against the tip. */
  refused: string | undefined
  /** The tip most customers give; null before any was given, undefined while it loads. */
  mostTip: number | null | undefined
}

/** A tip for the courier. No choice is pressed until the customer makes one, "No tip" included. */
export function Tips({ draft, change, refused, mostTip }: Props) {
  const { tips: texts } = useWords().checkout
  const { money } = useFormats()
  const { dm_tips, typedTip } = draft
  const [wantsOther, setOther] = useState(false)
  const [declined, setDeclined] = useState(false)
  const choices = [...tipChoices(mostTip), 0]
  const other = wantsOther || typedTip !== '' || !choices.includes(dm_tips)
  // A tip that was once on offer is one of the customer's own now.
  const text = typedTip || (other && dm_tips ? String(dm_tips) : '')
  const nameOf = (amount: number) => {
    const name = texts.amount({ amount: money(amount) })
    return amount === mostTip ? `${name} ${texts.most()}` : name
  }
  return (
    <Section title={texts.title()} refused={refused}>
      <p className={hint}>{texts.note()}</p>
      <ChipGroup label={texts.title()} className={row}>
        {choices.map((amount) => (
          <Chip
            key={amount}
            aria-label={amount === 0 ? undefined : nameOf(amount)}
            pressed={!other && dm_tips === amount && (amount > 0 || declined)}
            onClick={() => {
              setOther(false)
              setDeclined(amount === 0)
              change({ dm_tips: amount, typedTip: '' })
            }}
          >
            {amount === 0 ? texts.none() : money(amount)}
            {amount !== 0 && amount === mostTip && (
              <>
                {' '}
                <span className={common}>{texts.most()}</span>
              </>
            )}
          </Chip>
        ))}
        <Chip pressed={other} onClick={() => setOther(true)}>
          {texts.other()}
        </Chip>
      </ChipGroup>
      {other && (
        <TextField
          className={narrow}
          label={texts.other()}
          inputMode="decimal"
          dir="ltr"
          maxLength={20}
          value={text}
          error={tipIn(text) === undefined ? texts.invalid({ most: money(MOST_TIP) }) : undefined}
          onChange={({ target }) => {
            setOther(true)
            change({ dm_tips: tipIn(target.value) ?? 0, typedTip: target.value })
          }}
        />
      )}
    </Section>
  )
}

const hint = css({ textStyle: 'small', color: 'fg.muted' })
const narrow = css({ maxWidth: '48' })
// On phones the amounts stand in one row, and the two other answers in the next.
const row = css({
  smDown: {
    '& > *': {
      flex: '[1 1 max(4.75rem, 30%)]',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '0',
      px: '1',
    },
    '& > :nth-child(n + 4)': { flexBasis: '[max(7rem, 40%)]' },
  },
})
const common = css({ textStyle: 'caption' })

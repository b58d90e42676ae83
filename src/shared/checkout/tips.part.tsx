import { useState } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { MOST_TIP, tipChoices, tipIn } from '#machines/checkout/tips.ts'
import { css } from '#styled/css/index.js'
import { Chip } from '#ui/chip.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Section } from './section.part.tsx'

type Props = {
  draft: { dm_tips: number }
  change: (change: { dm_tips: number }) => void
  /** The tip most customers give; null before any was given, undefined while it loads. */
  mostTip: number | null | undefined
}

/** A tip for the courier. No choice is pressed until the customer makes one, "No tip" included. */
export function Tips({ draft, change, mostTip }: Props) {
  const { tips: texts } = useWords().checkout
  const { money } = useFormats()
  const { dm_tips } = draft
  const [wantsOther, setOther] = useState(false)
  const [declined, setDeclined] = useState(false)
  const choices = [0, ...tipChoices(mostTip)]
  const other = wantsOther || !choices.includes(dm_tips)
  const give = (amount: number) => change({ dm_tips: amount })
  return (
    <Section title={texts.title()}>
      <p className={note}>{texts.note()}</p>
      <ChipGroup label={texts.title()}>
        {choices.map((amount) => (
          <Chip
            key={amount}
            pressed={!other && dm_tips === amount && (amount > 0 || declined)}
            onClick={() => {
              setOther(false)
              setDeclined(amount === 0)
              give(amount)
            }}
          >
            {amount === 0 ? texts.none() : texts.amount({ amount: money(amount) })}
            {amount !== 0 && amount === mostTip && <span className={common}>{texts.most()}</span>}
          </Chip>
        ))}
        <Chip pressed={other} onClick={() => setOther(true)}>
          {texts.other()}
        </Chip>
      </ChipGroup>
      {other && <OtherTip amount={dm_tips} onChange={give} />}
    </Section>
  )
}

function OtherTip({ amount, onChange }: { amount: number; onChange: (amount: number) => void }) {
  const { tips: texts } = useWords().checkout
  const { money } = useFormats()
  const [text, setText] = useState(amount ? String(amount) : '')
  return (
    <TextField
      className={narrow}
      label={texts.other()}
      inputMode="decimal"
      dir="ltr"
      maxLength={20}
      value={text}
      error={tipIn(text) === undefined ? texts.invalid({ most: money(MOST_TIP) }) : undefined}
      onChange={({ target }) => {
        setText(target.value)
        onChange(tipIn(target.value) ?? 0)
      }}
    />
  )
}

const note = css({ textStyle: 'small', color: 'fg.muted' })
const narrow = css({ maxWidth: '48' })
const common = css({ textStyle: 'caption', marginInlineStart: '1' })

import { useState } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { latinDigits } from '#machines/rules/latin-digits.ts'
import { css } from '#styled/css/index.js'
import { Chip } from '#ui/chip.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SectionProps } from './checkout-props.ts'
import { Section } from './section.tsx'

/** In units of the currency. */
const usual = [0, 2, 5, 10]
const MOST = 1000

/** What the courier gets on top, where the shop allows it. */
export function Tips({ draft, change }: Pick<SectionProps, 'draft' | 'change'>) {
  const { tips: texts } = useWords().checkout
  const { money } = useFormats()
  const { dm_tips } = draft
  const [other, setOther] = useState(!usual.includes(dm_tips))
  const give = (amount: number) => change({ dm_tips: amount })
  return (
    <Section title={texts.title()}>
      <p className={note}>{texts.note()}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: chips wrap in a row, which a fieldset cannot do everywhere */}
      <div role="group" aria-label={texts.title()} className={row}>
        {usual.map((amount) => (
          <Chip
            key={amount}
            pressed={!other && dm_tips === amount}
            onClick={() => {
              setOther(false)
              give(amount)
            }}
          >
            {amount === 0 ? texts.none() : texts.amount({ amount: money(amount) })}
          </Chip>
        ))}
        <Chip pressed={other} onClick={() => setOther(true)}>
          {texts.other()}
        </Chip>
      </div>
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
      error={tipIn(text) === undefined ? texts.invalid({ most: money(MOST) }) : undefined}
      onChange={({ target }) => {
        setText(target.value)
        onChange(tipIn(target.value) ?? 0)
      }}
    />
  )
}

/** The amount that was typed, in the digits of any keyboard; undefined when it is none, or more than anybody means. */
function tipIn(text: string): number | undefined {
  const plain = latinDigits(text).trim().replace(/[,٫]/, '.')
  if (plain === '') return 0
  const amount = Number(plain)
  return /^\d*\.?\d*$/.test(plain) && amount <= MOST ? amount : undefined
}

const note = css({ textStyle: 'small', color: 'fg.muted' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const narrow = css({ maxWidth: '48' })

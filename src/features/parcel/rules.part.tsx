import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { ParcelTerms } from '#openapi/generated/client.ts'
import { Section } from '#src/shared/checkout/section.part.tsx'
import { css } from '#styled/css/index.js'
import { Checkbox } from '#ui/checkbox.tsx'
import type { ParcelPartProps } from './parcel-props.ts'
import { refusedPart } from './refused-part.ts'

/** The prohibited goods, which the customer rules out, and the fees of a return and of a cancellation. */
export function Rules({ terms, ...part }: ParcelPartProps & { terms: ParcelTerms }) {
  const words = useWords()
  const { rules: texts } = words.sendParcel
  const { money, percent } = useFormats()
  const { draft, change } = part
  return (
    <Section title={texts.title()} refused={refusedPart('rules', part.refusals, words)}>
      <ul className={list}>
        {terms.prohibited.map((thing) => (
          <li key={thing} className={chip}>
            {thing}
          </li>
        ))}
      </ul>
      <Checkbox
        checked={draft.no_prohibited_goods}
        onChange={(no_prohibited_goods) => change({ no_prohibited_goods })}
      >
        {texts.confirm()}
      </Checkbox>
      <div className={small}>
        <p className={heading}>{texts.waiting.title()}</p>
        <p>
          {texts.waiting.note({
            minutes: terms.waiting_minutes,
            percent: percent(terms.return_fee_percent),
          })}
        </p>
        <p>{texts.waiting.cancel({ amount: money(terms.pickup_cancel_fee) })}</p>
      </div>
    </Section>
  )
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const chip = css({
  px: '3',
  py: '1',
  textStyle: 'small',
  bg: 'bg.subtle',
  borderRadius: 'full',
})
const small = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  textStyle: 'small',
  color: 'fg.muted',
})
const heading = css({ textStyle: 'smallStrong', color: 'fg.default' })

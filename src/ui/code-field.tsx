import type { ComponentProps } from 'react'
import { css } from '#styled/css/index.js'
import { Field, type FieldProps } from './field.tsx'

export type CodeFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
    /** In digits. */
    length: number
    value: string
    /** What was typed, pasted or filled in, as it is. */
    onText: (text: string) => void
  }

/** A one-time code: one input, so that browsers fill it in and a paste arrives whole, drawn as a cell for each digit. */
export function CodeField({
  label,
  error,
  hint,
  required,
  id,
  className,
  length,
  value,
  onText,
  ...rest
}: CodeFieldProps) {
  return (
    <Field {...{ label, error, hint, required, id, className }}>
      {(ties) => (
        <div className={frame} dir="ltr" data-invalid={ties['aria-invalid']}>
          <input
            {...rest}
            {...ties}
            className={control}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) => onText(event.target.value)}
          />
          <div aria-hidden="true" className={cells}>
            {Array.from({ length }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <span key={at} className={cell} data-next={at === value.length || undefined}>
                {value[at]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}

const frame = css({
  position: 'relative',
  maxWidth: '[26rem]',
  marginBlockEnd: '1',
  '& input:focus + div > [data-next]': { borderColor: 'accent.edge' },
})
const control = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  // The cells show the typed code, the input itself is transparent. Phones zoom in on smaller text.
  fontSize: 'base',
  color: 'transparent',
  caretColor: 'transparent',
  bg: 'transparent',
  borderRadius: 'sm',
  outlineOffset: '[3px]',
  outlineColor: 'accent.edge',
  '&::selection': { color: 'transparent', bg: 'transparent' },
})
const cells = css({
  display: 'flex',
  gap: { base: '1', sm: '2' },
  pointerEvents: 'none',
})
const cell = css({
  flex: '1',
  minWidth: '0',
  height: '13',
  display: 'grid',
  placeItems: 'center',
  textStyle: 'title',
  fontVariantNumeric: 'tabular-nums',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'sm',
  '[data-invalid] &': { borderColor: 'danger.edge' },
})

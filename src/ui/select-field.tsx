import type { ComponentProps } from 'react'
import { type InputVariantProps, input } from '#styled/recipes/index.js'
import { Field, type FieldProps } from './field.tsx'

export type SelectFieldProps = FieldProps &
  Pick<InputVariantProps, 'size'> &
  Omit<ComponentProps<'select'>, 'size'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[]
  }

/** The browser's own list: nothing to load, and at home on every device. */
export function SelectField({
  label,
  error,
  hint,
  required,
  id,
  className,
  size,
  options,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, error, hint, required, id, className }}>
      {(ties) => (
        <select {...rest} {...ties} className={input({ kind: 'select', size })}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

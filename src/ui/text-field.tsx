import type { ComponentProps } from 'react'
import { type InputVariantProps, input } from '#styled/recipes/index.js'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps &
  Pick<InputVariantProps, 'size'> &
  Omit<ComponentProps<'input'>, 'size'>

export function TextField({ label, error, hint, required, id, className, size, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, error, hint, required, id, className }}>
      {(ties) => <input dir="auto" {...rest} {...ties} className={input({ size })} />}
    </Field>
  )
}

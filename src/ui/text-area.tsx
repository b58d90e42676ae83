import type { ComponentProps } from 'react'
import { input } from '#styled/recipes/index.js'
import { Field, type FieldProps } from './field.tsx'

export type TextAreaProps = FieldProps & ComponentProps<'textarea'>

export function TextArea({ label, error, hint, required, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, error, hint, required, id, className }}>
      {(ties) => <textarea dir="auto" rows={3} {...rest} {...ties} className={input({ kind: 'area' })} />}
    </Field>
  )
}

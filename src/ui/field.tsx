import '#theme/late.css'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { cx } from '#styled/css/index.js'
import { field } from '#styled/recipes/index.js'

export type FieldProps = {
  label: ReactNode
  /** The error text; null or empty when the field has no error. */
  error?: string | null | undefined
  hint?: ReactNode
  required?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

/** What ties the control to its label and to the lines below it. */
export type ControlTies = {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label, a control, and a line below with a hint or the error. */
export function Field({
  label,
  error,
  hint,
  required,
  id,
  className,
  children,
}: FieldProps & { children: (ties: ControlTies) => ReactNode }) {
  const words = useWords()
  const own = useId()
  const control = id ?? own
  const styles = field()
  const below = error ? `${control}-error` : hint ? `${control}-hint` : undefined
  return (
    <div className={cx(styles.root, className)}>
      <label className={styles.label} htmlFor={control}>
        {label}
        {required && (
          <span className={styles.mark} title={words.parts.required()} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id: control,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': below,
      })}
      {error ? (
        <p id={`${control}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${control}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

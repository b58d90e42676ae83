import '#theme/late.css'
import { type ComponentProps, useId } from 'react'
import { cx } from '#styled/css/index.js'
import { checkbox } from '#styled/recipes/index.js'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type' | 'size'> & {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The browser's own box: it shows what its owner says, also when the owner refuses a change. */
export function Checkbox({ checked, onChange, children, className, id, ...rest }: CheckboxProps) {
  const styles = checkbox()
  const own = useId()
  return (
    <label htmlFor={id ?? own} className={cx(styles.root, className)}>
      <input
        {...rest}
        id={id ?? own}
        type="checkbox"
        className={styles.control}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.label}>{children}</span>
    </label>
  )
}

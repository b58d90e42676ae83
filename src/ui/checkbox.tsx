import '#theme/late.css'
import { type ComponentProps, useId } from 'react'
import { cx } from '#styled/css/index.js'
import { checkbox } from '#styled/recipes/index.js'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type' | 'size'> & {
  checked: boolean
  /** Neither ticked nor not: some of what it stands for is. */
  mixed?: boolean
  onChange: (checked: boolean) => void
}

/** The browser's own box: it shows what its owner says, also when the owner refuses a change. */
export function Checkbox({
  checked,
  mixed = false,
  onChange,
  children,
  className,
  id,
  ...rest
}: CheckboxProps) {
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
        // HTML has no attribute for it.
        ref={(box) => {
          if (box) box.indeterminate = mixed
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.label}>{children}</span>
    </label>
  )
}

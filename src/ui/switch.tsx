import '#theme/late.css'
import { type ComponentProps, useId } from 'react'
import { cx } from '#styled/css/index.js'
import { switchControl } from '#styled/recipes/index.js'

export type SwitchProps = Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type' | 'size'> & {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** On or off, at once: nothing to save afterwards. */
export function Switch({ checked, onChange, children, className, id, ...rest }: SwitchProps) {
  const styles = switchControl()
  const own = useId()
  return (
    <label htmlFor={id ?? own} className={cx(styles.root, className)}>
      <span className={styles.label}>{children}</span>
      <input
        {...rest}
        id={id ?? own}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the box says itself whether it is checked
        role="switch"
        className={styles.control}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

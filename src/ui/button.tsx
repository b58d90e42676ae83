import type { ComponentProps } from 'react'
import { cx } from '#styled/css/index.js'
import { type ButtonVariantProps, button } from '#styled/recipes/index.js'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonVariantProps & {
    /** Work runs: the button keeps its width and its name, turns a ring and takes no further press. */
    busy?: boolean
  }

export function Button({
  variant,
  size,
  full,
  busy = false,
  className,
  onClick,
  children,
  'aria-disabled': disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(button({ variant, size, full }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span data-part="label">{children}</span>
      {busy && <Spinner />}
    </button>
  )
}

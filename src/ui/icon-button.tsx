import type { ComponentProps } from 'react'
import { cx } from '#styled/css/index.js'
import { type IconButtonVariantProps, iconButton } from '#styled/recipes/index.js'
import { Spinner } from './spinner.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  IconButtonVariantProps & {
    /** What pressing it does: its only text. */
    'aria-label': string
    busy?: boolean
  }

export function IconButton({
  variant,
  size,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(iconButton({ variant, size }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : children}
    </button>
  )
}

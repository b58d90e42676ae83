import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { cx } from '#styled/css/index.js'
import { chip } from '#styled/recipes/index.js'

/** A small choice that is pressed or not. */
export function Chip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return <button type="button" {...rest} aria-pressed={pressed} className={cx(chip(), className)} />
}

/** Something applied that can be taken away: its whole face removes it. */
export function RemovableChip({
  children,
  name,
  onRemove,
}: {
  children?: ReactNode
  name: string
  onRemove: () => void
}) {
  const words = useWords()
  return (
    <button
      type="button"
      className={chip()}
      onClick={onRemove}
      aria-label={`${words.actions.remove()}: ${name}`}
    >
      {children ?? name}
      <X aria-hidden="true" />
    </button>
  )
}

import type { ComponentProps } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Around skeletons: says that something loads, and hides the shapes from those who listen. */
export function Loading({ children, ...rest }: ComponentProps<'div'>) {
  const words = useWords()
  return (
    <div {...rest} role="status" aria-busy="true">
      <VisuallyHidden>{words.parts.loading()}</VisuallyHidden>
      {children}
    </div>
  )
}

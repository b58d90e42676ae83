import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '#ui/icon-button.tsx'

type MapButtonProps = Omit<ComponentProps<typeof IconButton>, 'aria-label' | 'variant' | 'size'> & {
  label: string
  children: ReactNode
}

/** A control that floats on the map: 44 px, its picture named. */
export const MapButton = ({ label, ...props }: MapButtonProps) => (
  <IconButton aria-label={label} title={label} variant="floating" {...props} />
)

import type { ReactNode } from 'react'
import type { LatLng } from '#openapi/generated/client.ts'
import { useGliding } from './use-gliding.ts'

type GlideProps = {
  to: LatLng
  /** The line it keeps to where it can. */
  along: readonly LatLng[]
  children: (position: LatLng) => ReactNode
}

/** Draws something at a place, and on its way when the place changes. */
export const Glide = ({ to, along, children }: GlideProps) => children(useGliding(to, along))

import type { ReactNode } from 'react'

export type CarouselProps = {
  label: string
  /** Each keyed; `copy`: what stands where one is seen again after the last one, if not the same. */
  slides: readonly { key: string; content: ReactNode; copy?: ReactNode }[]
  /** How many are seen at once from each width on; halves let the next one peep in. */
  perView: { base: number; sm?: number; md?: number; lg?: number }
  /** Milliseconds a slide stays; without it nothing moves by itself. */
  autoplay?: number
  /** Milliseconds a move takes. */
  speed?: number
  gap?: number
  /** Starts over after the last one. */
  loop?: boolean
  dots?: boolean
  arrows?: boolean
  /** The flow that holds the slides back (something lies over the page). */
  paused?: boolean
  /** How many are seen from other widths on than those of `perView`, in pixels; their look, `--view`, is the caller's. */
  steps?: Readonly<Record<number, number>>
  /** In place of `autoplay`: a flow of its own moves the slides. */
  driver?: SlideDriver
  className?: string
}

export type SlideDriver = {
  at: number
  isPaused: boolean
  /** The slides can be moved; `calm`: the visitor wants less motion. */
  onReady: (calm: boolean) => void
  /** The visitor moved the slides to this one. */
  onShow: (index: number) => void
  onHand: (isOn: boolean) => void
  onPause: () => void
  onPlay: () => void
}

import { Hand } from 'lucide-react'
import type { ParcelSize } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'

/** Centimetres: flatter than this, it lies with its largest side to the eye. */
const FLAT = 5
const HAND = 18
const BOTTLE = { width: 8, height: 30 }
const GAP = 4

/** Is it smaller than what a bottle compares well with? */
export const besideHand = ({ length_cm, height_cm }: ParcelSize): boolean =>
  length_cm <= 36 && height_cm <= 15

/** What the eye sees of a size, in centimetres: its front, and how far its depth shows beside and above it. */
function drawn(size: ParcelSize) {
  const { length_cm, width_cm, height_cm } = size
  const isFlat = height_cm < FLAT
  const [front, depth] = isFlat ? [width_cm, height_cm] : [height_cm, width_cm]
  const thing = besideHand(size) ? { width: HAND, height: HAND } : BOTTLE
  const [dx, dy] = [depth * 0.32, depth * 0.22]
  return {
    isFlat,
    front,
    dx,
    dy,
    wide: length_cm + dx + GAP + thing.width + 2,
    tall: Math.max(front + dy, thing.height) + 2,
  }
}

type Props = {
  size: ParcelSize
  /** All are drawn to one scale, so that they compare with each other. */
  among: readonly ParcelSize[]
}

/** A parcel as large as it may be, beside a hand or a one-litre bottle. */
export function SizePicture({ size, among }: Props) {
  const { length_cm } = size
  const { isFlat, front, dx, dy } = drawn(size)
  const all = among.map(drawn)
  const wide = Math.max(...all.map((one) => one.wide))
  const tall = Math.max(...all.map((one) => one.tall))
  const top = tall - front - 1
  const right = 1 + length_cm
  const beside = right + dx + GAP
  return (
    <svg viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true" className={picture}>
      <path className={side} d={`M1 ${top} l${dx} ${-dy} h${length_cm} l${-dx} ${dy} z`} />
      <path className={side} d={`M${right} ${top} l${dx} ${-dy} v${front} l${-dx} ${dy} z`} />
      <rect className={face} x="1" y={top} width={length_cm} height={front} />
      {isFlat ? (
        <path className={seam} d={`M1 ${top} l${length_cm / 2} ${front * 0.5} L${right} ${top}`} />
      ) : (
        <path className={seam} d={`M${1 + length_cm / 2} ${top} v${front * 0.4}`} />
      )}
      {besideHand(size) ? (
        <Hand x={beside} y={tall - HAND - 1} width={HAND} height={HAND} strokeWidth={1.2} className={thing} />
      ) : (
        <path className={thing} d={bottleAt(beside, tall - 1)} />
      )}
    </svg>
  )
}

const bottleAt = (x: number, ground: number) => {
  const { width, height } = BOTTLE
  const neck = width * 0.3
  const shoulder = (width - neck) / 2
  return `M${x} ${ground} v${-height * 0.62} q0 -4 ${shoulder} -6 v${-(height * 0.38 - 6)} h${neck} v${height * 0.38 - 6} q${shoulder} 2 ${shoulder} 6 v${height * 0.62} z`
}

const picture = css({
  display: 'block',
  width: 'full',
  maxHeight: '28',
  '& *': { vectorEffect: 'non-scaling-stroke' },
})
const face = css({ fill: 'accent.soft', stroke: 'accent.edge' })
const side = css({ fill: 'bg.surface', stroke: 'accent.edge' })
const seam = css({ fill: '[none]', stroke: 'accent.edge' })
const thing = css({ fill: '[none]', stroke: 'fg.subtle', color: 'fg.subtle' })

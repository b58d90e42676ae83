import type { CSSProperties } from 'react'
import { cx } from '#styled/css/index.js'
import { type SkeletonVariantProps, skeleton } from '#styled/recipes/index.js'

export type SkeletonProps = SkeletonVariantProps & {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  ratio?: CSSProperties['aspectRatio']
  className?: string
}

/** One grey shape of the final size; it shows after 200 ms. */
export function Skeleton({ shape, width, height, ratio, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(skeleton({ shape }), className)}
      style={{ width, height, aspectRatio: ratio }}
    />
  )
}

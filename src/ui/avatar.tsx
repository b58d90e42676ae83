import { useState } from 'react'
import { cx } from '#styled/css/index.js'
import { type AvatarVariantProps, avatar } from '#styled/recipes/index.js'

export type AvatarProps = AvatarVariantProps & {
  name: string
  src?: string | null
  className?: string
}

/** A face or a logo; the initials stand in while there is none. Its name must be written beside it. */
export function Avatar({ name, src, size, square, className }: AvatarProps) {
  const styles = avatar({ size, square })
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={cx(styles.root, className)} aria-hidden="true">
      {src && src !== broken ? (
        <img className={styles.image} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}

const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()

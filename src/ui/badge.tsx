import type { ComponentProps } from 'react'
import { cx } from '#styled/css/index.js'
import { type BadgeVariantProps, badge } from '#styled/recipes/index.js'

export function Badge({ tone, round, className, ...rest }: ComponentProps<'span'> & BadgeVariantProps) {
  return <span {...rest} className={cx(badge({ tone, round }), className)} />
}

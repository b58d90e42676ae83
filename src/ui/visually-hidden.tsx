import type { ComponentProps } from 'react'
import { css } from '#styled/css/index.js'

/** Heard, not seen. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={hidden} />
}

const hidden = css({ srOnly: true })

import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** Says its text aloud whenever it changes; it must be on the page before there is something to say. */
export function LiveRegion({ children, urgent = false }: { children: ReactNode; urgent?: boolean }) {
  return (
    <div role={urgent ? 'alert' : 'status'} aria-atomic="true" className={hidden}>
      {children}
    </div>
  )
}

const hidden = css({ srOnly: true })

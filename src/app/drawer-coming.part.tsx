import '#theme/late.css'
import type { ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { drawer } from '#styled/recipes/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** A drawer keeps its size and place until its code is there. */
export function DrawerComing({ children }: { children: ReactNode }) {
  const { positioner, content, header, body } = drawer()
  return (
    <div className={cx(positioner, late)}>
      <Loading className={content}>
        <div className={header}>
          <Skeleton width="120px" height="22px" />
        </div>
        <div className={body}>{children}</div>
      </Loading>
    </div>
  )
}

const late = css({ bg: 'bg.scrim', visibility: 'hidden', animation: '[appear 0s 200ms forwards]' })

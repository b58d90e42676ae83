import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The lines of an old order while the server compares them. */
export function AgainSkeleton() {
  return (
    <Loading className={list}>
      <Repeat times={3}>
        <Skeleton height="56px" />
      </Repeat>
    </Loading>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingBlock: '2' })

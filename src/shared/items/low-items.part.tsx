import type { ReactNode } from 'react'
import type { Item } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PopularCard } from './popular-card.part.tsx'

type Props = {
  label: string
  items: readonly Item[]
  /** An entry after the items. */
  last?: ReactNode
}

/** Low cards side by side: on a phone they take the place of a grid, or of a row of tall cards. */
export const LowItems = ({ label, items, last }: Props) => (
  <ScrollRow label={label}>
    {items.map((item) => (
      <li key={item.id} className={cell}>
        <PopularCard item={item} />
      </li>
    ))}
    {last}
  </ScrollRow>
)

export const LowItemsSkeleton = () => (
  <Loading className={waiting}>
    <Repeat times={3}>
      <Skeleton height="112px" className={cell} />
    </Repeat>
  </Loading>
)

const waiting = css({ display: 'flex', gap: '3', overflow: 'hidden', paddingBlock: '1' })
const cell = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  flexShrink: '0',
  width: '[min(312px, 84vw)]',
})

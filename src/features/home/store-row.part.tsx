import type { ReactNode } from 'react'
import type { Store } from '#openapi/generated/client.ts'
import { StoreCardSkeleton } from '#src/shared/items/skeletons.part.tsx'
import { StoreCard } from '#src/shared/stores/store-card.part.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { type Reading, RowSection } from './row-section.part.tsx'

type Props = {
  title: string
  all?: string
  reading: Reading
  stores: readonly Store[] | undefined
  /** What stands below each store. */
  action?: (store: Store) => ReactNode
}

/** A section of stores side by side. */
export function StoreRow({ title, all, reading, stores, action }: Props) {
  return (
    <RowSection
      title={title}
      {...(all && { all })}
      reading={reading}
      rows={stores}
      skeleton={<StoreRowSkeleton />}
    >
      <StoreCards label={title} stores={stores ?? []} {...(action && { action })} />
    </RowSection>
  )
}

type CardsProps = Pick<Props, 'action'> & { label: string; stores: readonly Store[] }

export const StoreCards = ({ label, stores, action }: CardsProps) => (
  <ScrollRow label={label}>
    {stores.map((store) => (
      <li key={store.id} className={cell}>
        <StoreCard store={store} action={action?.(store)} />
      </li>
    ))}
  </ScrollRow>
)

export const StoreRowSkeleton = () => (
  <Loading className={waiting}>
    <Repeat times={4}>
      <div className={cell}>
        <StoreCardSkeleton />
      </div>
    </Repeat>
  </Loading>
)

const waiting = css({ display: 'flex', gap: { base: '3', md: '4' }, overflow: 'hidden', paddingBlock: '1' })
const cell = css({
  width: { base: '[280px]', md: '[310px]', lg: '[calc(25% - 12px)]' },
  flexShrink: '0',
  display: 'grid',
  // On phones the middle of the cover, and one line of the name.
  '& [data-part=picture] > :first-child, & > div > :first-child': { height: { smDown: '[76px]' } },
  '& h3': { lineClamp: { smDown: 1 } },
})

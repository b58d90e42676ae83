import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import type { Item } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { ProductCard } from '#src/shared/items/product-card.part.tsx'
import { ProductCardSkeleton } from '#src/shared/items/skeletons.part.tsx'
import { css } from '#styled/css/index.js'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { relatedItemsQuery } from './item.queries.ts'

/** More of its kind; when there is none the page simply ends. */
export function RelatedItems({ item }: { item: Item }) {
  const words = useWords().item
  const { api } = useShop()
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    relatedItemsQuery(api, useWhere(), item.id),
  )
  if (data?.length === 0) return null
  return (
    <section>
      <SectionHeading>{words.related()}</SectionHeading>
      {isPending ? (
        <Loading className={waiting}>
          <Repeat times={6}>
            <div className={cell}>
              <ProductCardSkeleton />
            </div>
          </Repeat>
        </Loading>
      ) : isError ? (
        <ErrorState level={3} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ScrollRow label={words.related()}>
          {data?.map((related) => (
            <li key={related.id} className={cell}>
              <ProductCard item={related} />
            </li>
          ))}
        </ScrollRow>
      )}
    </section>
  )
}

const waiting = css({ display: 'flex', gap: '4', overflow: 'hidden' })
const cell = css({ width: { base: '40', md: '48', lg: '[calc((100% - 80px) / 6)]' }, flexShrink: '0' })

import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { categoryPath } from '#src/navigation/category-path.ts'
import { CATEGORIES } from '#src/navigation/pages.ts'
import { categoriesQuery } from '#src/shared/items/categories.queries.ts'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Picture } from '#ui/picture.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RowSection } from './row-section.part.tsx'

/** Round pictures to start from. */
export function Categories() {
  const { home } = useWords()
  const { api } = useShop()
  const categories = useQuery(categoriesQuery(api, useWhere()))
  return (
    <RowSection
      title={home.categories()}
      all={CATEGORIES}
      reading={categories}
      rows={categories.data}
      skeleton={<Waiting />}
    >
      <ScrollRow label={home.categories()}>
        {categories.data?.map((category) => (
          <li key={category.id}>
            <Link href={categoryPath(category)} className={entry}>
              <span className={round}>
                <Picture src={category.image_full_url} alt="" ratio="1 / 1" sizes="96px" />
              </span>
              <span className={name}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ScrollRow>
    </RowSection>
  )
}

const Waiting = () => (
  <Loading className={waiting}>
    <Repeat times={12}>
      <div className={entry}>
        <span className={round}>
          <Skeleton shape="circle" ratio="1 / 1" />
        </span>
        <span className={name}>
          <Skeleton height="12px" width="64px" />
        </span>
      </div>
    </Repeat>
  </Loading>
)

const waiting = css({ display: 'flex', gap: { base: '3', md: '4' }, overflow: 'hidden', paddingBlock: '1' })
const entry = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  // In rem, so that the longest word stays whole in large text.
  width: { base: '[5rem]', md: '[7rem]', xl: '[max(110.8px, 6.9rem)]' },
  borderRadius: 'md',
})
const round = css({
  display: 'block',
  width: { base: '18', md: '24' },
  overflow: 'hidden',
  // The shelves of shops are square, plates are round.
  borderRadius: { base: 'full', _grocery: 'lg', _ecommerce: 'md' },
})
const name = css({
  textStyle: { base: 'caption', md: 'small' },
  minHeight: '[2lh]',
  textAlign: 'center',
})

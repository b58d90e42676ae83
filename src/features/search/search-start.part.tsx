import { useQuery } from '@tanstack/react-query'
import { Clock, X } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Category, Item, Module } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useToken, useWhere } from '#src/core/where.ts'
import { categoryPath } from '#src/navigation/category-path.ts'
import { categoriesQuery } from '#src/shared/items/categories.queries.ts'
import { ProductCard } from '#src/shared/items/product-card.part.tsx'
import { css } from '#styled/css/index.js'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { suggestedItemsQuery } from './search.queries.ts'
import { SearchBoxView } from './search-box.view.tsx'
import { type SearchSnapshot, type SendSearch, useSearch } from './use-search.ts'

const START = { start: 0, end: 0 }

/** Nothing is searched for yet: the box, what was searched before, and where else to begin. */
export function SearchStart({ module_type }: { module_type: Module['module_type'] }) {
  const { search } = useWords()
  const { api } = useShop()
  const where = useWhere()
  const token = useToken()
  const [snapshot, send] = useSearch({ text: '', writtenBy: 'page' })
  const { data: categories = [] } = useQuery(categoriesQuery(api, where))
  const { data: suggested = [] } = useQuery({ ...suggestedItemsQuery(api, where), enabled: token !== null })
  return (
    <div className={page}>
      <h1 className={srOnly}>{search.title()}</h1>
      <SearchBoxView snapshot={snapshot} send={send} module_type={module_type} caret={START} hideStart />
      <RecentSearches snapshot={snapshot} send={send} />
      <PopularCategories categories={categories} />
      <Suggested items={suggested} />
    </div>
  )
}

/** The last five (docs/spec.md §9), each to be searched again or forgotten. */
function RecentSearches({ snapshot, send }: { snapshot: SearchSnapshot; send: SendSearch }) {
  const { search, actions } = useWords()
  const { recent } = snapshot.context
  if (recent.length === 0) return null
  return (
    <section>
      <SectionHeading>{search.recent()}</SectionHeading>
      <ul>
        {recent.map((text) => (
          <li key={text} className={past}>
            <button
              type="button"
              className={again}
              onClick={() => send({ type: 'search.choose', text, list_type: 'item' })}
            >
              <Clock aria-hidden="true" />
              <span className={words} dir="auto">
                {text}
              </span>
            </button>
            <IconButton
              aria-label={`${actions.remove()}: ${text}`}
              size="sm"
              onClick={() => send({ type: 'recent.remove', text })}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PopularCategories({ categories }: { categories: readonly Category[] }) {
  const { search } = useWords()
  if (categories.length === 0) return null
  return (
    <section>
      <SectionHeading>{search.popularCategories()}</SectionHeading>
      <ul className={tiles}>
        {categories.slice(0, 12).map((category) => (
          <li key={category.id}>
            <Link href={categoryPath(category)} className={tile}>
              <Picture src={category.image_full_url} alt="" ratio="1 / 1" sizes="56px" className={art} />
              <span className={tileName}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Suggested({ items }: { items: readonly Item[] }) {
  const { search } = useWords()
  if (items.length === 0) return null
  return (
    <section>
      <SectionHeading>{search.suggested()}</SectionHeading>
      <ul className={cards}>
        {items.map((item) => (
          <li key={item.id}>
            <ProductCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  maxWidth: '[900px]',
  mx: 'auto',
  paddingBlock: { base: '3', md: '6' },
})
const srOnly = css({ srOnly: true })
const past = css({
  display: 'flex',
  alignItems: 'center',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
})
const again = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  flex: '1',
  minWidth: '0',
  minHeight: '13',
  textStyle: 'body',
  borderRadius: 'xs',
  '& svg': { width: '5', height: '5', color: 'fg.muted', flexShrink: '0' },
})
const words = css({ minWidth: '0', truncate: true })
const tileName = css({ minWidth: '0', lineClamp: 2 })
const tiles = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', sm: '[repeat(3, minmax(0, 1fr))]' },
  gap: '3',
})
const tile = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '2',
  textStyle: 'bodyStrong',
  layerStyle: 'panel',
  transitionProperty: '[border-color, box-shadow]',
  transitionDuration: 'press',
  _hover: { borderColor: 'border.default', boxShadow: 'rest' },
})
const art = css({ width: '14', flexShrink: '0', borderRadius: 'sm' })
const cards = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[repeat(2, minmax(0, 1fr))]',
    sm: '[repeat(3, minmax(0, 1fr))]',
    md: '[repeat(5, minmax(0, 1fr))]',
  },
  columnGap: { base: '3', md: '5' },
  rowGap: '6',
})

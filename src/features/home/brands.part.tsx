import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { brandPath } from '#src/navigation/brand-path.ts'
import { BRANDS } from '#src/navigation/pages.ts'
import { brandsQuery } from '#src/shared/items/brands.queries.ts'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Picture } from '#ui/picture.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useIsPhone } from '#ui/use-media.ts'
import { RowSection } from './row-section.part.tsx'

/** The first one, and up to eight after it (docs/spec.md §9, Brands home preview). */
const SHOWN = 9

/** The first brand twice as large as those after it, on a phone side by side; all of them have a page. */
export function Brands() {
  const { sections } = useWords()
  const where = useWhere()
  const brands = useQuery(brandsQuery(useShop().api, where))
  const isPhone = useIsPhone()
  const cards = brands.data?.slice(0, SHOWN).map((brand) => (
    <li key={brand.id} className={isPhone ? undefined : cell}>
      <Link href={brandPath(brand, where.module_id)} className={card}>
        <span className={picture}>
          <Picture
            src={brand.image_full_url}
            alt=""
            ratio="1 / 1"
            sizes="(min-width: 900px) 200px, (min-width: 600px) 40vw, 72px"
          />
        </span>
        <span className={name}>{brand.name}</span>
      </Link>
    </li>
  ))
  return (
    <RowSection
      title={sections.brands()}
      all={BRANDS}
      reading={brands}
      rows={brands.data}
      skeleton={<BrandsSkeleton />}
    >
      {isPhone ? <ScrollRow label={sections.brands()}>{cards}</ScrollRow> : <ul className={grid}>{cards}</ul>}
    </RowSection>
  )
}

const BrandsSkeleton = () => (
  <Loading className={grid}>
    <Repeat times={SHOWN}>
      <div className={cell}>
        <Skeleton height="100%" className={shape} />
      </div>
    </Repeat>
  </Loading>
)

const grid = css({
  display: { base: 'flex', sm: 'grid' },
  gridTemplateColumns: { base: '[repeat(4, minmax(0, 1fr))]', md: '[repeat(6, minmax(0, 1fr))]' },
  gap: { base: '3', sm: '2', md: '4' },
  // As <ScrollRow/> on phones.
  overflow: { smDown: 'hidden' },
  paddingBlock: { smDown: '1' },
})
const cell = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  _first: { gridColumn: '[span 2]', gridRow: '[span 2]' },
})
const card = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  'li:first-child > &': { justifyContent: 'center' },
  gap: '1',
  width: { smDown: '[6rem]' },
  padding: { base: '2', md: '3' },
  layerStyle: 'panel',
  transitionProperty: '[border-color]',
  transitionDuration: 'enter',
  _hover: { borderColor: 'border.default' },
})
const picture = css({
  display: 'block',
  width: { base: '[72px]', sm: '[min(100%, 130px)]' },
  'li:first-child &': { width: { sm: '[min(80%, 260px)]' } },
  overflow: 'hidden',
  borderRadius: 'md',
})
const name = css({
  textStyle: { base: 'caption', md: 'smallStrong' },
  textAlign: 'center',
  maxWidth: 'full',
  minHeight: { smDown: '[2lh]' },
  lineClamp: 2,
})
const shape = css({
  width: { smDown: '[6rem]' },
  minHeight: { base: '[132px]', sm: '[96px]', md: '[180px]' },
})

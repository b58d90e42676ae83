import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { brandPath } from '#src/goods/brand-path.ts'
import { brandsQuery } from '#src/goods/brands.queries.ts'
import { useShop } from '#src/shop/shop.ts'
import { useWhere } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Picture } from '#ui/picture.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RowSection } from './row-section.tsx'

/** The first one, and up to eight after it (docs/spec.md §9, Brands home preview). */
const SHOWN = 9

/** The first brand twice as large as those after it; all of them have a page. */
export function Brands() {
  const { sections } = useWords()
  const where = useWhere()
  const brands = useQuery(brandsQuery(useShop().api, where))
  return (
    <RowSection
      title={sections.brands()}
      all="/all-brands"
      reading={brands}
      rows={brands.data}
      skeleton={<BrandsSkeleton />}
    >
      <ul className={grid}>
        {brands.data?.slice(0, SHOWN).map((brand) => (
          <li key={brand.id} className={cell}>
            <Link href={brandPath(brand, where.module_id)} className={card}>
              <span className={picture}>
                <Picture
                  src={brand.image_full_url}
                  alt=""
                  ratio="1 / 1"
                  sizes="(min-width: 900px) 200px, 40vw"
                />
              </span>
              <span className={name}>{brand.name}</span>
            </Link>
          </li>
        ))}
      </ul>
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
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(4, minmax(0, 1fr))]', md: '[repeat(6, minmax(0, 1fr))]' },
  gap: { base: '2', md: '4' },
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
  padding: { base: '2', md: '3' },
  layerStyle: 'panel',
  transitionProperty: '[border-color]',
  transitionDuration: 'enter',
  _hover: { borderColor: 'border.default' },
})
const picture = css({
  display: 'block',
  width: '[min(100%, 130px)]',
  'li:first-child &': { width: '[min(80%, 260px)]' },
  overflow: 'hidden',
  borderRadius: 'md',
})
const name = css({ textStyle: { base: 'caption', md: 'smallStrong' }, textAlign: 'center', lineClamp: 2 })
const shape = css({ minHeight: { base: '[96px]', md: '[180px]' } })

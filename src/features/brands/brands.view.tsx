import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Brand } from '#openapi/generated/client.ts'
import { useWhere } from '#src/core/where.ts'
import { brandPath } from '#src/navigation/brand-path.ts'
import { css } from '#styled/css/index.js'
import { ErrorState } from '#ui/error-state.tsx'
import { Picture } from '#ui/picture.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'
import { type BrandOrder, brandOrders } from './brand-order.ts'
import { BrandCardsSkeleton, brandsGrid, brandsHead, brandsPage, brandsTitle } from './brands.skeleton.tsx'

type Props = {
  reading: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }
  brands: readonly Brand[] | undefined
  order: BrandOrder
  onOrder: (order: BrandOrder) => void
}

/** Every brand with its sign; each leads to its goods. */
export function BrandsView({ reading, brands, order, onOrder }: Props) {
  const { catalogue, search } = useWords()
  const names = { default: catalogue.sortDefault(), az: catalogue.sortAz(), za: catalogue.sortZa() }
  return (
    <div className={brandsPage}>
      <div className={brandsHead}>
        <h1 className={brandsTitle}>{catalogue.allBrands()}</h1>
        <SegmentGroup
          label={search.sort()}
          segments={brandOrders.map((value) => ({ value, label: names[value] }))}
          value={order}
          onChange={(value) => onOrder(value as BrandOrder)}
        />
      </div>
      {reading.isPending && <BrandCardsSkeleton />}
      {reading.isError && <ErrorState onRetry={() => reading.refetch()} retrying={reading.isFetching} />}
      {brands && (
        <ul className={brandsGrid} aria-label={catalogue.allBrands()}>
          {brands.map((brand, index) => (
            <Entry key={brand.id} brand={brand} isFirst={index < 6} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Entry({ brand, isFirst }: { brand: Brand; isFirst: boolean }) {
  const { catalogue } = useWords()
  const { module_id } = useWhere()
  return (
    <li className={card}>
      <span className={picture}>
        <Picture src={brand.image_full_url} alt="" ratio="1 / 1" sizes="112px" first={isFirst} />
      </span>
      <h2 className={name}>
        <Link href={brandPath(brand, module_id)} className={cover}>
          {brand.name}
        </Link>
      </h2>
      <p className={count}>{catalogue.itemCount({ count: brand.items_count })}</p>
    </li>
  )
}

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1',
  padding: '4',
  textAlign: 'center',
  layerStyle: 'panel',
  transitionProperty: '[border-color, box-shadow]',
  transitionDuration: 'enter',
  _hover: { borderColor: 'border.default', boxShadow: 'rest' },
})
const picture = css({ width: '28', overflow: 'hidden', borderRadius: 'md', marginBlockEnd: '1' })
const name = css({ textStyle: 'subtitle', lineClamp: 2 })
const cover = css({ _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' } })
const count = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })

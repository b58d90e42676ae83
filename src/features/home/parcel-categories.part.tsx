import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { parcelPath } from '#src/navigation/parcel-path.ts'
import { parcelCategoriesQuery } from '#src/shared/parcel/parcel.queries.ts'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Picture } from '#ui/picture.tsx'
import { ParcelKindsSkeleton, parcelKinds } from './parcel.skeleton.tsx'
import { RowSection } from './row-section.part.tsx'

/** Kinds of parcels; each leads to where it is ordered. */
export function ParcelCategories() {
  const parcel = useWords().parcelHome
  const kinds = useQuery(parcelCategoriesQuery(useShop().api, useWhere()))
  return (
    <RowSection
      title={parcel.everything()}
      reading={kinds}
      rows={kinds.data}
      skeleton={
        <Loading>
          <ParcelKindsSkeleton />
        </Loading>
      }
    >
      <ul className={parcelKinds}>
        {kinds.data?.map((kind) => (
          <li key={kind.id} className={cell}>
            <Link href={parcelPath(kind.id)} className={card}>
              <span className={picture}>
                <Picture src={kind.image_full_url} alt="" ratio="1 / 1" sizes="80px" />
              </span>
              <span className={words}>
                <span className={name}>{kind.name}</span>
                <span className={hint}>{kind.description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </RowSection>
  )
}

const cell = css({ display: 'grid' })
const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  padding: '3',
  layerStyle: 'panel',
  transitionProperty: '[border-color]',
  transitionDuration: 'enter',
  _hover: { borderColor: 'border.default' },
})
const picture = css({ flexShrink: '0', width: '20', overflow: 'hidden', borderRadius: 'md' })
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' })
const name = css({ textStyle: 'subtitle' })
const hint = css({ textStyle: 'small', color: 'fg.muted' })

import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Picture } from '#ui/picture.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { whyChooseQuery } from './parcel.queries.ts'
import { RowSection } from './row-section.part.tsx'

/** The reasons the owner gives, in their order. */
export function WhyChoose() {
  const parcel = useWords().parcelHome
  const { business_name } = useConfig()
  const reasons = useQuery(whyChooseQuery(useShop().api, useWhere()))
  return (
    <RowSection
      title={parcel.whyChoose({ name: business_name })}
      reading={reasons}
      rows={reasons.data?.banners}
      skeleton={<Waiting />}
    >
      <ul className={strip}>
        {reasons.data?.banners.map((reason) => (
          <li key={reason.id} className={entry}>
            <span className={picture}>
              <Picture src={reason.image_full_url} alt="" ratio="1 / 1" sizes="72px" />
            </span>
            <div>
              <h3 className={title}>{reason.title}</h3>
              <p className={hint}>{reason.short_description}</p>
            </div>
          </li>
        ))}
      </ul>
    </RowSection>
  )
}

const Waiting = () => (
  <Loading className={strip}>
    <Repeat times={4}>
      <Skeleton height="72px" />
    </Repeat>
  </Loading>
)

const strip = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    sm: '[repeat(2, minmax(0, 1fr))]',
    lg: '[repeat(4, minmax(0, 1fr))]',
  },
  gap: { base: '4', md: '6' },
})
const entry = css({ display: 'flex', alignItems: 'center', gap: '4' })
const picture = css({ flexShrink: '0', width: '18', overflow: 'hidden', borderRadius: 'full' })
const title = css({ textStyle: 'subtitle' })
const hint = css({ textStyle: 'small', color: 'fg.muted' })

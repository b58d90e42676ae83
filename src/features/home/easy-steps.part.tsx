import { useQuery } from '@tanstack/react-query'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { stepsOf } from '#machines/catalogue/steps.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { css } from '#styled/css/index.js'
import { Skeleton } from '#ui/skeleton.tsx'
import { EasyPicture } from './easy-picture.part.tsx'
import { videoContentQuery } from './parcel.queries.ts'
import { RowSection } from './row-section.part.tsx'

/** How it goes, in three steps, beside a video or a picture. */
export function EasySteps() {
  const parcel = useWords().parcelHome
  const { number } = useFormats()
  const content = useQuery(videoContentQuery(useShop().api, useWhere()))
  const steps = content.data && stepsOf(content.data.banner_contents)
  return (
    <RowSection
      title={parcel.easiest()}
      reading={content}
      rows={steps}
      skeleton={<Skeleton height="320px" />}
    >
      <div className={pair}>
        {content.data && <EasyPicture content={content.data} />}
        <ol className={list}>
          {steps?.map(({ title, description }, index) => (
            <li key={title} className={step}>
              <span className={numeral} aria-hidden="true">
                {number(index + 1)}
              </span>
              <div>
                <h3 className={name}>{title}</h3>
                <p className={hint}>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </RowSection>
  )
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
  alignItems: 'center',
  gap: { base: '6', md: '8' },
})
const list = css({ display: 'flex', flexDirection: 'column', gap: '6' })
const step = css({ display: 'flex', gap: '4' })
const numeral = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '11',
  height: '11',
  textStyle: 'subtitle',
  color: 'accent.text',
  bg: 'accent.soft',
  borderRadius: 'full',
})
const name = css({ textStyle: 'subtitle' })
const hint = css({ textStyle: 'body', color: 'fg.muted' })

import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton, TextSkeleton } from '#ui/text-skeleton.tsx'

/** The page of a product while its code or its data loads. */
export function ProductSkeleton() {
  return (
    <Loading className={productPage}>
      <TextSkeleton className={trail} width="260px" />
      <div className={productColumns}>
        <div className={productPictures}>
          <Skeleton ratio="3 / 2" className={picture} />
          <div className={thumbnails}>
            <Repeat times={3}>
              <Skeleton height="48px" width="48px" />
            </Repeat>
          </div>
        </div>
        <div className={productWords}>
          <div className={name}>
            <HeadingSkeleton className={productTitle} width="232px" />
          </div>
          <Skeleton height="20px" width="50%" />
          <Skeleton height="30px" width="30%" />
          <Skeleton height="60px" />
          <Skeleton height="160px" />
          <Skeleton height="52px" />
        </div>
      </div>
    </Loading>
  )
}

const trail = css({ textStyle: 'small' })
// As high as the heart beside the name.
const name = css({ display: 'flex', alignItems: 'center', minHeight: '[42px]' })
// As in <Gallery/>.
const thumbnails = css({
  display: { base: 'none', sm: 'flex' },
  gap: '2',
  paddingBlockStart: '3',
  paddingBlockEnd: '1',
  paddingInline: '1',
})
const picture = css({ borderRadius: { base: 'none', sm: 'lg' } })
export const productPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', md: '6' },
  paddingBlock: { base: '3', md: '6' },
  '& > section': { marginBlockStart: { base: '4', md: '8' } },
})
export const productColumns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1.1fr) minmax(0, 1fr)]' },
  gap: { base: '5', sm: '6', lg: '12' },
  alignItems: 'start',
})
export const productPictures = css({
  position: { sm: 'sticky' },
  insetBlockStart: { sm: '[calc({sizes.headerNarrow} + 24px)]', lg: '[calc({sizes.headerWide} + 24px)]' },
  marginInline: { base: '[-16px]', sm: '0' },
})
export const productWords = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
  // What has the focus stands above the bar below it.
  '& :is(input, button, a)': { scrollMarginBlockEnd: { base: '[48px]', sm: '0' } },
})
export const productTitle = css({
  textStyle: { base: 'heading', md: 'headline' },
  '& > span': { verticalAlign: 'middle' },
})

import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton, TextSkeleton } from '#ui/text-skeleton.tsx'

/** The page of help while its code loads. */
export const HelpSkeleton = () => (
  <Loading className={helpPage}>
    <div>
      <HeadingSkeleton className={helpTitle} width="60%" />
      <TextSkeleton className={helpLead} width="80%" />
    </div>
    <div className={helpColumns}>
      <Skeleton className={order} />
      <Skeleton className={contact} />
    </div>
    <div>
      <HeadingSkeleton className={helpHeading} width="200px" />
      <div className={rows}>
        <Repeat times={5}>
          <Skeleton height="44px" />
        </Repeat>
      </div>
    </div>
  </Loading>
)

export const helpPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  maxWidth: '[820px]',
  mx: 'auto',
  paddingBlock: { base: '6', md: '12' },
})
export const helpTitle = css({ textStyle: { base: 'headline', md: 'display' } })
export const helpLead = css({ textStyle: 'lead', color: 'fg.muted', marginBlockStart: '2' })
export const helpColumns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[1fr 1fr]' },
  gap: '4',
})
export const helpHeading = css({ textStyle: 'title', marginBlockEnd: '3' })
// Beside each other they are equally high. On a phone the Arabic note has one line, the English note two.
const order = css({
  height: { base: '[170px]', sm: '[200px]', md: '[208px]' },
  '&:lang(ar)': { height: { base: '[149px]', sm: '[200px]', md: '[208px]' } },
})
const contact = css({ height: { base: '[200px]', md: '[208px]' } })
const rows = css({ display: 'flex', flexDirection: 'column', gap: '2' })

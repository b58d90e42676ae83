import { useWords } from '#i18n/i18n.tsx'
import { columns, page } from '#src/shared/checkout/checkout-layout.ts'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SectionHeadingSkeleton } from '#ui/section-heading-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The page of a parcel before its kinds are read: the parts have the size of <ParcelView/>. */
export function ParcelSkeleton() {
  // The words come with the code of the form: before, the title is grey, too.
  const title = useWords().sendParcel.title()
  return (
    <div className={page}>
      {title === '' ? (
        <SectionHeadingSkeleton width="136px" />
      ) : (
        <SectionHeading level={1}>{title}</SectionHeading>
      )}
      <Loading className={columns}>
        <div className={column}>
          <Skeleton height="480px" />
          <Skeleton height="420px" />
          <Skeleton height="420px" />
        </div>
        <Skeleton height="240px" />
      </Loading>
    </div>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })

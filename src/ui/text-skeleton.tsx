import { Skeleton } from './skeleton.tsx'

type Props = { className?: string; width: string }

/** One line of text that is still loading, as high as the text style of `className` makes a line. */
export const TextSkeleton = ({ className, width }: Props) => (
  <div className={className}>
    <Skeleton height="1lh" width={width} />
  </div>
)

/** A heading of the first or second level that is still loading: Arabic gives those a line height of their own. */
export const HeadingSkeleton = ({ className, width }: Props) => (
  <div className={className} data-heading-line>
    <Skeleton height="1lh" width={width} />
  </div>
)

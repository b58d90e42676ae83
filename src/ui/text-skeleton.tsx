import { Skeleton } from './skeleton.tsx'

/** One line of text that is still loading, as high as the text style of `className` makes a line. */
export const TextSkeleton = ({ className, width }: { className?: string; width: string }) => (
  <div className={className}>
    <Skeleton height="1lh" width={width} />
  </div>
)

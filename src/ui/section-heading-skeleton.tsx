import { cx } from '#styled/css/index.js'
import { headingRow, headingTitle } from './section-heading.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

/** The heading of a section while its text loads. */
export const SectionHeadingSkeleton = ({ width, className }: { width: string; className?: string }) => (
  <div className={cx(headingRow, className)}>
    <TextSkeleton className={headingTitle} width={width} />
  </div>
)

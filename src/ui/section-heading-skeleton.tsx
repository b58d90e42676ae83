import { cx } from '#styled/css/index.js'
import { headingRow, headingTitle } from './section-heading.tsx'
import { HeadingSkeleton } from './text-skeleton.tsx'

/** The heading of a section while its text loads. */
export const SectionHeadingSkeleton = ({ width, className }: { width: string; className?: string }) => (
  <div className={cx(headingRow, className)}>
    <HeadingSkeleton className={headingTitle} width={width} />
  </div>
)

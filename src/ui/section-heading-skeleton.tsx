import { headingRow, headingTitle } from './section-heading.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

/** The heading of a section while its text loads. */
export const SectionHeadingSkeleton = ({ width }: { width: string }) => (
  <div className={headingRow}>
    <TextSkeleton className={headingTitle} width={width} />
  </div>
)

import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useToken } from '#src/core/where.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { css } from '#styled/css/index.js'
import { latePart } from '#ui/lazy-part.tsx'

const ReportReview = latePart(async () => (await import('./report-review.part.tsx')).ReportReview)

/** Reports the review of this author; a guest signs in first. */
export function ReportButton({ review_id, name }: { review_id: number; name: string }) {
  const { report: words } = useWords().opinions
  const [isOpen, setOpen] = useState(false)
  const [path] = useLocation()
  const search = useSearch()
  const isSignedIn = useToken() !== null
  const face = (
    <>
      <Flag aria-hidden="true" />
      {words.open()}
    </>
  )
  if (!isSignedIn)
    return (
      <Link
        href={signInPath(search ? `${path}?${search}` : path)}
        className={report}
        aria-label={words.of({ name })}
      >
        {face}
      </Link>
    )
  return (
    <>
      <button type="button" className={report} aria-label={words.of({ name })} onClick={() => setOpen(true)}>
        {face}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportReview review_id={review_id} onEnd={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const report = css({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: '1',
  minHeight: '11',
  marginBlockEnd: '-2',
  textStyle: 'caption',
  color: 'fg.muted',
  borderRadius: 'xs',
  _hover: { color: 'fg.default', textDecoration: 'underline' },
  '& svg': { width: '4', height: '4', flexShrink: '0' },
})

import { LayoutGrid, List } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { SegmentGroup } from '#ui/segment-group.tsx'
import type { View } from './results.props.ts'

/** Cards side by side, or one below the other. */
export function ViewChoice({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { search } = useWords()
  return (
    <SegmentGroup
      className={views}
      label={search.view()}
      segments={[
        { value: 'grid', label: <LayoutGrid aria-label={search.grid()} /> },
        { value: 'list', label: <List aria-label={search.list()} /> },
      ]}
      value={view}
      onChange={(next) => onView(next as View)}
    />
  )
}

const views = css({ marginInlineStart: 'auto', alignSelf: 'center', '& label': { px: '3' } })

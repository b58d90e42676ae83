import { Search } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { useListPath } from '#src/navigation/list-path.ts'
import { css } from '#styled/css/index.js'

/** Looks like the box, leads to the search: on narrow screens searching has a page of its own. */
export function SearchLink({ module_type }: { module_type: Module['module_type'] }) {
  const { shell } = useWords()
  return (
    <Link href={useListPath()('data_type=searched&search=')} className={box}>
      <Search aria-hidden="true" />
      {shell.searchIn[module_type]()}
    </Link>
  )
}

const box = css({
  display: { base: 'flex', lg: 'none' },
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  px: '4',
  fontSize: 'base',
  py: '2',
  color: 'fg.subtle',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'full',
  '& svg': { width: '5', height: '5', color: 'fg.muted', flexShrink: '0' },
})

import type { Page } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { pageColumn, pageTitle } from './page.skeleton.tsx'

/** Plain text with paragraphs and `## ` headings, set for reading. */
export function PageView({ page }: { page: Page }) {
  return (
    <article className={pageColumn}>
      <h1 className={pageTitle}>{page.title}</h1>
      {blocksOf(page.value).map((block) =>
        block.startsWith('## ') ? (
          <h2 key={block} className={heading}>
            {block.slice(3)}
          </h2>
        ) : (
          <p key={block} className={text}>
            {block}
          </p>
        ),
      )}
    </article>
  )
}

/** A heading is one line, whether or not an empty one follows it. */
const blocksOf = (text: string): string[] => text.replace(/^(## .*)\n(?!\n)/gm, '$1\n\n').split(/\n{2,}/)

const heading = css({ textStyle: 'title', marginBlockStart: '8', marginBlockEnd: '2' })
const text = css({ textStyle: 'lead', color: 'fg.muted', marginBlockEnd: '4' })

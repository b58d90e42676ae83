import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { HOME } from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'

type Props = {
  label: string
  /** From the top down, without Home. */
  steps: readonly { name: string; to: string }[]
  here: string
}

/** Home, the parents of the page, and the page itself. The prerenderer reads the breadcrumbs of JSON-LD from this list. */
export function Breadcrumbs({ label, steps, here }: Props) {
  const { shell } = useWords()
  return (
    <nav aria-label={label}>
      <ol className={row} data-trail>
        <li>
          <Link href={HOME} className={link}>
            {shell.nav.home()}
          </Link>
        </li>
        {steps.map(({ name, to }) => (
          <li key={to} className={step}>
            <Link href={to} className={link}>
              {name}
            </Link>
          </li>
        ))}
        <li className={step} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  textStyle: 'small',
  color: 'fg.muted',
})
const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  // The browser mirrors this sign between Arabic words.
  _before: { content: '"›"', color: 'fg.subtle' },
})
const link = css({
  position: 'relative',
  borderRadius: 'xs',
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-10px]' },
  _hover: { color: 'fg.default', textDecoration: 'underline' },
})

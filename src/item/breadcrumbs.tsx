import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Item } from '#openapi/generated/client.ts'
import { categoryPath } from '#src/goods/category-path.ts'
import { css } from '#styled/css/index.js'

/** Home, the item's categories from the top down, and the item itself. */
export function Breadcrumbs({ item }: { item: Item }) {
  const words = useWords().item
  return (
    <nav aria-label={words.breadcrumbs()}>
      <ol className={row}>
        <li>
          <Link href="/home" className={link}>
            {words.start()}
          </Link>
        </li>
        {item.category_ids.map(({ id, name }) => (
          <li key={id} className={step}>
            <Link href={categoryPath({ id, name, module_id: item.module_id })} className={link}>
              {name}
            </Link>
          </li>
        ))}
        <li className={step} aria-current="page">
          {item.name}
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
  _before: { content: '"›"', color: 'fg.subtle', _rtl: { content: '"‹"' } },
})
const link = css({
  position: 'relative',
  borderRadius: 'xs',
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-10px]' },
  _hover: { color: 'fg.default', textDecoration: 'underline' },
})

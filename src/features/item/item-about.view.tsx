import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Item } from '#openapi/generated/client.ts'
import { DIET } from '#src/navigation/account-path.ts'
import { brandPath } from '#src/navigation/brand-path.ts'
import { categoryPath } from '#src/navigation/category-path.ts'
import { useOverlay } from '#src/navigation/overlay.ts'
import { ItemDiet } from '#src/shared/diet/diet-notes.part.tsx'
import { css } from '#styled/css/index.js'
import { chip, link } from '#styled/recipes/index.js'
import { Badge } from '#ui/badge.tsx'

/** Facts about the item and its categories; leaves out unknown facts. */
export function ItemAbout({ item }: { item: Item }) {
  const words = useWords().item
  const { generic_name, brand, karat, total_weight, country, category_ids, tags, module_id } = item
  const facts: [string, ReactNode][] = [
    [words.genericName(), generic_name.join(', ')],
    [
      words.brand(),
      brand && (
        <Away key="brand" to={brandPath(brand, module_id)} className={link()}>
          {brand.name}
        </Away>
      ),
    ],
    [words.karat(), karat],
    [words.weight(), total_weight],
    [words.country(), country],
  ]
  const known = facts.filter(([, value]) => value)
  const others = tags.filter(({ name }) => !category_ids.some((category) => category.name === name))
  return (
    <div className={column}>
      <Names title={words.nutrition()} names={item.nutritions_name} />
      <Names title={words.allergies()} names={item.allergies_name} warning />
      <ItemDiet item={item} />
      <Away to={DIET} className={link()}>
        {words.avoid()}
      </Away>
      {known.length > 0 && (
        <dl className={table}>
          {known.map(([name, value]) => (
            <div key={name} className={entry}>
              <dt className={term}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {category_ids.length + others.length > 0 && (
        <section>
          <h2 className={heading}>{words.tags()}</h2>
          <ul className={chips}>
            {category_ids.map(({ id, name }) => (
              <li key={id}>
                <Away to={categoryPath({ id, name, module_id })} className={chip()}>
                  {name}
                </Away>
              </li>
            ))}
            {others.map(({ id, name }) => (
              <li key={id} className={chip()}>
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** From a popup the way leads on in its place, so that back is at the page below. */
function Away({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  const isOver = useOverlay() !== undefined
  return (
    <Link href={to} replace={isOver} className={className}>
      {children}
    </Link>
  )
}

function Names({ title, names, warning }: { title: string; names: readonly string[]; warning?: boolean }) {
  if (names.length === 0) return null
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <ul className={chips}>
        {[...new Set(names)].map((name) => (
          <li key={name}>
            <Badge tone={warning ? 'warning' : 'neutral'}>{name}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', _empty: { display: 'none' } })
const heading = css({ textStyle: 'smallStrong', color: 'fg.muted', marginBlockEnd: '2' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const table = css({ display: 'flex', flexDirection: 'column', gap: '2', textStyle: 'body' })
const entry = css({ display: 'flex', justifyContent: 'space-between', gap: '4' })
const term = css({ color: 'fg.muted' })

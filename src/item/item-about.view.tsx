import { useWords } from '#i18n/i18n.tsx'
import type { Item } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Badge } from '#ui/badge.tsx'

/** What is in it and where it belongs; what is not known is not named. */
export function ItemAbout({ item }: { item: Item }) {
  const words = useWords().item
  const facts: [string, string | undefined | null][] = [
    [words.genericName(), item.generic_name.join(', ')],
    [words.brand(), item.brand?.name],
    [words.karat(), item.karat],
    [words.weight(), item.total_weight],
    [words.country(), item.country],
  ]
  const known = facts.filter(([, value]) => value)
  return (
    <div className={column}>
      <Names title={words.nutrition()} names={item.nutritions_name} />
      <Names title={words.allergies()} names={item.allergies_name} warning />
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
      <Names title={words.tags()} names={[...item.category_ids, ...item.tags].map(({ name }) => name)} />
    </div>
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

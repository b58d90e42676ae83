import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Category } from '#openapi/generated/client.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { categoryPagePath } from '#src/navigation/page-paths.ts'
import { HOME } from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Picture } from '#ui/picture.tsx'
import { EntriesSkeleton, entriesGrid, entriesPage, entriesTitle } from './categories.skeleton.tsx'

/** The state of the read, as far as the page shows it. */
type Reading = { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }

/** Every category with its picture and its subcategories. */
export function CategoriesView({
  reading,
  categories,
}: {
  reading: Reading
  categories: readonly Category[] | undefined
}) {
  const { catalogue } = useWords()
  return (
    <div className={entriesPage}>
      <h1 className={entriesTitle}>{catalogue.categories()}</h1>
      {reading.isPending && <EntriesSkeleton />}
      {reading.isError && <ErrorState onRetry={() => reading.refetch()} retrying={reading.isFetching} />}
      {categories?.length === 0 && <Nothing />}
      {categories && categories.length > 0 && (
        <ul className={entriesGrid} aria-label={catalogue.categories()}>
          {categories.map((category, index) => (
            <Entry key={category.id} category={category} isFirst={index < 4} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Names of parts that a card has room for. */
const MOST = 4

function Entry({ category, isFirst }: { category: Category; isFirst: boolean }) {
  const { catalogue } = useWords()
  return (
    <li className={card}>
      <span className={picture}>
        <Picture
          src={category.image_full_url}
          alt=""
          ratio="1 / 1"
          sizes="(min-width: 1180px) 220px, (min-width: 600px) 30vw, 46vw"
          first={isFirst}
        />
      </span>
      <div className={words}>
        <h2 className={name}>
          <Link href={categoryPagePath(category)} className={cover}>
            {category.name}
          </Link>
        </h2>
        {category.childes.length > 0 && (
          <ul className={parts} aria-label={catalogue.parts({ name: category.name })}>
            {category.childes.slice(0, MOST).map((child) => (
              <li key={child.id}>
                <Link href={categoryPagePath(category, child)} className={part}>
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function Nothing() {
  const { catalogue } = useWords()
  const go = useGo()
  return (
    <EmptyState
      picture={<Art name="tag" />}
      title={catalogue.noCategories()}
      hint={catalogue.noCategoriesNote()}
      action={<Button onClick={() => go(HOME)}>{catalogue.toHome()}</Button>}
    />
  )
}

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  layerStyle: 'panel',
  transitionProperty: '[border-color, box-shadow]',
  transitionDuration: 'enter',
  _hover: { borderColor: 'border.default', boxShadow: 'rest' },
})
const picture = css({ width: 'full' })
const words = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  paddingInline: '3',
  paddingBlock: '3',
})
const name = css({ textStyle: 'subtitle' })
// The whole card is the link's target; the parts lie above it.
const cover = css({
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
})
const parts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', paddingBlockStart: '1' })
const part = css({
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  zIndex: 'raised',
  minHeight: '8',
  textStyle: 'small',
  color: 'accent.text',
  borderRadius: 'xs',
  _hover: { textDecoration: 'underline' },
})

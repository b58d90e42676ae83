import { type QueryKey, useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { conflictsIn, type DietVerdict, isEmptyDiet, isInConflict, verdictOn } from '#machines/rules/diet.ts'
import type { CartLine, Item } from '#openapi/generated/client.ts'
import { DIET } from '#src/navigation/account-path.ts'
import { useOverlay } from '#src/navigation/overlay.ts'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import type { DietParts } from './diet-parts.part.tsx'
import { useDiet } from './use-diet.ts'
import { useDietNames, useListed } from './use-diet-names.ts'

/**
 * The reason on the card of an item that conflicts with the diet. A card shows no mark for unstated facts; the item's
 * page names them.
 */
function Mark({ item }: { item: Item }) {
  const { snapshot } = useDiet()
  const reasons = useReasons()
  const verdict = verdictOn(item, snapshot.context.wanted)
  if (!isInConflict(verdict)) return null
  return (
    <p className={mark}>
      <TriangleAlert aria-hidden="true" />
      {reasons(verdict)}
    </p>
  )
}

/** Names what of the item the shopper avoids, else what the store does not state of it. */
function ItemHint({ item }: { item: Item }) {
  const { snapshot } = useDiet()
  const reasons = useReasons()
  const { wanted } = snapshot.context
  if (snapshot.matches('unknown')) return <Unknown />
  if (isEmptyDiet(wanted)) return null
  const verdict = verdictOn(item, wanted)
  const isWarning = isInConflict(verdict)
  if (!isWarning && verdict.unstated.length === 0) return null
  return (
    <Hint isWarning={isWarning}>
      {isWarning && <p className={strong}>{reasons(verdict)}</p>}
      {verdict.unstated.length > 0 && <Unstated keys={verdict.unstated} />}
    </Hint>
  )
}

function Unstated({ keys }: { keys: readonly string[] }) {
  const { diet: words } = useWords().account
  const names = useDietNames()
  return <p>{words.unstated({ names: names(keys) })}</p>
}

/** Names each line that conflicts, before the order is placed. */
function LinesHint({ lines }: { lines: readonly CartLine[] }) {
  const { diet: words } = useWords().account
  const { snapshot } = useDiet()
  const reasons = useReasons()
  if (snapshot.matches('unknown') && lines.length > 0) return <Unknown />
  const found = conflictsIn(lines, snapshot.context.wanted)
  if (found.length === 0) return null
  return (
    <Hint isWarning>
      <p className={strong}>{words.check()}</p>
      <ul>
        {found.map(({ line, verdict }) => (
          <li key={line.id}>{words.line({ item: line.item.name, reasons: reasons(verdict) })}</li>
        ))}
      </ul>
    </Hint>
  )
}

/** How many items a list hides and a button that shows them, or a button that hides the marked items. */
function ListHint({ queryKey }: { queryKey: QueryKey }) {
  // The list reads its first page. Observing it belongs here: a disabled observer in a page's first render stops the prerender.
  const { data } = useQuery<{ hidden_count?: number }>({ queryKey, enabled: false })
  const { diet: words } = useWords().account
  const { snapshot } = useDiet()
  const { hide } = snapshot.context.wanted
  if (snapshot.matches('unknown')) return <Unknown />
  if (hide === 'nothing') return <Bar does="contained">{words.marked()}</Bar>
  return (
    <Bar does="nothing">
      {data?.hidden_count !== undefined && words.hidden({ count: data.hidden_count })}{' '}
      {hide === 'unstated' && words.unstatedToo()}
    </Bar>
  )
}

/** Home has rows of many lists: it says that they hide, without a number. */
function HomeHint() {
  const { diet: words } = useWords().account
  const { snapshot } = useDiet()
  if (snapshot.matches('unknown')) return <Unknown />
  return snapshot.context.wanted.hide === 'nothing' ? null : <Bar does="nothing">{words.hiddenHere()}</Bar>
}

/** The current state and the button that changes it: the button stays in place and keeps its focus. */
function Bar({ does, children }: { does: 'nothing' | 'contained'; children: ReactNode }) {
  const { diet: words } = useWords().account
  const { snapshot, send } = useDiet()
  return (
    <section className={bar} aria-label={words.title()}>
      <p role="status" className={said}>
        {children}
      </p>
      <Button
        variant="outline"
        size="sm"
        // Until the choice can be changed, a press would be lost.
        disabled={!snapshot.hasTag('open')}
        onClick={() => send({ type: 'choice.turn', turn: { hide: does } })}
      >
        {does === 'nothing' ? words.show() : words.hide()}
      </Button>
    </section>
  )
}

/** The choice could not be read: no mark is no promise. */
function Unknown() {
  const { diet: words } = useWords().account
  return (
    <Hint isWarning>
      <p>{words.unknown()}</p>
    </Hint>
  )
}

function Hint({ isWarning, children }: { isWarning: boolean; children: ReactNode }) {
  // From a popup or the cart the way leads on in its place.
  const isOver = useOverlay() !== undefined
  const { diet: words } = useWords().account
  return (
    <section className={box} data-warning={isWarning || undefined} aria-label={words.allergens()}>
      <TriangleAlert aria-hidden="true" />
      <div>
        {children}
        <Link href={DIET} replace={isOver} className={link()}>
          {words.change()}
        </Link>
      </div>
    </section>
  )
}

export const dietParts: DietParts = { Mark, ItemHint, LinesHint, ListHint, HomeHint }

/** The conflicts as a sentence. */
function useReasons() {
  const { diet: words } = useWords().account
  const listed = useListed()
  return ({ contains, unsuited }: DietVerdict): string =>
    [
      ...(contains.length > 0 ? [words.contains({ names: listed(contains.map(({ name }) => name)) })] : []),
      ...unsuited.map((key) => words.unsuited[key]()),
    ].join(' · ')
}

const box = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  px: '3',
  py: '2',
  textStyle: 'small',
  color: 'fg.muted',
  borderRadius: 'sm',
  bg: 'bg.subtle',
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
  '&[data-warning]': { color: 'warning.text', bg: 'warning.soft' },
})
const mark = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1',
  textStyle: 'captionStrong',
  color: 'warning.text',
  '& > svg': { flexShrink: '0', width: '4', height: '4' },
})
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  px: '4',
  py: '2',
  borderRadius: 'sm',
  bg: 'bg.subtle',
})
const said = css({ flex: '[1 1 12rem]', textStyle: 'small', color: 'fg.muted' })
const strong = css({ textStyle: 'smallStrong' })

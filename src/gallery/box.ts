import type { ChartArrow, ChartState } from './chart.ts'
import { textWidth, wrapped } from './text.ts'

/** A line of text in a state's box, placed from the box's top left corner, in pixels. */
export type BoxLine = {
  role: Role
  text: string
  x: number
  y: number
  /** The arrow of a reaction: something that is noticed here and leads nowhere. */
  arrow?: ChartArrow
}

type Role = 'name' | 'description' | 'does' | 'invoke' | 'reaction' | 'detail'

/** What a state's box says, and how much room that needs. */
export type Box = { lines: BoxLine[]; width: number; height: number }

const PADDING = 14
/** Room for a mark before a line: of an actor that runs in the state, or of an event that the state reacts to. */
export const INDENT = 16
const GAP = 7
const COLUMN_GAP = 28
const NARROW = 236
/** A state with others inside is wide anyway. */
const WIDE = 420
const MOST_COLUMNS = 4

const STYLE: Record<Role, { size: number; height: number }> = {
  name: { size: 14, height: 21 },
  description: { size: 11.5, height: 16 },
  does: { size: 11.5, height: 16 },
  invoke: { size: 11.5, height: 16 },
  reaction: { size: 11.5, height: 16 },
  detail: { size: 11, height: 15 },
}

/** Size of a line's type in pixels. */
export const sizeOf = (role: Role): number => STYLE[role].size

/** Lines that stand together, placed from their own corner. */
type Block = { lines: BoxLine[]; width: number; height: number }
type Words = { role: Role; text: string; arrow?: ChartArrow }

/** Lays out the text of a box: name, sentence, actions, actors, and the reactions that lead nowhere. */
export function boxOf(state: ChartState, reactions: ChartArrow[]): Box {
  const isWide = state.states.length > 0
  const head = block(
    [
      { role: 'name', text: state.name },
      { role: 'description', text: state.description },
      ...(state.hidden > 0 ? [{ role: 'description' as const, text: `${state.hidden} states inside` }] : []),
    ],
    isWide ? WIDE : NARROW,
  )
  const work = block(
    [
      ...state.entry.map((action): Words => ({ role: 'does', text: `entry / ${action}` })),
      ...state.exit.map((action): Words => ({ role: 'does', text: `exit / ${action}` })),
      ...state.invokes.map((id): Words => ({ role: 'invoke', text: id })),
    ],
    NARROW,
  )
  const reacted = alike(reactions).map((group) => block(wordsOf(group), NARROW))
  const columns = isWide ? Math.min(MOST_COLUMNS, Math.ceil(reacted.length / 2)) : 1
  const body = below([head, work, beside(inColumns(reacted, columns))])
  const name = canFold(state) ? foldStart(head.lines) + FOLD : textWidth(state.name, STYLE.name.size)
  return {
    lines: body.lines.map((line) => ({ ...line, x: line.x + PADDING, y: line.y + PADDING })),
    width: Math.max(96, body.width, name + tagsWidth(state.tags)) + 2 * PADDING,
    height: body.height + 2 * PADDING - 2,
  }
}

/** Reactions that do the same under the same condition are said together. */
function alike(reactions: ChartArrow[]): ChartArrow[][] {
  const groups = new Map<string, ChartArrow[]>()
  for (const arrow of reactions) {
    const key = JSON.stringify([arrow.guard, arrow.actions])
    groups.set(key, [...(groups.get(key) ?? []), arrow])
  }
  return [...groups.values()]
}

function wordsOf(group: ChartArrow[]): Words[] {
  const [{ guard, actions } = { guard: undefined, actions: [] }] = group
  return [
    ...group.map((arrow): Words => ({ role: 'reaction', text: arrow.label, arrow })),
    ...(guard ? [{ role: 'detail' as const, text: `if ${guard}` }] : []),
    ...actions.map((action): Words => ({ role: 'detail', text: `/ ${action}` })),
  ]
}

function block(words: Words[], widest: number): Block {
  const lines: BoxLine[] = []
  let y = 0
  for (const { role, text, arrow } of words) {
    const x = role === 'name' || role === 'description' ? 0 : INDENT
    for (const part of wrapped(text, STYLE[role].size, widest - x)) {
      lines.push({ role, text: part, x, y, ...(arrow && { arrow }) })
      y += STYLE[role].height
    }
  }
  const width = Math.max(0, ...lines.map(({ role, text, x }) => x + textWidth(text, STYLE[role].size)))
  return { lines, width, height: y }
}

const below = (blocks: Block[]): Block =>
  blocks
    .filter(({ lines }) => lines.length > 0)
    .reduce((above, next) => {
      const top = above.lines.length > 0 ? above.height + GAP : 0
      return {
        lines: [...above.lines, ...next.lines.map((line) => ({ ...line, y: line.y + top }))],
        width: Math.max(above.width, next.width),
        height: top + next.height,
      }
    }, NOTHING)

const beside = (blocks: Block[]): Block =>
  blocks.reduce((before, next) => {
    const start = before.lines.length > 0 ? before.width + COLUMN_GAP : 0
    return {
      lines: [...before.lines, ...next.lines.map((line) => ({ ...line, x: line.x + start }))],
      width: start + next.width,
      height: Math.max(before.height, next.height),
    }
  }, NOTHING)

const NOTHING: Block = { lines: [], width: 0, height: 0 }

/** Deals blocks out to columns in order, each as full as the first. */
function inColumns(blocks: Block[], count: number): Block[] {
  const full = blocks.reduce((sum, { height }) => sum + height + GAP, 0) / Math.max(count, 1)
  const columns: Block[][] = []
  let height = 0
  for (const each of blocks) {
    const column = Math.min(Math.floor(height / full), count - 1)
    columns[column] = [...(columns[column] ?? []), each]
    height += each.height + GAP
  }
  return columns.filter(Boolean).map(below)
}

export const canFold = ({ states, hidden }: ChartState): boolean => states.length + hidden > 0

/** Width and height of the button that folds a state, in pixels. */
export const FOLD = 24

/** Where the button stands in a line with the end of the name. */
export const foldStart = (lines: readonly BoxLine[]): number => {
  const [first] = lines
  return first ? first.x + textWidth(first.text, STYLE[first.role].size) + 4 : 0
}

export const TAG_SIZE = 11
export const tagWidth = (tag: string): number => textWidth(tag, TAG_SIZE) + 12

const tagsWidth = (tags: string[]) => tags.reduce((sum, tag) => sum + tagWidth(tag) + 6, 6)

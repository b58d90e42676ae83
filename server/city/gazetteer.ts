import { setImmediate as nextTurn } from 'node:timers/promises'
import { present } from '#server/assert/present.ts'
import { fold } from '#server/db/fold.ts'
import type { Text } from '#server/db/shapes.ts'
import { between, distanceBetween, lengthOf, middleOf, type Point, pairsOf } from '#server/geometry/plane.ts'
import { arabicForms } from '#server/rules/arabic-forms.ts'
import { slipsWithin } from '#server/rules/edit-distance.ts'
import { city, cityName } from './city.ts'
import { houseOf } from './house-numbers.ts'
import { landmarks } from './landmarks.ts'
import { parks } from './parks.ts'
import type { Street } from './streets.ts'

/** A place with a name; `within` says where it is. */
export type Entry = { id: string; name: Text; within: Text; at: Point; weight: number; street?: Street }

type Indexed = Entry & { own: string[]; around: string[] }

let index: Indexed[] | undefined

function entries(): Indexed[] {
  index ??= collect().map((entry) => ({
    ...entry,
    own: wordsOf(`${entry.name.en} ${entry.name.ar}`),
    around: wordsOf(`${entry.within.en} ${entry.within.ar}`),
  }))
  return index
}

let allWords: string[] | undefined

function vocabulary(): string[] {
  allWords ??= [...new Set(entries().flatMap(({ own, around }) => [...own, ...around]))]
  return allWords
}

function collect(): Entry[] {
  const { areas, streets, lineOf, districtAt } = city()
  return [
    ...areas.map(({ district, ring }) => ({
      id: `district-${district.id}`,
      name: district.name,
      within: cityName,
      at: middleOf(ring),
      weight: 0.5,
    })),
    ...landmarks.map(({ id, name, at }) => ({
      id: `landmark-${id}`,
      name,
      within: districtAt(at).name,
      at,
      weight: 0.4,
    })),
    ...parks
      .filter(({ name }) => !landmarks.some((landmark) => landmark.name.en === name.en))
      .map(({ name, ring }, i) => ({
        id: `park-${i + 1}`,
        name,
        within: districtAt(middleOf(ring)).name,
        at: middleOf(ring),
        weight: 0.3,
      })),
    ...streets.flatMap((street) => {
      const { id, name, class: roadClass, stretches } = street
      if (!name || parks.some((park) => park.name.en === name.en)) return []
      const longest = stretches.map(lineOf).reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a))
      const at = middleOfLine(longest)
      const weight = roadClass === 'street' ? 0.2 : 0.25
      return { id: `street-${id}`, name, within: districtAt(at).name, at, weight, street }
    }),
  ]
}

function middleOfLine(line: Point[]): Point {
  let left = lengthOf(line) / 2
  for (const [a, b] of pairsOf(line)) {
    const step = distanceBetween(a, b)
    if (step >= left) return between(a, b, left / (step || 1))
    left -= step
  }
  return present(line.at(-1), 'the last corner of the line')
}

const shortForms = new Map<string, string>(
  Object.entries({
    rd: 'road',
    ave: 'avenue',
    blvd: 'boulevard',
    dr: 'drive',
    uni: 'university',
  }),
)

/** Words to compare by: one spelling per letter in both scripts, without the Arabic article, digits as 0-9. */
function wordsOf(text: string): string[] {
  return fold(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  )
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => shortForms.get(word) ?? (word.length > 4 && word.startsWith('ال') ? word.slice(2) : word))
}

type Found = { entry: Entry; house: number | undefined }
type Words = [first: string, ...more: string[]]

/** Enough for any search; each word costs a walk through all words of the city. */
const MOST_WORDS = 6
const MOST_LETTERS = 24

/**
 * Places whose words begin with the words searched for, best first; a leading or trailing number is a house. Lets other
 * requests in between the words.
 */
export async function searchPlaces(text: string, limit: number): Promise<Found[]> {
  const words = wordsOf(text)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, MOST_LETTERS))
  const numberAt = words.length > 1 ? words.findIndex((word) => /^\d{1,4}$/.test(word)) : -1
  const house = numberAt >= 0 ? Number(words[numberAt]) : undefined
  const [first, ...more] = words.filter((_, i) => i !== numberAt)
  if (first === undefined) return []
  const wanted: Words = [first, ...more]
  const exact = rank(wanted, await likenesses(wanted, beginsWith))
  const ranked = exact.length > 0 ? exact : rank(wanted, await likenesses(wanted, isNearly))
  return ranked
    .map((entry) => ({ entry, house: house !== undefined && hasHouse(entry, house) ? house : undefined }))
    .sort((a, b) => Number(b.house !== undefined) - Number(a.house !== undefined))
    .slice(0, limit)
}

const hasHouse = ({ street }: Entry, number: number) =>
  street !== undefined && houseOf(street, number) !== undefined

/** Of two names that match alike, the shorter one is meant. */
const BREVITY = 0.04

/** An Arabic word in another form is nearly the word itself. */
const OTHER_FORM = 0.7

type Likeness = (wanted: string, word: string) => number

const beginsWith: Likeness = (wanted, word) => (word === wanted ? 1 : word.startsWith(wanted) ? 0.8 : 0)

/** One letter wrong, missing, doubled or swapped; two in long words. */
const isNearly: Likeness = (wanted, word) => {
  if (wanted.length < 4) return beginsWith(wanted, word)
  const most = wanted.length > 6 ? 2 : 1
  const whole = slipsWithin(most, wanted, word)
  const begun = whole === 0 ? 0 : slipsWithin(most, wanted, word.slice(0, wanted.length))
  const slips = Math.min(whole ?? Number.POSITIVE_INFINITY, begun ?? Number.POSITIVE_INFINITY)
  return slips <= most ? 0.7 - slips * 0.2 : 0
}

/** For each word searched for, the words of the city that are like it, each measured once. */
async function likenesses(wanted: string[], likeness: Likeness): Promise<Map<string, number>[]> {
  const found: Map<string, number>[] = []
  for (const word of wanted) {
    await nextTurn()
    const forms = new Set(arabicForms(word))
    const measured = vocabulary().map(
      (own) => [own, Math.max(likeness(word, own), forms.has(own) ? OTHER_FORM : 0)] as const,
    )
    found.push(new Map(measured.filter(([, like]) => like > 0)))
  }
  return found
}

function rank([first, ...more]: Words, alike: Map<string, number>[]): Entry[] {
  if (alike.some(({ size }) => size === 0)) return []
  const best = (like: Map<string, number>, words: string[]) =>
    Math.max(0, ...words.map((own) => like.get(own) ?? 0))
  return entries()
    .map((entry) => {
      const points = alike.map((like) => Math.max(best(like, entry.own) * 2, best(like, entry.around)))
      const isNamed = alike.some((like) => best(like, entry.own) > 0)
      const starts = entry.own[0]?.startsWith(first) ? 0.5 : 0
      const score =
        points.reduce((sum, point) => sum + point, 0) / (1 + more.length) +
        starts +
        entry.weight -
        entry.own.length * BREVITY
      return { entry, score: isNamed && points.every((point) => point > 0) ? score : 0 }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.entry.name.en.localeCompare(b.entry.name.en))
    .map(({ entry }) => entry)
}

/** `street-12`, `street-12-40` (a house), `landmark-3`, `district-1`, `park-2`. */
export function placeOf(id: string): (Found & { at: Point }) | undefined {
  const [, base, house] = id.match(/^((?:street|landmark|district|park)-\d{1,5})(?:-(\d{1,4}))?$/) ?? []
  const entry = entries().find((known) => known.id === base)
  if (!entry) return undefined
  if (!house) return { entry, house: undefined, at: entry.at }
  const at = entry.street && houseOf(entry.street, Number(house))
  return at && { entry, house: Number(house), at }
}

/** The landmark a point is at, if it stands within `metres`. */
export function landmarkNear(point: Point, metres: number): Entry | undefined {
  const near = entries()
    .filter(({ id, at }) => id.startsWith('landmark-') && distanceBetween(at, point) <= metres)
    .sort((a, b) => distanceBetween(a.at, point) - distanceBetween(b.at, point))
  return near[0]
}

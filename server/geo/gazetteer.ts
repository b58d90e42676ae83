import { fold } from '#server/db/fold.ts'
import type { Text } from '#server/db/shapes.ts'
import { city, cityName } from '#server/seed/city/city.ts'
import { landmarks } from '#server/seed/city/landmarks.ts'
import { parks } from '#server/seed/city/parks.ts'
import type { Street } from '#server/seed/city/streets.ts'
import { houseOf } from './house-numbers.ts'
import { distanceBetween, lengthOf, middleOf, type Point } from './plane.ts'

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

function collect(): Entry[] {
  const { areas, streets, corners, districtAt } = city()
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
    ...streets
      .filter((street) => street.name && !parks.some(({ name }) => name.en === street.name!.en))
      .map((street) => {
        const lines = street.stretches.map((stretch) => stretch.map((corner) => corners[corner]!))
        const longest = lines.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a))
        const at = middleOfLine(longest)
        return {
          id: `street-${street.id}`,
          name: street.name!,
          within: districtAt(at).name,
          at,
          weight: street.class === 'street' ? 0.2 : 0.25,
          street,
        }
      }),
  ]
}

function middleOfLine(line: Point[]): Point {
  let left = lengthOf(line) / 2
  for (let i = 1; i < line.length; i++) {
    const step = distanceBetween(line[i - 1]!, line[i]!)
    if (step >= left) {
      const part = left / (step || 1)
      const [a, b] = [line[i - 1]!, line[i]!]
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
    }
    left -= step
  }
  return line.at(-1)!
}

const shortForms: Record<string, string> = {
  rd: 'road',
  ave: 'avenue',
  blvd: 'boulevard',
  dr: 'drive',
  uni: 'university',
}

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
    .map((word) => shortForms[word] ?? (word.length > 4 && word.startsWith('ال') ? word.slice(2) : word))
}

type Found = { entry: Entry; house: number | undefined }

/** Places whose words begin with the words searched for, best first; a leading or trailing number is a house. */
export function searchPlaces(text: string, limit: number): Found[] {
  const words = wordsOf(text)
  const numberAt = words.length > 1 ? words.findIndex((word) => /^\d{1,4}$/.test(word)) : -1
  const house = numberAt >= 0 ? Number(words[numberAt]) : undefined
  const wanted = words.filter((_, i) => i !== numberAt)
  if (wanted.length === 0) return []
  const exact = rank(wanted, beginsWith)
  const ranked = exact.length > 0 ? exact : rank(wanted, isNearly)
  return ranked
    .map((entry) => ({ entry, house: house !== undefined && hasHouse(entry, house) ? house : undefined }))
    .sort((a, b) => Number(b.house !== undefined) - Number(a.house !== undefined))
    .slice(0, limit)
}

const hasHouse = ({ street }: Entry, number: number) =>
  street !== undefined && houseOf(street, number) !== undefined

/** Of two names that match alike, the shorter one is meant. */
const BREVITY = 0.04

type Likeness = (wanted: string, word: string) => number

const beginsWith: Likeness = (wanted, word) => (word === wanted ? 1 : word.startsWith(wanted) ? 0.8 : 0)

/** One letter wrong, missing, doubled or swapped; two in long words. */
const isNearly: Likeness = (wanted, word) => {
  if (wanted.length < 4) return beginsWith(wanted, word)
  const slips = Math.min(slipsBetween(wanted, word), slipsBetween(wanted, word.slice(0, wanted.length)))
  return slips <= (wanted.length > 6 ? 2 : 1) ? 0.7 - slips * 0.2 : 0
}

function rank(wanted: string[], likeness: Likeness): Entry[] {
  const best = (word: string, words: string[]) => Math.max(0, ...words.map((own) => likeness(word, own)))
  return entries()
    .map((entry) => {
      const points = wanted.map((word) => Math.max(best(word, entry.own) * 2, best(word, entry.around)))
      const isNamed = wanted.some((word) => best(word, entry.own) > 0)
      const starts = entry.own[0]!.startsWith(wanted[0]!) ? 0.5 : 0
      const score =
        points.reduce((sum, point) => sum + point, 0) / wanted.length +
        starts +
        entry.weight -
        entry.own.length * BREVITY
      return { entry, score: isNamed && points.every((point) => point > 0) ? score : 0 }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.entry.name.en.localeCompare(b.entry.name.en))
    .map(({ entry }) => entry)
}

/** Letters to change, add, remove or swap (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
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

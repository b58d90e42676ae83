import type { Text } from '#server/db/shapes.ts'
import {
  closed,
  detour,
  insideOf,
  type Point,
  ribbon,
  rounded,
  simplify,
  smooth,
} from '#server/geometry/plane.ts'

/** The shore from the far west to the far east; the sea is above it. */
const shore = simplify(
  smooth(
    [
      [-45000, 2600],
      [-30000, 3400],
      [-20000, 1500],
      [-12000, 1300],
      [-8500, 700],
      [-6900, 420],
      [-5900, 150],
      [-5100, -70],
      [-4300, -160],
      [-3500, -140],
      [-2800, 0],
      [-2200, 150],
      [-1800, 260],
      [-1590, 350],
      [-1380, 400],
      [-900, 490],
      [-400, 480],
      [-50, 430],
      [150, 420],
      [900, 400],
      [1150, 430],
      [1500, 410],
      [2000, 290],
      [2600, 220],
      [3100, 290],
      [3500, 480],
      [3800, 640],
      [4080, 650],
      [4350, 470],
      [4700, 400],
      [5100, 330],
      [5600, 420],
      [6300, 500],
      [7500, 700],
      [9500, 400],
      [14000, 900],
      [22000, 200],
      [32000, 1500],
      [45000, 600],
    ],
    60,
  ),
  1,
)

/** The harbour: a basin with two piers between three quays. */
const harbour: Point[] = closed([
  [150, 620],
  [150, 385],
  [90, 350],
  [90, -60],
  [330, -60],
  [330, 200],
  [400, 215],
  [400, -60],
  [620, -60],
  [620, 215],
  [690, 200],
  [690, -60],
  [980, -60],
  [980, 350],
  [900, 385],
  [900, 620],
])

const marina: Point[] = closed([
  [4440, 640],
  [4450, 330],
  [4340, 270],
  [4330, 20],
  [4420, -40],
  [4700, -60],
  [4980, -10],
  [5020, 230],
  [4960, 320],
  [4760, 340],
  [4740, 640],
])

/** Docks of the cargo port. */
const docks: Point[] = closed([
  [5500, 700],
  [5500, 215],
  [5700, 215],
  [5700, 330],
  [5780, 330],
  [5780, 215],
  [5990, 240],
  [5990, 700],
])

/** The creek is widest at its mouth and ends in a lagoon. */
export const creek = ribbon(
  smooth(
    [
      [-1490, 640],
      [-1485, 330],
      [-1445, -90],
      [-1280, -480],
      [-1135, -850],
      [-1165, -1250],
      [-1400, -1640],
      [-1590, -1900],
      [-1720, -2110],
      [-1830, -2330],
    ],
    45,
  ),
  (part) => {
    const inLagoon = Math.max(0, (part - 0.74) / 0.26)
    const stream = (206 - 96 * Math.min(1, part * 1.8)) * (1 - inLagoon ** 6)
    return stream + 300 * Math.sin(inLagoon * Math.PI) ** 1.4
  },
)

/** Lakes that lie in parks: see parks.ts. */
export const lakes: Point[][] = [
  rounded([650, -3330], 430, 190, { degrees: -14, squareness: 2.2, corners: 36 }),
  rounded([5560, -3010], 300, 130, { degrees: 30, squareness: 2, corners: 28 }),
]

const horseshoe = (radius: number): Point[] =>
  Array.from({ length: 49 }, (_, i) => {
    const angle = ((188 + (164 * i) / 48) * Math.PI) / 180
    return [2350 + radius * Math.cos(angle), 1010 + radius * Math.sin(angle)]
  })

/** The horseshoe of land off the corniche, open to the sea. */
const island = closed([...horseshoe(560), ...horseshoe(300).reverse()])

const breakwaters = [
  ribbon(
    smooth(
      [
        [-110, 440],
        [-70, 690],
        [120, 850],
        [430, 900],
      ],
      40,
    ),
    (part) => 46 - 16 * part,
  ),
  ribbon(
    smooth(
      [
        [1110, 420],
        [1120, 640],
        [960, 800],
        [640, 830],
      ],
      40,
    ),
    (part) => 42 - 14 * part,
  ),
  ribbon(
    smooth(
      [
        [4230, 560],
        [4330, 760],
        [4620, 800],
      ],
      40,
    ),
    (part) => 40 - 14 * part,
  ),
]

/** The street in the middle of the island, a little shorter than it. */
export const crescent = horseshoe(430).slice(2, -2)

const openSea = closed([...shore, [45000, 45000], [-45000, 45000]])
const isOpenSea = insideOf(openSea)

/** The shore with the creek, the harbour, the marina and the docks cut into it. */
const carved = [creek, harbour, marina, docks].reduce(
  (line, inlet) => detour(line, inlet, (point) => !isOpenSea(point)),
  shore,
)

export const land: Point[][] = [
  closed([...carved, [45000, -45000], [-45000, -45000]]),
  island,
  ...breakwaters,
]

/** Names of waters and where to write them. */
export const waters: { name: Text; at: Point }[] = [
  { name: { en: 'Gulf of Noor', ar: 'خليج نور' }, at: [-1800, 1500] },
  { name: { en: 'Noor Creek', ar: 'خور نور' }, at: [-1150, -900] },
  { name: { en: 'Lagoon', ar: 'البحيرة' }, at: [-1720, -2110] },
  { name: { en: 'Dhow Harbour', ar: 'ميناء السفن' }, at: [540, 290] },
  { name: { en: 'Crescent Lagoon', ar: 'بحيرة الهلال' }, at: [2350, 860] },
  { name: { en: 'Marina Basin', ar: 'حوض المارينا' }, at: [4680, 140] },
]

const isSea = insideOf(closed([...carved, [45000, 45000], [-45000, 45000]]))
const isOffshoreLand = [island, ...breakwaters].map(insideOf)
const isLake = lakes.map(insideOf)

/** Dry ground a street may lie on. */
export const isLand = (point: Point) =>
  (!isSea(point) || isOffshoreLand.some((covers) => covers(point))) && !isLake.some((covers) => covers(point))

/** The strip of sand along the shore between two distances from the west, `depth` metres wide. */
export function beach(from: number, to: number, depth: (part: number) => number): Point[] {
  const strip = shore.filter(([x]) => x >= from && x <= to)
  return closed([
    ...strip,
    ...strip.map(([x, y], i): Point => [x, y - depth(i / (strip.length - 1))]).reverse(),
  ])
}

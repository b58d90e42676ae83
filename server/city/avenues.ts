import type { Text } from '#server/db/shapes.ts'
import { edgesOf, type Point, smooth } from '#server/geometry/plane.ts'
import { crescent } from './coast.ts'

export type RoadClass = 'motorway' | 'primary' | 'secondary' | 'street' | 'lane'

/** Corners where avenues meet; districts are bounded by the avenues between them. */
const corners = {
  westGate: [-6150, 60],
  palmCorniche: [-4350, -300],
  coralCorniche: [-2350, -30],
  creekMouthWest: [-1760, 110],
  creekMouthEast: [-1210, 250],
  oldCape: [-250, 270],
  customsGate: [1040, -165],
  cornicheGate: [1240, 260],
  islandGate: [2350, 75],
  lighthouseGate: [3150, 150],
  marinaGate: [4560, -190],
  eastGate: [6350, 200],
  ringBoulevardWest: [-6050, -1500],
  palmBoulevard: [-4350, -1480],
  coralBoulevard: [-2350, -1300],
  bridgeWest: [-1360, -1240],
  bridgeEast: [-970, -1200],
  marketBoulevard: [-280, -1120],
  unionSquare: [1180, -1080],
  lighthouseBoulevard: [3050, -1180],
  marinaBoulevard: [4650, -1120],
  ringBoulevardEast: [6300, -1100],
  ringGardensWest: [-5750, -2950],
  palmGardens: [-4300, -2780],
  coralGardens: [-2500, -2700],
  lagoonWest: [-2080, -2640],
  lagoonEast: [-1350, -2560],
  marketGardens: [-300, -2450],
  customsGardens: [1300, -2380],
  lighthouseGardens: [3050, -2520],
  marinaGardens: [4750, -2480],
  ringGardensEast: [6050, -2550],
  ringPalm: [-4350, -4200],
  ringCoral: [-2600, -4480],
  ringMarket: [-300, -4230],
  ringCustoms: [1500, -4200],
  ringLighthouse: [3150, -4330],
  ringMarina: [4800, -3980],
} satisfies Record<string, Point>

export type Corner = keyof typeof corners

type Avenue = { name: Text; class: RoadClass; via: (Corner | Point)[] }

const avenues: Avenue[] = [
  {
    name: { en: 'Corniche Road', ar: 'طريق الكورنيش' },
    class: 'primary',
    via: [
      'westGate',
      [-5200, -215],
      'palmCorniche',
      [-3300, -265],
      'coralCorniche',
      'creekMouthWest',
      'creekMouthEast',
      [-700, 345],
      'oldCape',
    ],
  },
  {
    name: { en: 'Customs Quay Road', ar: 'طريق رصيف الجمارك' },
    class: 'primary',
    via: [
      'oldCape',
      [-80, 160],
      [-20, -30],
      [80, -150],
      [540, -172],
      'customsGate',
      [1110, 20],
      [1150, 170],
      'cornicheGate',
    ],
  },
  {
    name: { en: 'East Corniche Road', ar: 'طريق الكورنيش الشرقي' },
    class: 'primary',
    via: [
      'cornicheGate',
      [1600, 255],
      [2000, 145],
      'islandGate',
      [2750, 70],
      'lighthouseGate',
      [3500, 330],
      [3800, 470],
      [4060, 440],
      [4210, 230],
      [4270, -40],
      'marinaGate',
      [5050, -110],
      [5400, 60],
      [5850, 150],
      'eastGate',
    ],
  },
  {
    name: { en: 'Union Boulevard', ar: 'شارع الاتحاد' },
    class: 'primary',
    via: [
      'ringBoulevardWest',
      'palmBoulevard',
      'coralBoulevard',
      'bridgeWest',
      'bridgeEast',
      'marketBoulevard',
      'unionSquare',
      'lighthouseBoulevard',
      'marinaBoulevard',
      'ringBoulevardEast',
    ],
  },
  {
    name: { en: 'Gardens Avenue', ar: 'شارع الحدائق' },
    class: 'primary',
    via: [
      'ringGardensWest',
      'palmGardens',
      'coralGardens',
      'lagoonWest',
      'lagoonEast',
      'marketGardens',
      'customsGardens',
      'lighthouseGardens',
      'marinaGardens',
      'ringGardensEast',
    ],
  },
  {
    name: { en: 'Marsa Ring Road', ar: 'طريق مرسى الدائري' },
    class: 'motorway',
    via: [
      'westGate',
      [-6180, -700],
      'ringBoulevardWest',
      'ringGardensWest',
      [-5230, -3720],
      'ringPalm',
      'ringCoral',
      [-1500, -4440],
      'ringMarket',
      'ringCustoms',
      'ringLighthouse',
      'ringMarina',
      [5600, -3400],
      'ringGardensEast',
      'ringBoulevardEast',
      'eastGate',
    ],
  },
  {
    name: { en: 'Palm Avenue', ar: 'شارع النخيل' },
    class: 'secondary',
    via: [
      'palmCorniche',
      [-4440, -900],
      'palmBoulevard',
      [-4230, -2150],
      'palmGardens',
      [-4400, -3500],
      'ringPalm',
    ],
  },
  {
    name: { en: 'Coral Avenue', ar: 'شارع المرجان' },
    class: 'secondary',
    via: ['coralCorniche', [-2280, -650], 'coralBoulevard', [-2460, -2000], 'coralGardens', 'ringCoral'],
  },
  {
    name: { en: 'West Creek Road', ar: 'طريق الخور الغربي' },
    class: 'secondary',
    via: [
      'creekMouthWest',
      [-1670, -120],
      [-1500, -520],
      [-1350, -880],
      'bridgeWest',
      [-1580, -1560],
      [-1930, -1800],
      [-2150, -2180],
      'lagoonWest',
    ],
  },
  {
    name: { en: 'East Creek Road', ar: 'طريق الخور الشرقي' },
    class: 'secondary',
    via: [
      'creekMouthEast',
      [-1195, -60],
      [-1050, -430],
      [-910, -820],
      'bridgeEast',
      [-1150, -1530],
      [-1330, -1820],
      [-1280, -2200],
      'lagoonEast',
    ],
  },
  {
    name: { en: 'Grand Market Avenue', ar: 'شارع السوق الكبير' },
    class: 'secondary',
    via: [
      'oldCape',
      [-330, -450],
      'marketBoulevard',
      [-220, -1800],
      'marketGardens',
      [-380, -3300],
      'ringMarket',
    ],
  },
  {
    name: { en: 'Independence Avenue', ar: 'شارع الاستقلال' },
    class: 'primary',
    via: ['customsGate', 'unionSquare', [1180, -1700], 'customsGardens', [1480, -3300], 'ringCustoms'],
  },
  {
    name: { en: 'Lighthouse Avenue', ar: 'شارع المنارة' },
    class: 'secondary',
    via: [
      'lighthouseGate',
      [3020, -500],
      'lighthouseBoulevard',
      [3120, -1850],
      'lighthouseGardens',
      'ringLighthouse',
    ],
  },
  {
    name: { en: 'Marina Avenue', ar: 'شارع المارينا' },
    class: 'secondary',
    via: ['marinaGate', 'marinaBoulevard', [4620, -1800], 'marinaGardens', 'ringMarina'],
  },
  {
    name: { en: 'West Coast Highway', ar: 'طريق الساحل الغربي' },
    class: 'motorway',
    via: ['westGate', [-8600, 420], [-12200, 950], [-20500, 1150], [-30500, 3000]],
  },
  {
    name: { en: 'East Coast Highway', ar: 'طريق الساحل الشرقي' },
    class: 'motorway',
    via: ['eastGate', [7600, 430], [9600, 150], [14200, 560], [22200, -150], [32000, 1100]],
  },
  {
    name: { en: 'Desert Highway', ar: 'طريق الصحراء' },
    class: 'motorway',
    via: ['ringMarket', [-420, -6200], [300, -10500], [-900, -18000], [1500, -32000]],
  },
  {
    name: { en: 'Island Bridge', ar: 'جسر الجزيرة' },
    class: 'secondary',
    via: ['islandGate', [2352, 330], [2350, 580]],
  },
]

const isCorner = (stop: Corner | Point): stop is Corner => typeof stop === 'string'

/** The drawn line of each avenue. */
export const avenueLines = avenues.map(({ name, class: roadClass, via }) => ({
  name,
  class: roadClass,
  via,
  line: smooth(via.map((stop) => (isCorner(stop) ? corners[stop] : stop))),
}))

/** Streets drawn by hand because they are landmarks themselves. */
export const handDrawn: { name: Text; class: RoadClass; line: Point[] }[] = [
  { name: { en: 'Crescent Drive', ar: 'شارع الهلال' }, class: 'street', line: crescent },
  {
    name: { en: 'Founders Avenue', ar: 'شارع المؤسسين' },
    class: 'secondary',
    line: smooth([
      [-282, -1125],
      [480, -1700],
      [1302, -2384],
    ]),
  },
  {
    name: { en: 'Clock Tower Avenue', ar: 'شارع برج الساعة' },
    class: 'secondary',
    line: smooth([
      [1182, -1076],
      [480, -1700],
      [-304, -2454],
    ]),
  },
  {
    name: { en: 'Lighthouse Point Drive', ar: 'طريق رأس المنارة' },
    class: 'street',
    line: smooth(
      [
        [3480, 318],
        [3620, 500],
        [3820, 580],
        [4040, 570],
        [4110, 410],
      ],
      30,
    ),
  },
  {
    name: { en: 'Marina Promenade', ar: 'ممشى المارينا' },
    class: 'street',
    line: smooth(
      [
        [4555, -192],
        [4760, -130],
        [5060, -60],
        [5120, 120],
        [5130, 215],
        [5095, 285],
      ],
      30,
    ),
  },
]

/** The avenue between two neighbouring corners, or `null`. */
function stretch(from: Corner, to: Corner): Point[] | null {
  for (const { via, line } of avenueLines) {
    const [start, end] = [via.indexOf(from), via.indexOf(to)]
    if (start < 0 || end < 0 || via.slice(Math.min(start, end) + 1, Math.max(start, end)).some(isCorner))
      continue
    const at = (corner: Corner) =>
      line.findIndex(([x, y]) => x === corners[corner][0] && y === corners[corner][1])
    const piece = line.slice(Math.min(at(from), at(to)), Math.max(at(from), at(to)) + 1)
    return start < end ? piece : piece.reverse()
  }
  return null
}

/** The ring of avenues through the corners, in order. */
export function blockBetween(ring: Corner[]): Point[] {
  return edgesOf(ring).flatMap(([corner, next]) => {
    const piece = stretch(corner, next)
    if (!piece) throw new Error(`No avenue joins ${corner} and ${next}`)
    return piece.slice(0, -1)
  })
}

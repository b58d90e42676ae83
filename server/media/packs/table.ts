import { type Color, tone } from './palette.ts'
import { contents, type Draw, ellipse, flat, gloss, rect, round, rounded, shape, turned } from './solids.ts'

const plate = (rim: Color) =>
  ellipse(500, 640, 430, 236, tone(rim, -12)) +
  ellipse(500, 620, 430, 236, tone(rim, 2)) +
  ellipse(500, 616, 404, 216, tone(rim, 5)) +
  ellipse(500, 624, 330, 170, tone(rim, -5)) +
  ellipse(500, 632, 326, 164, tone(rim, 2))

const bowl = (main: Color) =>
  shape('M130 470Q150 860 500 866Q850 860 870 470Z', main, round) +
  rect({ x: 380, y: 846, width: 240, height: 34 }, tone(main, -12), 14) +
  ellipse(500, 470, 372, 150, tone(main, 6)) +
  ellipse(500, 474, 340, 130, tone(main, -10))

/** Something small lies here and there on a dish. */
const strewn = (color: Color, spots: readonly (readonly [number, number, number?])[]) =>
  spots
    .map(
      ([x, y, lean = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${lean})">${ellipse(0, 5, 18, 11, tone(color, -14))}${ellipse(0, 0, 18, 11, tone(color))}${ellipse(-5, -4, 6, 3, tone(color, 16))}</g>`,
    )
    .join('')

const scattered = [
  [380, 560, 20],
  [470, 530, -30],
  [560, 548, 50],
  [630, 590, -10],
  [430, 620, 80],
  [540, 630, 0],
  [350, 610, -40],
  [600, 650, 30],
  [480, 580, 10],
] as const

const pieces = (piece: (x: number, y: number, i: number) => string) =>
  (
    [
      [350, 560],
      [500, 530],
      [650, 560],
      [270, 640],
      [420, 640],
      [580, 640],
      [730, 640],
      [350, 726],
      [500, 740],
      [650, 726],
    ] as const
  )
    .map(([x, y], i) => piece(x, y, i))
    .join('')

const laid = {
  /** A bowl of something smooth: soup, hummus, porridge. `inside` garnishes it, `main` is what it is. */
  bowl: (paint) => ({
    svg:
      bowl('ivory') +
      ellipse(500, 480, 326, 118, tone(paint.main, -6)) +
      ellipse(500, 474, 322, 114, tone(paint.main)) +
      `<path d="M300 476Q400 410 520 440Q660 470 640 510Q600 556 480 540Q380 520 420 480Q460 452 530 474" fill="none" stroke="${tone(paint.main, 10)}" stroke-width="18" stroke-linecap="round" opacity=".8"/>` +
      strewn(paint.inside, [
        [420, 452, 20],
        [540, 430, -20],
        [600, 480, 40],
        [470, 520, 0],
        [560, 530, 70],
        [380, 500, -50],
      ]) +
      gloss(190, 560, 26, 150, 0.3),
    mark: { x: 640, y: 440, size: 170 },
  }),
  /** A bowl of pieces: stew, pudding with nuts, salad. */
  stew: (paint) => ({
    svg:
      bowl('ivory') +
      contents(paint, 'M178 478Q200 350 500 340Q800 350 822 478Q760 590 500 594Q240 590 178 478Z') +
      strewn(paint.main, [
        [420, 412, 20],
        [540, 390, -20],
        [620, 440, 40],
        [470, 500, 0],
        [580, 520, 70],
        [360, 470, -50],
      ]) +
      gloss(190, 600, 26, 130, 0.3),
    mark: { x: 620, y: 400, size: 190 },
  }),
  /** A round thing that covers its plate: knafeh, pancake, pie. */
  round: (paint) => ({
    svg:
      plate('white') +
      ellipse(500, 628, 306, 160, tone(paint.main, -16)) +
      ellipse(500, 596, 306, 160, tone(paint.main, -4)) +
      ellipse(500, 588, 300, 152, tone(paint.main, 4)) +
      contents(
        { ...paint, inside: paint.main, texture: 'powder' },
        'M200 588A300 152 0 0 1 800 588A300 152 0 0 1 200 588Z',
      ) +
      strewn(paint.inside, scattered),
    mark: { x: 640, y: 530, size: 170 },
  }),
  /** A flat bread with something on it. */
  flatbread: (paint) => ({
    svg:
      plate('white') +
      ellipse(500, 616, 356, 184, tone('toast', -4)) +
      ellipse(500, 598, 356, 184, tone('sand')) +
      contents(paint, 'M190 596A310 154 0 0 1 810 596A310 154 0 0 1 190 596Z') +
      ellipse(500, 598, 334, 170, 'none', `stroke="${tone('toast', 6)}" stroke-width="22"`),
    mark: { x: 660, y: 540, size: 170 },
  }),
  /** Diamonds of pastry. */
  diamonds: (paint) => ({
    svg:
      plate('white') +
      pieces((x, y) => {
        const d = (dy: number) =>
          `M${x} ${y - 52 + dy}L${x + 78} ${y + dy}L${x} ${y + 52 + dy}L${x - 78} ${y + dy}Z`
        return `<path d="M${x - 78} ${y}L${x} ${y + 52}L${x + 78} ${y}V${y + 34}L${x} ${y + 86}L${x - 78} ${y + 34}Z" fill="${tone(paint.main, -18)}"/><path d="${d(0)}" fill="${tone(paint.main, 2)}"/><path d="${d(-2)}" fill="${tone(paint.main, 8)}" opacity=".6"/>${ellipse(x, y, 24, 15, tone(paint.inside))}${ellipse(x - 6, y - 5, 9, 5, tone(paint.inside, 14))}`
      }),
  }),
  /** Three skewers of pieces; `inside` are the vegetables between them. */
  skewers: (paint) => ({
    svg:
      plate('white') +
      [520, 606, 692]
        .map((y) => {
          const stick = `<path d="M116 ${y + 10}L884 ${y - 26}" stroke="${tone('tan', -6)}" stroke-width="14" stroke-linecap="round"/>`
          const piece = (x: number, color: Color, wide: number) => {
            const at = y - ((x - 500) * 36) / 768 - 8
            return (
              rect({ x: x - wide / 2, y: at - 32, width: wide, height: 74 }, tone(color, -18), 26) +
              rect({ x: x - wide / 2, y: at - 38, width: wide, height: 68 }, tone(color), 26) +
              rect({ x: x - wide / 2 + 10, y: at - 30, width: wide - 20, height: 20 }, tone(color, 14), 10)
            )
          }
          return (
            stick +
            [250, 375, 500, 625, 750].map((x) => piece(x, paint.main, 88)).join('') +
            [312, 437, 562, 687].map((x) => piece(x, paint.inside, 34)).join('')
          )
        })
        .join(''),
    mark: { x: 780, y: 440, size: 170 },
  }),
  /** Balls: luqaimat, falafel, date balls. */
  balls: (paint) => ({
    svg:
      plate('white') +
      pieces(
        (x, y) =>
          ellipse(x, y + 8, 74, 62, tone(paint.main, -20)) +
          ellipse(x, y - 4, 72, 60, tone(paint.main)) +
          ellipse(x - 20, y - 26, 28, 18, tone(paint.main, 16)) +
          strewn(paint.inside, [
            [x + 20, y - 12, 30],
            [x - 10, y + 18, -20],
          ]),
      ),
    mark: { x: 780, y: 470, size: 170 },
  }),
  /** Pressed biscuits: maamoul. */
  pressed: (paint) => ({
    svg:
      plate('white') +
      pieces(
        (x, y) =>
          ellipse(x, y + 12, 74, 52, tone(paint.main, -18)) +
          ellipse(x, y, 74, 52, tone(paint.main)) +
          [0, 45, 90, 135]
            .map(
              (turn) =>
                `<ellipse cx="${x}" cy="${y}" rx="56" ry="9" fill="none" stroke="${tone(paint.main, -14)}" stroke-width="5" transform="rotate(${turn} ${x} ${y})"/>`,
            )
            .join('') +
          ellipse(x, y, 15, 11, tone(paint.inside)),
      ),
  }),
  /** Rolls: vine leaves, spring rolls, cannelloni. */
  rolls: (paint) => ({
    svg:
      plate('white') +
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `<g transform="rotate(-14 500 620)">${rounded({ x: 240, y: 452 + i * 66, width: 500, height: 70 }, paint.main, 35)}${ellipse(726, 487 + i * 66, 20, 31, tone(paint.inside))}</g>`,
        )
        .join(''),
    mark: { x: 760, y: 500, size: 180 },
  }),
  /** Sticks: mozzarella, churros, fish fingers. */
  fingers: (paint) => ({
    svg:
      plate('white') +
      (
        [
          [-30, 0],
          [-12, 36],
          [6, 70],
          [22, 100],
          [-20, 130],
        ] as const
      )
        .map(
          ([lean, y]) =>
            `<g transform="rotate(${lean} 460 ${540 + y})">${rounded({ x: 230, y: 500 + y, width: 440, height: 72 }, paint.main, 36)}${gloss(270, 514 + y, 340, 12, 0.25)}</g>`,
        )
        .join('') +
      ellipse(730, 690, 108, 64, tone('white', -6)) +
      ellipse(730, 676, 108, 64, tone('white')) +
      ellipse(730, 680, 88, 48, tone(paint.inside)),
  }),
  /** A piece cut from a dish in layers: lasagne, cake, tiramisu. */
  slice: (paint) => ({
    svg:
      plate('white') +
      [4, 3, 2, 1, 0]
        .map((i) => {
          const y = 400 + i * 52
          const color: Color = i % 2 ? paint.inside : paint.main
          return `<path d="M270 ${y + 70}L560 ${y + 150}V${y + 204}L270 ${y + 124}Z" fill="${tone(color, -3)}"/><path d="M560 ${y + 150}L740 ${y + 40}V${y + 94}L560 ${y + 204}Z" fill="${tone(color, -14)}"/>`
        })
        .join('') +
      `<path d="M270 470L450 374L740 440L560 550Z" fill="${tone(paint.main, 6)}"/>` +
      strewn(paint.inside, [
        [440, 440, 20],
        [520, 470, -20],
        [600, 450, 40],
        [500, 420, 0],
        [560, 500, 10],
      ]),
    mark: { x: 500, y: 400, size: 150 },
  }),
  /** An oven dish. */
  baked: (paint) => ({
    svg:
      shape('M110 470H890L846 780Q838 830 786 830H214Q162 830 154 780Z', 'coral', flat) +
      rect({ x: 70, y: 452, width: 860, height: 44 }, tone('coral', 8), 22) +
      contents(paint, 'M140 460Q160 380 500 372Q840 380 860 460Q700 500 500 500Q300 500 140 460Z') +
      strewn(paint.main, [
        [300, 436, 20],
        [420, 420, -20],
        [540, 446, 40],
        [660, 424, 0],
        [740, 448, 70],
        [380, 460, -50],
      ]),
    mark: { x: 640, y: 420, size: 150 },
  }),
  /** A cup of a warm drink. */
  cup: (paint) => ({
    svg:
      ellipse(480, 836, 330, 72, tone('white', -10)) +
      ellipse(480, 824, 330, 72, tone('white')) +
      `<path d="M720 480Q860 470 850 580Q840 690 690 700" fill="none" stroke="${tone('white', -8)}" stroke-width="44"/>` +
      shape('M220 430H740Q740 800 480 806Q220 800 220 430Z', 'white', round) +
      ellipse(480, 430, 260, 82, tone('white', 2)) +
      ellipse(480, 436, 232, 66, tone(paint.main, -6)) +
      ellipse(480, 440, 226, 60, tone(paint.main)) +
      (paint.texture === 'powder'
        ? ellipse(480, 436, 150, 38, tone(paint.inside)) + ellipse(480, 432, 90, 20, tone(paint.inside, 8))
        : `<path d="M330 440Q420 402 520 430" fill="none" stroke="${tone(paint.inside)}" stroke-width="12" stroke-linecap="round" opacity=".7"/>`) +
      [400, 480, 560]
        .map(
          (x) =>
            `<path d="M${x} 340Q${x - 26} 290 ${x} 240Q${x + 26} 190 ${x} 140" fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".5"/>`,
        )
        .join(''),
    mark: { x: 770, y: 770, size: 150 },
  }),
  /** A glass of a cold drink. */
  glass: (paint) => ({
    svg:
      `<path d="M560 330L660 90" stroke="${tone('rose')}" stroke-width="26" stroke-linecap="round"/>` +
      turned(
        [
          [220, 206],
          [880, 158],
        ],
        'silver',
        { soft: 30, opacity: 0.4 },
      ) +
      contents(
        { ...paint, inside: paint.main, texture: paint.texture },
        'M306 330Q500 300 694 330L648 852Q640 868 620 868H380Q360 868 352 852Z',
      ) +
      ellipse(500, 330, 192, 36, tone(paint.main, 10)) +
      (paint.inside === paint.main ? '' : ellipse(500, 326, 170, 28, tone(paint.inside))) +
      ellipse(500, 224, 204, 36, '#ffffff', 'opacity=".55"') +
      gloss(334, 290, 22, 460, 0.4),
    mark: { x: 690, y: 300, size: 230 },
  }),
  /** A small pot of sauce or cream. */
  pot: (paint) => ({
    svg:
      turned(
        [
          [420, 250],
          [800, 190],
          [840, 176],
        ],
        'white',
        { soft: 36 },
      ) +
      ellipse(500, 420, 262, 96, tone('white', 2)) +
      ellipse(500, 426, 230, 76, tone(paint.main, -8)) +
      ellipse(500, 430, 224, 70, tone(paint.main)) +
      `<path d="M380 430Q440 380 540 410Q640 440 560 470Q480 490 470 446" fill="none" stroke="${tone(paint.main, 10)}" stroke-width="16" stroke-linecap="round"/>` +
      strewn(paint.inside, [
        [420, 416, 10],
        [560, 440, -30],
        [500, 466, 40],
      ]) +
      gloss(300, 520, 24, 180, 0.35),
    mark: { x: 620, y: 360, size: 170 },
  }),
  /** Soft ice cream, turned upon a wafer cone. */
  cone: (paint) => ({
    svg:
      shape('M352 520H648L516 900Q500 930 484 900Z', paint.inside, flat) +
      `<path d="M400 540L540 800M480 540L580 720M560 540L610 630M600 540L460 800M520 540L420 720M440 540L390 630" fill="none" stroke="${tone(paint.inside, -12)}" stroke-width="10"/>` +
      rounded({ x: 316, y: 470, width: 368, height: 84 }, paint.inside, 30) +
      (
        [
          [460, 210, 74],
          [370, 176, 70],
          [286, 134, 62],
          [212, 88, 52],
        ] as const
      )
        .map(
          ([y, rx, ry]) =>
            ellipse(500, y + 10, rx, ry, tone(paint.main, -14)) +
            ellipse(500, y, rx, ry, tone(paint.main, 2)) +
            ellipse(500 - rx * 0.36, y - ry * 0.3, rx * 0.4, ry * 0.28, tone(paint.main, 14)),
        )
        .join('') +
      shape('M428 196Q450 110 540 70Q556 130 574 196Z', paint.main, flat),
    mark: { x: 730, y: 620, size: 190 },
  }),
  /** Rice or noodles piled on a plate, with what lies on it. */
  mound: (paint) => ({
    svg:
      plate('white') +
      contents(paint, 'M210 640Q240 420 500 400Q760 420 790 640Q700 770 500 772Q300 770 210 640Z') +
      strewn(paint.main, [
        [380, 520, 20],
        [470, 490, -30],
        [590, 520, 50],
        [660, 600, -10],
        [420, 640, 80],
        [560, 680, 0],
      ]),
    mark: { x: 540, y: 470, size: 280 },
  }),
  /** A fillet or a steak. */
  fillet: (paint) => ({
    svg:
      plate('white') +
      shape(
        'M220 640Q200 520 380 500Q640 470 760 560Q820 640 720 710Q500 780 320 740Q230 710 220 640Z',
        paint.main,
        flat,
      ) +
      `<path d="M320 540Q380 620 340 720M450 510Q520 610 480 750M590 506Q660 600 620 740" fill="none" stroke="${tone(paint.inside)}" stroke-width="16" stroke-linecap="round" opacity=".75"/>`,
    mark: { x: 740, y: 520, size: 190 },
  }),
  /** A plate with what its emoji shows. */
  plate: () => ({ svg: plate('white'), mark: { x: 500, y: 560, size: 520 } }),
  /** Fried rings. */
  rings: (paint) => ({
    svg:
      plate('white') +
      pieces(
        (x, y) =>
          ellipse(x, y + 10, 62, 46, 'none', `stroke="${tone(paint.main, -16)}" stroke-width="34"`) +
          ellipse(x, y, 62, 46, 'none', `stroke="${tone(paint.main)}" stroke-width="32"`) +
          ellipse(
            x - 4,
            y - 6,
            62,
            46,
            'none',
            `stroke="${tone(paint.main, 14)}" stroke-width="9" stroke-dasharray="80 300" stroke-dashoffset="-150" stroke-linecap="round"`,
          ),
      ),
    mark: { x: 790, y: 490, size: 170 },
  }),
  /** A paper bucket of fried pieces. */
  bucket: (paint) => ({
    svg:
      (
        [
          [340, 340],
          [500, 300],
          [660, 340],
          [420, 400],
          [590, 400],
        ] as const
      )
        .map(
          ([x, y]) =>
            ellipse(x, y + 10, 118, 100, tone(paint.inside, -16)) +
            ellipse(x, y, 116, 98, tone(paint.inside)) +
            ellipse(x - 30, y - 34, 44, 26, tone(paint.inside, 14)),
        )
        .join('') +
      turned(
        [
          [430, 306],
          [860, 226],
        ],
        'white',
        { soft: 30 },
      ) +
      `<path d="M250 430L302 872H372L340 430ZM434 430L450 872H550L566 430ZM660 430L628 872H698L750 430Z" fill="${tone(paint.main)}"/>` +
      rect({ x: 176, y: 404, width: 648, height: 46 }, tone(paint.main, -4), 23),
    mark: { x: 500, y: 660, size: 200 },
  }),
} satisfies Record<string, Draw>

/** Dishes are drawn low, as they stand on a table; a picture has them in its middle. */
const LIFT = 110

const lifted =
  (draw: Draw): Draw =>
  (paint) => {
    const { svg, mark } = draw(paint)
    return {
      svg: `<g transform="translate(0 ${-LIFT})">${svg}</g>`,
      ...(mark && { mark: { ...mark, y: mark.y - LIFT } }),
    }
  }

/** Vessels stand as high as they are. */
const standing = ['cup', 'glass', 'bucket', 'baked', 'pot', 'cone'] as const satisfies (keyof typeof laid)[]

/** Dishes on a table, of which no emoji shows what they are. The mark is what garnishes them. */
export const dishes = Object.fromEntries(
  Object.entries(laid).map(([name, draw]) => [
    name,
    standing.some((one) => one === name) ? draw : lifted(draw),
  ]),
) as Record<keyof typeof laid, Draw>

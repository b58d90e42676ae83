import { type Color, tone } from './palette.ts'
import {
  boxPath,
  contents,
  type Draw,
  ellipse,
  flat,
  flatBox,
  gloss,
  paper,
  rect,
  round,
  rounded,
  shape,
  turned,
} from './solids.ts'

/** A lying box, the front of which is 700 wide. */
const lyingBox = (main: Color) =>
  shape('M150 330L232 250H900L850 330Z', 'silver', flat) +
  shape('M850 330L900 250V610L850 700Z', 'silver', flat) +
  `<path d="M850 330L900 250V610L850 700Z" fill="#000" opacity=".14"/>` +
  flatBox({ x: 150, y: 330, width: 700, height: 370 }, 'white', 8) +
  rect({ x: 150, y: 330, width: 34, height: 370 }, tone(main)) +
  `<path d="M600 700Q690 560 850 560V700Z" fill="${tone(main)}"/>`

const blister = (pill: (x: number, y: number) => string) => {
  const spots = [0, 1, 2, 3].flatMap((column) =>
    [0, 1].map((row) => [392 + column * 110, 716 + row * 84] as const),
  )
  return (
    `<g transform="rotate(-5 560 760)">${flatBox({ x: 326, y: 652, width: 470, height: 206 }, 'silver', 24)}` +
    spots.map(([x, y]) => ellipse(x, y + 6, 42, 32, tone('silver', -16)) + pill(x, y)).join('') +
    '</g>'
  )
}

/** Packs of a pharmacy and of a bathroom. */
export const chemistPacks = {
  /** Tablets: a lying box, and a strip of them before it. */
  tablets: (paint) => ({
    svg:
      `<g transform="translate(0 -70)">${lyingBox(paint.main)}</g>` +
      blister(
        (x, y) =>
          ellipse(x, y, 33, 25, tone(paint.inside)) +
          ellipse(x - 8, y - 8, 14, 7, tone(paint.inside, 14)) +
          rect({ x: x - 24, y: y - 2, width: 48, height: 4 }, tone(paint.inside, -12)),
      ),
    words: { x: 214, y: 284, width: 600, height: 190, on: 'white' },
  }),
  /** Capsules: the same with halves of two colors. */
  capsules: (paint) => ({
    svg:
      `<g transform="translate(0 -70)">${lyingBox(paint.main)}</g>` +
      blister(
        (x, y) =>
          rect({ x: x - 38, y: y - 20, width: 76, height: 40 }, tone('white'), 20) +
          `<path d="M${x} ${y - 20}H${x + 18}A20 20 0 0 1 ${x + 18} ${y + 20}H${x}Z" fill="${tone(paint.inside)}"/>` +
          gloss(x - 26, y - 13, 50, 9, 0.6),
      ),
    words: { x: 214, y: 284, width: 600, height: 190, on: 'white' },
  }),
  /** A round plastic bottle: vitamins. */
  pillbottle: (paint) => ({
    svg:
      turned(
        [
          [290, 150],
          [330, 206],
          [360, 214],
          [836, 214],
          [868, 200],
        ],
        paint.inside,
        { soft: 40 },
      ) +
      rounded({ x: 322, y: 140, width: 356, height: 150 }, 'white', 24) +
      [...'abcdefghi']
        .map((_, i) => rect({ x: 346 + i * 36, y: 160, width: 8, height: 112 }, tone('silver', -4), 4))
        .join('') +
      ellipse(500, 146, 164, 22, tone('white', 2)) +
      rounded({ x: 266, y: 420, width: 468, height: 380 }, 'white', 8) +
      rounded({ x: 266, y: 420, width: 468, height: 60 }, paint.main, 8) +
      rounded({ x: 266, y: 740, width: 468, height: 60 }, paint.main, 8) +
      gloss(312, 372, 24, 40, 0.5),
    words: { x: 296, y: 586, width: 408, height: 146, on: 'white' },
    mark: { x: 500, y: 532, size: 100 },
  }),
  /** A brown bottle and a spoon of syrup. */
  syrup: (paint) => ({
    svg:
      rounded({ x: 396, y: 130, width: 208, height: 116 }, 'white', 18) +
      [...'abcdef']
        .map((_, i) => rect({ x: 412 + i * 32, y: 146, width: 7, height: 86 }, tone('silver', -6), 4))
        .join('') +
      turned(
        [
          [246, 84],
          [290, 92],
          [370, 176],
          [408, 186],
          [840, 186],
          [868, 170],
        ],
        'brown',
        { soft: 36 },
      ) +
      paper({ x: 302, y: 450, width: 396, height: 350 }, paint.main) +
      gloss(344, 400, 22, 44, 0.5) +
      ellipse(790, 830, 92, 34, tone('silver', -6)) +
      ellipse(790, 824, 76, 24, tone(paint.inside)) +
      rect({ x: 860, y: 812, width: 110, height: 22 }, tone('silver', -4), 11),
    words: { x: 322, y: 580, width: 356, height: 190, on: 'white' },
    mark: { x: 500, y: 526, size: 96 },
  }),
  /** A tube of cream or paste on its cap. */
  tube: (paint) => ({
    svg:
      shape('M290 120H710L652 730H348Z', 'white', round) +
      shape('M282 110H718V168H282Z', paint.main, flat) +
      [...'abcdefghij']
        .map((_, i) => rect({ x: 296 + i * 42, y: 116, width: 6, height: 46 }, tone(paint.main, 14)))
        .join('') +
      shape('M318 470H682L652 730H348Z', paint.main, round) +
      rounded({ x: 372, y: 730, width: 256, height: 140 }, paint.inside, 18) +
      [...'abcdefg']
        .map((_, i) => rect({ x: 390 + i * 34, y: 746, width: 7, height: 108 }, tone(paint.inside, -10), 3))
        .join('') +
      gloss(334, 190, 20, 250, 0.4),
    words: { x: 340, y: 202, width: 320, height: 250, on: 'white' },
    mark: { x: 500, y: 590, size: 160 },
  }),
  /** A small bottle with a dropper or a nozzle, and its box. */
  dropper: (paint) => ({
    svg:
      shape('M560 250L640 206H880V806L800 850H560Z', 'silver', flat) +
      flatBox({ x: 470, y: 250, width: 330, height: 600 }, 'white', 6) +
      `<path d="M470 640Q620 560 800 650V844H470Z" fill="${tone(paint.main)}"/>` +
      turned(
        [
          [226, 20],
          [330, 34],
          [352, 74],
          [440, 74],
        ],
        'white',
        { soft: 16, middle: 300 },
      ) +
      turned(
        [
          [440, 70],
          [480, 122],
          [520, 132],
          [840, 132],
          [864, 120],
        ],
        paint.inside,
        { soft: 30, middle: 300 },
      ) +
      paper({ x: 160, y: 570, width: 280, height: 220 }, paint.main) +
      gloss(186, 510, 18, 50, 0.5),
    words: { x: 496, y: 290, width: 280, height: 280, on: 'white' },
    mark: { x: 300, y: 680, size: 130 },
  }),
  /** A bottle with a pump. */
  pump: (paint) => ({
    svg:
      rect({ x: 470, y: 170, width: 44, height: 130 }, tone('silver', -6), 8) +
      shape('M360 130Q350 96 392 96H560Q590 96 590 128V178H392Q392 168 360 166Z', 'white', flat) +
      rounded({ x: 418, y: 256, width: 164, height: 84 }, 'white', 18) +
      turned(
        [
          [340, 96],
          [380, 176],
          [420, 188],
          [836, 188],
          [868, 172],
        ],
        paint.inside,
        { soft: 40, opacity: 0.95 },
      ) +
      paper({ x: 300, y: 470, width: 400, height: 310 }, paint.main) +
      gloss(344, 420, 22, 44, 0.5),
    words: { x: 320, y: 596, width: 360, height: 156, on: 'white' },
    mark: { x: 500, y: 544, size: 92 },
  }),
  /** A flat bottle with a cap: shampoo, mouthwash, cleaner. */
  squeeze: (paint) => ({
    svg:
      rounded({ x: 386, y: 116, width: 228, height: 116 }, 'white', 20) +
      turned(
        [
          [232, 110],
          [280, 176],
          [380, 206],
          [640, 206],
          [820, 186],
          [870, 166],
        ],
        paint.main,
        { soft: 50 },
      ) +
      rounded({ x: 312, y: 400, width: 376, height: 340 }, 'white', 60) +
      gloss(330, 290, 24, 100, 0.4),
    words: { x: 344, y: 556, width: 312, height: 160, on: 'white' },
    mark: { x: 500, y: 490, size: 110 },
  }),
  /** A bottle with a trigger. */
  trigger: (paint) => ({
    svg:
      shape(
        'M300 130H600Q660 130 670 190L690 250H470L462 214H360L352 286Q322 280 322 250L330 206H300Q284 168 300 130Z',
        paint.main,
        flat,
      ) +
      rounded({ x: 490, y: 246, width: 150, height: 74 }, 'white', 12) +
      turned(
        [
          [318, 74],
          [390, 92],
          [470, 170],
          [520, 186],
          [836, 186],
          [868, 170],
        ],
        paint.inside,
        { soft: 36, opacity: 0.92, middle: 560 },
      ) +
      rounded({ x: 376, y: 540, width: 368, height: 270 }, 'white', 14) +
      rect({ x: 376, y: 540, width: 368, height: 26 }, tone(paint.main), 8) +
      gloss(404, 490, 20, 44, 0.5),
    words: { x: 396, y: 640, width: 328, height: 156, on: 'white' },
    mark: { x: 560, y: 604, size: 74 },
  }),
  /** An aerosol or a nasal spray with a cap. */
  spray: (paint) => ({
    svg:
      rounded({ x: 404, y: 130, width: 192, height: 190 }, 'white', 60) +
      rounded({ x: 356, y: 306, width: 288, height: 80 }, 'silver', 30) +
      rounded({ x: 336, y: 360, width: 328, height: 510 }, paint.main, 40) +
      `<path d="M336 640Q500 560 664 650V836Q664 870 630 870H370Q336 870 336 836Z" fill="${tone(paint.inside)}"/>` +
      gloss(370, 390, 22, 400, 0.3),
    words: { x: 356, y: 412, width: 288, height: 190, on: paint.main },
    mark: { x: 500, y: 736, size: 140 },
  }),
  /** An inhaler. */
  inhaler: (paint) => ({
    svg:
      rounded({ x: 372, y: 120, width: 220, height: 250 }, 'silver', 40) +
      shape(
        'M340 250Q340 226 364 226H600Q624 226 624 250V690Q624 710 650 716L838 760Q862 766 858 792L846 846Q840 872 812 866L420 790Q340 772 340 690Z',
        paint.main,
        flat,
      ) +
      shape('M838 760L870 768Q884 772 880 788L866 856Q862 872 846 868L812 866Z', paint.inside, flat) +
      rect({ x: 372, y: 300, width: 220, height: 300 }, '#ffffff', 20),
    words: { x: 388, y: 320, width: 188, height: 260, on: 'white' },
  }),
  /** A box with sachets. */
  sachets: (paint) => ({
    svg:
      `<g transform="rotate(8 700 640)">${flatBox({ x: 560, y: 420, width: 280, height: 400 }, 'white', 10)}${rect({ x: 560, y: 420, width: 280, height: 40 }, tone('silver', -4))}${rect({ x: 560, y: 700, width: 280, height: 110 }, tone(paint.inside))}</g>` +
      flatBox({ x: 170, y: 230, width: 470, height: 640 }, paint.main, 12) +
      `<path d="M170 640Q420 560 640 660V858Q640 870 628 870H182Q170 870 170 858Z" fill="${tone(paint.inside)}"/>` +
      rect({ x: 170, y: 230, width: 470, height: 20 }, '#ffffff', 8, 'opacity=".3"'),
    words: { x: 204, y: 280, width: 402, height: 290, on: paint.main },
    mark: { x: 400, y: 752, size: 190 },
  }),
  /** A flat box with a window: masks, gloves, plasters. */
  dispenser: (paint) => ({
    svg:
      shape('M130 380L220 300H870L810 380Z', 'silver', flat) +
      contents(paint, 'M300 352L350 322H740L700 352Q500 340 300 352Z') +
      shape('M810 380L870 300V700L810 790Z', paint.main, flat) +
      `<path d="M810 380L870 300V700L810 790Z" fill="#000" opacity=".2"/>` +
      flatBox({ x: 130, y: 380, width: 682, height: 410 }, paint.main, 10) +
      rect({ x: 166, y: 416, width: 390, height: 338 }, '#ffffff', 18),
    words: { x: 186, y: 440, width: 350, height: 290, on: 'white' },
    mark: { x: 684, y: 590, size: 220 },
  }),
  /** A white device with a display. */
  device: (paint) => ({
    svg:
      flatBox({ x: 180, y: 220, width: 640, height: 600 }, 'white', 90) +
      rect({ x: 180, y: 730, width: 640, height: 90 }, tone('silver', -2), 60) +
      rect({ x: 250, y: 290, width: 500, height: 280 }, tone('slate', -12), 34) +
      rect({ x: 264, y: 304, width: 472, height: 252 }, tone('mint', 8), 26) +
      ellipse(390, 664, 58, 58, tone(paint.main)) +
      ellipse(384, 656, 30, 22, tone(paint.main, 14)) +
      ellipse(560, 664, 36, 36, tone('silver', -8)) +
      ellipse(660, 664, 36, 36, tone('silver', -8)),
    words: { x: 290, y: 326, width: 300, height: 208, on: 'white' },
    mark: { x: 662, y: 430, size: 120 },
  }),
  /** A small thing for a fingertip or an ear, in a box with a picture. */
  gadgetbox: (paint) => ({
    svg:
      shape('M770 210L850 262V824L770 870Z', 'silver', flat) +
      flatBox({ x: 170, y: 210, width: 604, height: 660 }, 'white', 14) +
      rect({ x: 170, y: 210, width: 604, height: 150 }, tone(paint.main), 12) +
      `<path d="M170 350H774V360H170Z" fill="${tone(paint.main, -10)}"/>` +
      ellipse(472, 620, 210, 210, tone(paint.inside, 12)),
    words: { x: 204, y: 226, width: 536, height: 118, on: paint.main },
    mark: { x: 472, y: 620, size: 320 },
  }),
  /** Earphones without a cable over their open case. */
  earbuds: (paint) => {
    const bud = (x: number, side: 1 | -1) =>
      `<g transform="translate(${x} 330) scale(${side} 1) rotate(-8)">${rounded({ x: -34, y: 20, width: 68, height: 230 }, paint.main, 34)}${ellipse(-30, 8, 104, 92, tone(paint.main, -12))}${ellipse(-30, 0, 102, 90, tone(paint.main, 4))}${ellipse(-112, 16, 44, 54, tone('slate', -8))}${ellipse(-116, 14, 26, 36, tone('slate', 6))}${ellipse(-20, -34, 40, 20, tone(paint.main, 20))}</g>`
    return {
      svg:
        shape('M190 560Q190 500 250 500H750Q810 500 810 560V600H190Z', paint.inside, flat) +
        rect({ x: 214, y: 540, width: 572, height: 60 }, tone('slate', -14), 26) +
        bud(310, 1) +
        bud(690, -1) +
        rounded({ x: 180, y: 580, width: 640, height: 290 }, paint.main, 120) +
        ellipse(500, 650, 12, 12, tone('mint')) +
        gloss(236, 640, 26, 150, 0.3),
      words: { x: 320, y: 690, width: 360, height: 130, on: paint.main },
    }
  },
  /** A bar of soap in paper. */
  soap: (paint) => ({
    svg:
      shape(
        'M170 560Q170 500 240 490L690 450Q800 446 830 520V660Q830 730 750 740L290 780Q180 790 170 710Z',
        paint.inside,
        round,
      ) + shape('M300 470L640 440V760L300 790Z', paint.main, flat),
    words: { x: 318, y: 520, width: 304, height: 190, on: paint.main },
    mark: { x: 500, y: 330, size: 200 },
  }),
  /** Perfume in heavy glass. */
  flacon: (paint) => ({
    svg:
      rounded({ x: 410, y: 120, width: 180, height: 190 }, paint.main, 22) +
      rounded({ x: 440, y: 300, width: 120, height: 50 }, 'gold', 8) +
      flatBox({ x: 240, y: 344, width: 520, height: 530 }, 'silver', 60) +
      rect({ x: 240, y: 344, width: 520, height: 530 }, '#ffffff', 60, 'opacity=".35"') +
      contents(paint, boxPath({ x: 278, y: 420, width: 444, height: 416 }, 40)) +
      rect({ x: 330, y: 520, width: 340, height: 220 }, tone('ivory', 4), 10) +
      `<rect x="342" y="532" width="316" height="196" rx="6" fill="none" stroke="${tone('gold')}" stroke-width="5"/>` +
      gloss(268, 390, 20, 430, 0.55),
    words: { x: 352, y: 546, width: 296, height: 168, on: 'ivory' },
  }),
  /** Nail polish. */
  polish: (paint) => ({
    svg:
      turned(
        [
          [110, 60],
          [440, 82],
          [456, 80],
        ],
        'black',
        { soft: 24 },
      ) +
      turned(
        [
          [460, 92],
          [500, 190],
          [550, 214],
          [820, 206],
          [862, 170],
        ],
        paint.inside,
        { soft: 40 },
      ) +
      gloss(340, 540, 28, 250, 0.45),
    words: { x: 362, y: 600, width: 276, height: 180, on: paint.inside },
  }),
  /** Scent in a bottle with reeds. */
  reeds: (paint) => ({
    svg:
      [-34, -20, -6, 8, 22, 36]
        .map(
          (lean) =>
            `<path d="M500 420L${500 + lean * 7} 100" stroke="${tone('tan')}" stroke-width="12" stroke-linecap="round"/>`,
        )
        .join('') +
      rounded({ x: 430, y: 340, width: 140, height: 80 }, 'gold', 12) +
      turned(
        [
          [420, 70],
          [470, 190],
          [520, 206],
          [830, 206],
          [868, 180],
        ],
        paint.inside,
        { soft: 36, opacity: 0.9 },
      ) +
      paper({ x: 306, y: 540, width: 388, height: 250 }, paint.main) +
      gloss(334, 500, 22, 34, 0.5),
    words: { x: 326, y: 572, width: 348, height: 186, on: 'white' },
  }),
} satisfies Record<string, Draw>

import { type Color, tone } from './palette.ts'
import {
  boxPath,
  type Colors,
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

/** The middles of the rims of four cups. */
const CUPS: [x: number, y: number][] = [
  [320, 300],
  [680, 300],
  [320, 590],
  [680, 590],
]

/** A fillet of fish that lies across its tray. */
const fillet = (color: Color, y: number) =>
  `<g transform="translate(0 ${y})">` +
  shape('M172 96Q176 6 330 -6Q620 -26 790 50Q850 90 790 132Q640 210 360 196Q176 186 172 96Z', color, flat) +
  `<path d="M280 10Q330 96 270 186M400 0Q456 96 396 192M520 2Q574 96 520 190M640 18Q684 96 640 172" fill="none" stroke="${tone(color, 10)}" stroke-width="16" stroke-linecap="round"/></g>`

function inTray(colors: Colors): string {
  const { inside, texture } = colors
  if (texture === 'sticks')
    return [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          rounded({ x: 176 + i * 110, y: 272, width: 98, height: 470 }, inside, 49) +
          gloss(196 + i * 110, 316, 18, 180, 0.3),
      )
      .join('')
  if (texture === 'plain') return fillet(inside, 490) + fillet(inside, 296)
  if (texture === 'powder')
    return (
      `<g transform="rotate(32 300 600)">${ellipse(300, 610, 150, 70, tone(inside, -12))}</g><g transform="rotate(-32 700 600)">${ellipse(700, 610, 150, 70, tone(inside, -12))}</g>` +
      ellipse(500, 500, 290, 228, tone(inside, -18)) +
      ellipse(500, 488, 284, 218, tone(inside, -4)) +
      ellipse(420, 410, 130, 76, tone(inside, 6)) +
      `<path d="M500 300Q516 400 500 540" fill="none" stroke="${tone(inside, -16)}" stroke-width="12" stroke-linecap="round"/>`
    )
  return contents(colors, boxPath({ x: 164, y: 270, width: 672, height: 480 }, 48))
}

/** Packs of a grocer's shelf. */
export const grocerPacks = {
  /** A glass with a lid. */
  jar: (paint) => ({
    svg:
      turned(
        [
          [286, 190],
          [340, 236],
          [380, 244],
          [820, 244],
          [860, 226],
        ],
        'silver',
        { soft: 40, opacity: 0.55 },
      ) +
      contents(paint, boxPath({ x: 272, y: 352, width: 456, height: 506 }, 44)) +
      rounded({ x: 286, y: 168, width: 428, height: 118 }, paint.main, 22) +
      rect({ x: 286, y: 248, width: 428, height: 12 }, tone(paint.main, -16), 4) +
      ellipse(500, 172, 210, 26, tone(paint.main, 10)) +
      paper({ x: 266, y: 470, width: 468, height: 290 }, paint.main) +
      gloss(296, 320, 26, 140) +
      gloss(296, 772, 26, 60, 0.3),
    words: { x: 296, y: 580, width: 408, height: 150, on: 'white' },
    mark: { x: 500, y: 540, size: 96 },
  }),
  /** A bag that stands, with a window. */
  pouch: (paint) => ({
    svg:
      shape(
        'M236 150H764Q748 430 800 830Q806 880 748 880Q500 850 252 880Q194 880 200 830Q252 430 236 150Z',
        paint.main,
        round,
      ) +
      rect({ x: 234, y: 146, width: 532, height: 56 }, tone(paint.main, -10), 8) +
      rect({ x: 234, y: 164, width: 532, height: 6 }, tone(paint.main, 12)) +
      contents(paint, 'M300 640Q500 600 700 640Q740 760 716 812Q500 790 284 812Q260 760 300 640Z') +
      `<path d="M300 640Q500 600 700 640Q740 760 716 812Q500 790 284 812Q260 760 300 640Z" fill="none" stroke="${tone(paint.main, 14)}" stroke-width="8"/>` +
      gloss(270, 230, 22, 360, 0.25),
    words: { x: 284, y: 378, width: 432, height: 210, on: paint.main },
    mark: { x: 500, y: 296, size: 150 },
  }),
  /** A pillow of film, closed with a crimp at both ends. */
  bag: (paint) => {
    const crimp = (y: number) =>
      [...'aaaaaaaaaaaaa']
        .map((_, i) => rect({ x: 226 + i * 42, y, width: 6, height: 44 }, tone(paint.main, 16)))
        .join('')
    return {
      svg:
        shape(
          'M214 136L786 136L778 190Q842 500 778 812L786 868H214L222 812Q158 500 222 190Z',
          paint.main,
          round,
        ) +
        crimp(140) +
        crimp(822) +
        ellipse(500, 486, 236, 248, tone(paint.inside), 'opacity=".92"') +
        gloss(246, 230, 26, 420, 0.28) +
        `<path d="M742 250Q800 500 748 740" stroke="#000" stroke-opacity=".13" stroke-width="16" fill="none"/>`,
      words: { x: 320, y: 470, width: 360, height: 210, on: paint.inside },
      mark: { x: 500, y: 372, size: 190 },
    }
  },
  /** Strong paper, sewn at the top. */
  sack: (paint) => ({
    svg:
      shape(
        'M240 170Q500 146 760 170L752 250Q822 560 786 850Q780 886 744 884Q500 900 256 884Q220 886 214 850Q178 560 248 250Z',
        'ivory',
        round,
      ) +
      `<path d="M246 214Q500 190 754 214" stroke="${tone(paint.main)}" stroke-width="8" stroke-dasharray="26 14" fill="none"/>` +
      shape('M206 420Q500 394 794 420Q806 560 800 700Q500 726 200 700Q194 560 206 420Z', paint.main, round) +
      contents(paint, boxPath({ x: 330, y: 742, width: 340, height: 96 }, 40)) +
      `<path d="M300 260Q280 330 300 400M690 250Q716 330 700 396" stroke="#000" stroke-opacity=".1" stroke-width="12" fill="none"/>`,
    words: { x: 260, y: 450, width: 480, height: 220, on: paint.main },
    mark: { x: 500, y: 314, size: 140 },
  }),
  /** A carton box that shows one side. */
  box: (paint) => ({
    svg:
      shape('M690 190L800 232V832L690 876Z', paint.main, flat) +
      `<path d="M690 190L800 232V832L690 876Z" fill="#000" opacity=".22"/>` +
      flatBox({ x: 236, y: 190, width: 458, height: 686 }, paint.main, 12) +
      `<path d="M236 596Q460 520 694 620V864Q694 876 682 876H248Q236 876 236 864Z" fill="${tone(paint.inside)}"/>` +
      rect({ x: 236, y: 190, width: 458, height: 20 }, '#ffffff', 8, 'opacity=".25"'),
    words: { x: 266, y: 250, width: 398, height: 270, on: paint.main },
    mark: { x: 465, y: 722, size: 240 },
  }),
  /** A carton of milk or juice with a gable and a cap. */
  carton: (paint) => ({
    svg:
      shape('M316 300L500 190H700L684 300Z', 'white', flat) +
      shape('M352 262L500 172H690V214L500 214Z', 'silver', flat) +
      rect({ x: 420, y: 128, width: 110, height: 76 }, tone(paint.main, -6), 18) +
      rect({ x: 420, y: 150, width: 110, height: 8 }, tone(paint.main, 12)) +
      shape('M640 300H700L704 880H640Z', 'silver', flat) +
      flatBox({ x: 300, y: 300, width: 344, height: 580 }, 'white', 10) +
      `<path d="M300 560Q430 500 644 590V870Q644 880 634 880H310Q300 880 300 870Z" fill="${tone(paint.main)}"/>` +
      `<path d="M644 590L704 560V880H644Z" fill="${tone(paint.main, -14)}"/>`,
    words: { x: 322, y: 322, width: 300, height: 200, on: 'white' },
    mark: { x: 472, y: 720, size: 230 },
  }),
  /** A tin can. */
  tin: (paint) => ({
    svg:
      rounded({ x: 254, y: 214, width: 492, height: 640 }, 'silver', 40) +
      ellipse(500, 226, 246, 48, tone('silver', 6)) +
      ellipse(500, 228, 214, 36, tone('silver', -8)) +
      ellipse(500, 232, 196, 30, tone('silver', 2)) +
      rounded({ x: 254, y: 296, width: 492, height: 470 }, paint.main, 8) +
      `<path d="M254 596Q500 676 746 596V766H254Z" fill="${tone(paint.inside)}" opacity=".95"/>` +
      ellipse(500, 846, 244, 26, tone('silver', -16)) +
      gloss(296, 300, 26, 460, 0.3),
    words: { x: 290, y: 330, width: 420, height: 230, on: paint.main },
    mark: { x: 500, y: 680, size: 170 },
  }),
  /** Flat tins, three in a stack. */
  tins: (paint) => ({
    svg: [640, 430, 220]
      .map(
        (y) =>
          rounded({ x: 196, y: y + 30, width: 608, height: 180 }, 'silver', 34) +
          rounded({ x: 196, y: y + 62, width: 608, height: 116 }, paint.main, 4) +
          ellipse(500, y + 40, 304, 54, tone('silver', 4)) +
          ellipse(500, y + 42, 266, 40, tone(paint.main, 4)),
      )
      .join(''),
    words: { x: 250, y: 300, width: 500, height: 96, on: paint.main },
    mark: { x: 500, y: 254, size: 84 },
  }),
  /** A tub with a lid: yoghurt, labneh, ice cream. */
  tub: (paint) => ({
    svg:
      turned(
        [
          [330, 286],
          [360, 284],
          [820, 226],
          [850, 216],
        ],
        'white',
        { soft: 30 },
      ) +
      shape('M232 470Q500 530 768 470L748 690Q500 750 252 690Z', paint.main, round) +
      rounded({ x: 196, y: 262, width: 608, height: 84 }, paint.main, 26) +
      ellipse(500, 264, 300, 54, tone(paint.main, 12)) +
      ellipse(500, 262, 262, 40, tone(paint.main, 5)) +
      gloss(262, 370, 22, 90, 0.4),
    words: { x: 286, y: 512, width: 428, height: 170, on: paint.main },
    mark: { x: 500, y: 426, size: 120 },
  }),
  /** Four small cups, held together. */
  cups: (paint) => ({
    svg: CUPS.map(
      ([x, y]) =>
        turned(
          [
            [y, 168],
            [y + 210, 128],
            [y + 250, 124],
          ],
          'white',
          { soft: 20, middle: x },
        ) +
        shape(
          `M${x - 152} ${y + 70}Q${x} ${y + 96} ${x + 152} ${y + 70}L${x + 132} ${y + 190}Q${x} ${y + 216} ${x - 132} ${y + 190}Z`,
          paint.main,
          round,
        ) +
        ellipse(x, y, 176, 34, tone(paint.inside, 8)) +
        ellipse(x, y - 2, 156, 26, tone(paint.inside)),
    ).join(''),
    words: { x: 200, y: 678, width: 240, height: 96, on: paint.main },
    mark: { x: 680, y: 725, size: 110 },
  }),
  /** A flat tray under film, seen from above: `sticks` are sausages, `plain` is fish, `powder` a whole bird. */
  tray: (paint) => ({
    svg:
      flatBox({ x: 100, y: 210, width: 800, height: 600 }, paint.main, 84) +
      rect({ x: 152, y: 258, width: 696, height: 504 }, tone(paint.main, -12), 56) +
      inTray(paint) +
      rect({ x: 128, y: 234, width: 744, height: 552 }, '#ffffff', 66, 'opacity=".1"') +
      `<path d="M190 470L420 240H520L190 570ZM590 240H640L300 580V530Z" fill="#fff" opacity=".2"/>` +
      rect({ x: 280, y: 556, width: 440, height: 190 }, '#ffffff', 18) +
      rect(
        { x: 280, y: 556, width: 440, height: 22 },
        tone(paint.main === 'black' || paint.main === 'white' ? 'leaf' : paint.main),
        10,
      ),
    words: { x: 300, y: 586, width: 400, height: 150, on: 'white' },
  }),
  /** A glass bottle with a long neck. */
  bottle: (paint) => ({
    svg:
      rounded({ x: 440, y: 108, width: 120, height: 96 }, paint.main, 18) +
      turned(
        [
          [200, 46],
          [312, 50],
          [404, 150],
          [446, 168],
          [846, 168],
          [876, 150],
        ],
        paint.inside,
        { soft: 36, opacity: 0.95 },
      ) +
      paper({ x: 326, y: 500, width: 348, height: 300 }, paint.main) +
      gloss(364, 440, 24, 56, 0.5) +
      gloss(470, 214, 14, 120, 0.5) +
      gloss(364, 812, 24, 44, 0.35),
    words: { x: 344, y: 622, width: 312, height: 150, on: 'white' },
    mark: { x: 500, y: 574, size: 92 },
  }),
  /** Plastic bottles of water, `main` on the label. */
  flask: (paint) => ({
    svg: [340, 660, 500]
      .map(
        (middle) =>
          rounded({ x: middle - 42, y: 150, width: 84, height: 62 }, paint.main, 12) +
          turned(
            [
              [214, 40],
              [262, 44],
              [346, 116],
              [380, 124],
              [500, 118],
              [540, 124],
              [846, 124],
              [872, 108],
            ],
            paint.inside,
            { soft: 30, opacity: 0.9, middle },
          ) +
          `<path d="M${middle - 116} 400H${middle + 116}M${middle - 116} 780H${middle + 116}M${middle - 116} 816H${middle + 116}" stroke="#fff" stroke-opacity=".5" stroke-width="6"/>` +
          rounded({ x: middle - 126, y: 520, width: 252, height: 220 }, paint.main, 6) +
          gloss(middle - 98, 300, 18, 210, 0.55),
      )
      .join(''),
    words: { x: 388, y: 592, width: 224, height: 136, on: paint.main },
    mark: { x: 500, y: 558, size: 66 },
  }),
  /** One can of a drink. */
  can: (paint) => ({
    svg:
      rounded({ x: 300, y: 150, width: 400, height: 730 }, paint.main, 60) +
      `<path d="M300 640Q500 560 700 650V820Q700 880 640 880H360Q300 880 300 820Z" fill="${tone(paint.inside)}"/>` +
      ellipse(500, 166, 180, 40, tone('silver', 8)) +
      ellipse(500, 170, 150, 28, tone('silver', -12)) +
      ellipse(500, 870, 170, 20, tone('silver', -8)) +
      gloss(338, 220, 28, 560, 0.32),
    words: { x: 338, y: 330, width: 324, height: 250, on: paint.main },
    mark: { x: 500, y: 740, size: 150 },
  }),
  /** Six cans of a drink, three in front. */
  cans: (paint) => {
    const can = (x: number, y: number) =>
      rounded({ x: x - 116, y: y + 20, width: 232, height: 380 }, paint.main, 34) +
      ellipse(x, y + 30, 104, 26, tone('silver', 8)) +
      ellipse(x, y + 32, 84, 18, tone('silver', -12)) +
      ellipse(x, y + 394, 100, 16, tone('silver', -8)) +
      gloss(x - 90, y + 70, 18, 280, 0.35)
    return {
      svg: can(264, 210) + can(500, 210) + can(736, 210) + can(264, 430) + can(736, 430) + can(500, 430),
      words: { x: 402, y: 600, width: 196, height: 180, on: paint.main },
      mark: { x: 500, y: 540, size: 110 },
    }
  },
  /** A bar in paper and foil, opened at a corner. */
  bar: (paint) => ({
    svg:
      `<g transform="rotate(-12 500 500)">` +
      rounded({ x: 300, y: 120, width: 400, height: 240 }, paint.inside, 16) +
      `<path d="M300 200H700M300 280H700M433 120V360M566 120V360" stroke="${tone(paint.inside, -10)}" stroke-width="10"/>` +
      shape('M284 268L340 300L400 262L470 304L540 260L610 306L660 268L716 300V330H284Z', 'silver', flat) +
      flatBox({ x: 284, y: 312, width: 432, height: 560 }, paint.main, 14) +
      rect({ x: 284, y: 780, width: 432, height: 36 }, tone('gold'), 0) +
      `</g>`,
    words: { x: 330, y: 560, width: 380, height: 170, on: paint.main },
    mark: { x: 494, y: 452, size: 150 },
  }),
  /** A long packet of biscuits. */
  packet: (paint) => ({
    svg:
      shape('M96 350L150 330H850L904 350V690L850 710H150L96 690Z', paint.main, flat) +
      `<path d="M150 330V710M850 330V710M122 340V700M878 340V700" stroke="${tone(paint.main, 16)}" stroke-width="6"/>` +
      ellipse(690, 520, 150, 150, tone(paint.inside, 14)) +
      gloss(190, 356, 560, 22, 0.3),
    words: { x: 186, y: 400, width: 350, height: 240, on: paint.main },
    mark: { x: 690, y: 520, size: 230 },
  }),
  /** A tin of powder with a plastic lid. */
  drum: (paint) => ({
    svg:
      rounded({ x: 250, y: 230, width: 500, height: 650 }, paint.main, 34) +
      `<path d="M250 570Q500 650 750 560V846Q750 880 716 880H284Q250 880 250 846Z" fill="${tone(paint.inside)}"/>` +
      rounded({ x: 238, y: 190, width: 524, height: 84 }, 'white', 24) +
      ellipse(500, 194, 258, 44, tone('white', 2)) +
      ellipse(500, 192, 222, 32, tone('silver', 6)) +
      gloss(290, 290, 26, 260, 0.3),
    words: { x: 286, y: 316, width: 428, height: 220, on: paint.main },
    mark: { x: 500, y: 740, size: 190 },
  }),
  /** Something soft in film, as rolls and nappies are sold. */
  soft: (paint) => ({
    svg:
      shape(
        'M170 300Q180 250 240 250H760Q820 250 830 300Q860 560 830 820Q822 860 770 860H230Q178 860 170 820Q140 560 170 300Z',
        'white',
        round,
      ) +
      shape('M158 440Q500 380 842 440Q850 600 838 730Q500 790 162 730Q150 600 158 440Z', paint.main, round) +
      `<path d="M380 250Q400 190 500 186Q600 190 620 250" fill="none" stroke="${tone('silver', -8)}" stroke-width="22" stroke-linecap="round"/>` +
      gloss(206, 280, 24, 140, 0.5),
    words: { x: 220, y: 480, width: 330, height: 210, on: paint.main },
    mark: { x: 690, y: 580, size: 230 },
  }),
  /** A card with a clear bubble, as small things hang in a shop. */
  card: (paint) => ({
    svg:
      flatBox({ x: 240, y: 120, width: 520, height: 770 }, paint.main, 30) +
      rect({ x: 430, y: 148, width: 140, height: 34 }, '#ffffff', 17, 'opacity=".85"') +
      rect({ x: 290, y: 430, width: 420, height: 410 }, tone(paint.inside, 10), 60) +
      rect({ x: 290, y: 430, width: 420, height: 410 }, '#ffffff', 60, 'opacity=".28"'),
    words: { x: 280, y: 206, width: 440, height: 196, on: paint.main },
    mark: { x: 500, y: 636, size: 330 },
  }),
} satisfies Record<string, Draw>

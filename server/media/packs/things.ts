import { tone } from './palette.ts'
import { type Draw, ellipse, flat, flatBox, gloss, rect, round, rounded, shape } from './solids.ts'

/** A wooden hanger at the top of what hangs on it. */
const hanger =
  `<path d="M500 170V150Q500 118 530 112Q560 106 566 78Q570 48 536 44Q510 44 504 66" fill="none" stroke="${tone('silver', -20)}" stroke-width="12" stroke-linecap="round"/>` +
  shape(
    'M500 164L770 262Q784 270 776 284Q770 290 756 286L500 198L244 286Q230 290 224 284Q216 270 230 262Z',
    'tan',
    flat,
  )

/** Clothes on a hanger, books, and other things without a label. */
export const otherPacks = {
  /** A dress. */
  dress: (paint) => ({
    svg:
      hanger +
      shape(
        'M330 250Q360 236 390 240Q440 320 500 320Q560 320 610 240Q640 236 670 250L640 440Q700 640 790 850Q650 906 500 900Q350 906 210 850Q300 640 360 440Z',
        paint.main,
        round,
      ) +
      `<path d="M356 440Q500 476 644 440L640 474Q500 508 360 474Z" fill="${tone(paint.inside)}"/>` +
      `<path d="M420 520Q390 700 350 880M580 520Q610 700 650 880M500 520V896" stroke="${tone(paint.main, -12)}" stroke-width="9" fill="none" opacity=".6"/>`,
  }),
  /** A shirt with sleeves; `sticks` makes it striped. */
  shirt: (paint) => {
    const outline =
      'M330 246L400 226Q450 300 500 300Q550 300 600 226L670 246L846 372L776 520L690 470V850Q500 890 310 850V470L224 520L154 372Z'
    const stripes =
      paint.texture === 'sticks'
        ? `<clipPath id="shirt"><path d="${outline}"/></clipPath><g clip-path="url(#shirt)">${[0, 1, 2, 3, 4, 5, 6].map((i) => rect({ x: 100, y: 330 + i * 84, width: 800, height: 34 }, tone(paint.inside))).join('')}</g>`
        : ''
    return {
      svg:
        hanger +
        shape(outline, paint.main, round) +
        stripes +
        `<path d="M400 226Q450 300 500 300Q550 300 600 226L626 238Q570 336 500 336Q430 336 374 238Z" fill="${tone(paint.main, -10)}"/>` +
        `<path d="M690 470V600M310 470V600" stroke="${tone(paint.main, -16)}" stroke-width="8"/>`,
      ...(paint.texture === 'plain' && { mark: { x: 500, y: 540, size: 220 } }),
    }
  },
  /** A long open garment. */
  abaya: (paint) => ({
    svg:
      hanger +
      shape(
        'M340 246Q420 220 500 226Q580 220 660 246L860 640L770 690L690 520L740 890Q620 916 512 908V240H488V908Q380 916 260 890L310 520L230 690L140 640Z',
        paint.main,
        round,
      ) +
      `<path d="M488 236V908M512 236V908" stroke="${tone(paint.inside)}" stroke-width="10"/>` +
      `<path d="M150 632L232 682M850 632L768 682" stroke="${tone(paint.inside)}" stroke-width="14"/>`,
  }),
  /** Trousers, folded over a hanger. */
  trousers: (paint) => ({
    svg:
      shape('M340 150H660L720 880H560L506 420H494L440 880H280Z', paint.main, round) +
      rect({ x: 336, y: 140, width: 328, height: 62 }, tone(paint.main, -8), 12) +
      ellipse(500, 172, 16, 16, tone('gold')) +
      `<path d="M362 220Q372 300 430 320M638 220Q628 300 570 320M500 210V410" stroke="${tone(paint.main, -16)}" stroke-width="8" fill="none"/>` +
      `<path d="M286 850H444M556 850H714" stroke="${tone(paint.main, 12)}" stroke-width="8"/>`,
  }),
  /** A jacket with a zip. */
  jacket: (paint) => ({
    svg:
      hanger +
      shape(
        'M330 250L420 226L500 262L580 226L670 250Q760 290 800 420L850 760L760 786L706 560V800H294V560L240 786L150 760L200 420Q240 290 330 250Z',
        paint.main,
        round,
      ) +
      rect({ x: 290, y: 786, width: 420, height: 70 }, tone(paint.inside), 16) +
      `<path d="M420 226L500 262L580 226L560 330L500 300L440 330Z" fill="${tone(paint.inside)}"/>` +
      `<path d="M500 290V850" stroke="${tone('silver', -10)}" stroke-width="14" stroke-dasharray="8 5"/>` +
      `<path d="M350 600L430 640M650 600L570 640" stroke="${tone(paint.main, -16)}" stroke-width="14" stroke-linecap="round"/>`,
  }),
  /** A folded cloth: scarf, shawl, towel, bedding. */
  folded: (paint) => ({
    svg:
      [720, 600, 480, 360]
        .map((y, i) =>
          shape(
            `M170 ${y}Q160 ${y - 50} 220 ${y - 54}L770 ${y - 70}Q840 ${y - 66} 836 ${y}Q838 ${y + 70} 780 ${y + 74}L226 ${y + 84}Q164 ${y + 80} 170 ${y}Z`,
            i % 2 ? paint.inside : paint.main,
            flat,
          ),
        )
        .join('') +
      rect({ x: 420, y: 286, width: 160, height: 510 }, tone('ivory', 4), 8) +
      rect({ x: 420, y: 286, width: 160, height: 510 }, '#000', 8, 'opacity=".04"'),
    words: { x: 432, y: 440, width: 136, height: 240, on: 'ivory' },
  }),
  /** A book that stands, with a spine. */
  book: (paint) => ({
    svg:
      shape('M730 150L800 190V890L730 850Z', 'ivory', flat) +
      `<path d="M744 168V852M760 176V862M776 184V872" stroke="${tone('tan', 10)}" stroke-width="4"/>` +
      flatBox({ x: 220, y: 130, width: 516, height: 740 }, paint.main, 14) +
      rect({ x: 220, y: 130, width: 46, height: 740 }, tone(paint.main, -12), 12) +
      `<rect x="296" y="166" width="406" height="668" rx="8" fill="none" stroke="${tone(paint.inside)}" stroke-width="8"/>` +
      gloss(276, 140, 8, 720, 0.25),
    words: { x: 320, y: 210, width: 358, height: 290, on: paint.main },
    mark: { x: 499, y: 664, size: 260 },
  }),
  /** A telephone, seen from its front and its back. */
  phone: (paint) => ({
    svg:
      `<g transform="rotate(9 620 500)">${flatBox({ x: 470, y: 130, width: 360, height: 730 }, paint.main, 64)}` +
      flatBox({ x: 500, y: 162, width: 150, height: 190 }, paint.main, 44) +
      (
        [
          [546, 214],
          [546, 300],
          [608, 256],
        ] as const
      )
        .map(
          ([x, y]) =>
            ellipse(x, y, 34, 34, tone('slate', -10)) +
            ellipse(x, y, 20, 20, tone('black')) +
            ellipse(x - 7, y - 7, 7, 7, '#ffffff', 'opacity=".7"'),
        )
        .join('') +
      `</g><g transform="rotate(-7 360 520)">${rect({ x: 186, y: 150, width: 370, height: 740 }, tone(paint.main, -18), 66)}` +
      flatBox({ x: 198, y: 162, width: 346, height: 716 }, paint.inside, 56) +
      rect({ x: 320, y: 180, width: 102, height: 28 }, '#0b0d12', 14) +
      `<path d="M198 640Q370 520 544 660V822Q544 878 488 878H254Q198 878 198 822Z" fill="#fff" opacity=".22"/>` +
      `</g>`,
    words: { x: 240, y: 300, width: 250, height: 190, on: paint.inside },
    mark: { x: 372, y: 640, size: 150 },
  }),
  /** A charger, a cable or a mount on a card. */
  plug: (paint) => ({
    svg:
      rounded({ x: 290, y: 300, width: 420, height: 470 }, paint.main, 80) +
      rect({ x: 380, y: 190, width: 44, height: 120 }, tone('silver', -12), 10) +
      rect({ x: 576, y: 190, width: 44, height: 120 }, tone('silver', -12), 10) +
      rect({ x: 400, y: 690, width: 80, height: 30 }, tone('black'), 15) +
      rect({ x: 520, y: 690, width: 80, height: 30 }, tone('black'), 15) +
      gloss(326, 350, 26, 330, 0.35),
    words: { x: 340, y: 380, width: 320, height: 230, on: paint.main },
  }),
  /** A slim device that stores or charges. */
  slab: (paint) => ({
    svg:
      `<g transform="rotate(-10 500 520)">${rounded({ x: 250, y: 200, width: 500, height: 640 }, paint.main, 70)}` +
      rect({ x: 440, y: 800, width: 120, height: 24 }, tone('black'), 12) +
      [0, 1, 2, 3]
        .map((i) => ellipse(640 + i * 26, 250, 8, 8, i < 3 ? tone('mint') : tone('grey')))
        .join('') +
      gloss(286, 260, 24, 500, 0.3) +
      `</g>`,
    words: { x: 330, y: 380, width: 340, height: 260, on: paint.main },
  }),
  /** A rolled mat. */
  roll: (paint) => ({
    svg:
      rounded({ x: 170, y: 420, width: 640, height: 250 }, paint.main, 125) +
      shape('M260 640H820Q880 640 880 720Q880 760 840 760H300Q250 740 260 640Z', paint.main, flat) +
      ellipse(236, 545, 84, 122, tone(paint.main, -8)) +
      `<path d="M236 450A58 92 0 1 1 200 600A44 68 0 1 1 250 500A30 46 0 1 1 226 570" fill="none" stroke="${tone(paint.inside)}" stroke-width="14"/>` +
      rect({ x: 420, y: 414, width: 46, height: 262 }, tone(paint.inside), 10) +
      rect({ x: 660, y: 414, width: 46, height: 262 }, tone(paint.inside), 10),
    words: { x: 476, y: 480, width: 176, height: 130, on: paint.main },
  }),
} satisfies Record<string, Draw>

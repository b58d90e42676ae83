import { type Color, tone } from './palette.ts'
import { type Colors, type Draw, ellipse, rect, round, rounded, shape } from './solids.ts'

type Side = -1 | 1

const sides: readonly Side[] = [-1, 1]

/** Shoulders in the uniform of couriers, or in a plain shirt where the texture is not plain. */
function bust({ main, texture }: Colors, clothes: Color = texture === 'plain' ? 'amber' : 'teal'): string {
  return (
    shape(
      'M96 1010C104 830 186 770 330 738L420 700Q500 760 580 700L670 738C814 770 896 830 904 1010Z',
      clothes,
      round,
    ) +
    rounded({ x: 424, y: 560, width: 152, height: 190 }, main, 60) +
    `<path d="M420 640Q500 720 580 640L580 690Q500 760 420 690Z" fill="${tone(main, -18)}" opacity=".45"/>` +
    `<path d="M420 700L500 800L580 700L616 716L520 850H480L384 716Z" fill="${tone(clothes, -12)}"/>`
  )
}

/** Head with ears, eyes, nose and a smile. */
const head = ({ main }: Colors): string =>
  sides.map((side) => ellipse(500 + side * 192, 430, 36, 52, tone(main, -8))).join('') +
  shape(
    'M310 400C310 250 390 180 500 180S690 250 690 400C690 560 600 650 500 650S310 560 310 400Z',
    main,
    round,
  ) +
  face(main)

const face = (skin: Color): string =>
  sides
    .map(
      (side) =>
        ellipse(500 + side * 78, 420, 19, 23, '#2b1c14') +
        ellipse(500 + side * 78 + 6, 413, 6, 7, '#ffffff') +
        `<path d="M${500 + side * 118} 366Q${500 + side * 80} 338 ${500 + side * 42} 362" fill="none" stroke="#2b1c14" stroke-width="17" stroke-linecap="round"/>`,
    )
    .join('') +
  `<path d="M500 430Q526 488 492 494" fill="none" stroke="${tone(skin, -22)}" stroke-width="13" stroke-linecap="round"/>` +
  `<path d="M430 546Q500 606 570 546" fill="none" stroke="#8a2f2f" stroke-width="17" stroke-linecap="round"/>`

const cropped = (hair: Color): string =>
  shape(
    'M296 420C270 240 350 128 510 128S736 236 704 420Q690 340 650 292Q560 306 470 262Q400 320 344 312Q312 350 296 420Z',
    hair,
    round,
  )

const beard = (hair: Color): string =>
  shape(
    'M304 430C316 610 390 700 500 700S684 610 696 430Q680 500 630 522Q570 494 500 500Q430 494 370 522Q320 500 304 430ZM430 552Q500 598 570 552Q500 530 430 552Z',
    hair,
    round,
    'fill-rule="evenodd"',
  )

/** Portraits from the shoulders up: the color of the skin, then that of hair or cloth. */
export const people = {
  /** A man with short hair. */
  man: (paint) => ({ svg: bust(paint) + head(paint) + cropped(paint.inside) }),
  /** A man with a beard. */
  bearded: (paint) => ({ svg: bust(paint) + head(paint) + beard(paint.inside) + cropped(paint.inside) }),
  /** A man with the cap of a courier. */
  capped: (paint) => ({
    svg:
      bust(paint) +
      head(paint) +
      shape(
        'M300 392Q296 330 318 300H682Q704 330 700 392Q690 340 668 318H332Q310 340 300 392Z',
        paint.inside,
        round,
      ) +
      shape('M300 316C304 190 380 120 500 120S696 190 700 316Z', 'amber', round) +
      shape('M286 318Q500 262 714 318Q744 338 716 346Q500 298 284 346Q256 338 286 318Z', 'rust', round),
  }),
  /** A man with a turban. */
  turbaned: (paint) => ({
    svg:
      bust(paint) +
      head(paint) +
      beard('cocoa') +
      shape(
        'M276 330C262 170 370 92 500 92S738 170 724 330Q610 248 500 262Q390 248 276 330Z',
        paint.inside,
        round,
      ) +
      `<path d="M284 300Q420 120 640 150M300 320Q500 170 716 296M420 108Q560 190 716 250" fill="none" stroke="${tone(paint.inside, -14)}" stroke-width="12"/>`,
  }),
  /** A woman with a headscarf. */
  veiled: (paint) => ({
    svg:
      bust(paint) +
      shape(
        'M270 430C250 210 360 110 500 110S750 210 730 430C740 600 760 700 800 770Q500 900 200 770C240 700 260 600 270 430Z',
        paint.inside,
        round,
      ) +
      shape(
        'M350 420C350 300 410 240 500 240S650 300 650 420C650 560 580 632 500 632S350 560 350 420Z',
        paint.main,
        round,
      ) +
      face(paint.main) +
      `<path d="M300 640Q480 760 690 640M270 720Q500 830 740 700" fill="none" stroke="${tone(paint.inside, -12)}" stroke-width="13" stroke-linecap="round"/>`,
  }),
  /** A woman with long hair. */
  longhaired: (paint) => ({
    svg:
      shape(
        'M262 420C240 220 350 112 500 112S760 220 738 420C744 600 770 680 800 800Q660 840 600 760H400Q340 840 200 800C230 680 256 600 262 420Z',
        paint.inside,
        round,
      ) +
      bust(paint) +
      head(paint) +
      shape(
        'M292 440C270 240 360 134 505 134S730 240 708 440Q690 330 640 280Q500 300 420 250Q380 320 330 340Q300 380 292 440Z',
        paint.inside,
        round,
      ) +
      sides
        .map((side) =>
          rect({ x: 500 + side * 214 - 26, y: 380, width: 52, height: 330 }, tone(paint.inside, -4), 26),
        )
        .join(''),
  }),
} satisfies Record<string, Draw>

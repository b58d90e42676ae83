import { tone } from './palette.ts'
import { type Draw, ellipse, flat, flatBox, gloss, rect, rounded, shape } from './solids.ts'

/** Fresh goods of which no emoji shows what they are. */
export const produce = {
  /** White mushrooms. */
  champignons: (paint) => {
    const one = (x: number, y: number, size: number) =>
      `<g transform="translate(${x} ${y}) scale(${size})">${rounded({ x: -62, y: 20, width: 124, height: 170 }, 'cream', 50)}${shape('M-190 60Q-200 -150 0 -156Q200 -150 190 60Q190 100 120 92Q0 60 -120 92Q-190 100 -190 60Z', paint.main, flat)}${ellipse(-70, -80, 60, 30, tone(paint.main, 8), 'opacity=".8"')}</g>`
    return { svg: one(330, 420, 1.05) + one(680, 480, 0.95) + one(500, 640, 1.15) }
  },
  /** A slice of raw or smoked fish. */
  salmon: (paint) => ({
    svg:
      shape(
        'M110 560Q120 380 340 330Q640 270 850 400Q910 450 880 560Q840 690 600 730Q300 770 170 700Q100 650 110 560Z',
        paint.main,
        flat,
      ) +
      `<path d="M230 400Q290 540 220 700M380 340Q460 520 390 730M540 310Q640 500 570 724M700 330Q790 490 740 690" stroke="${tone(paint.main, 18)}" stroke-width="20" fill="none" stroke-linecap="round"/>` +
      `<path d="M110 560Q120 380 340 330Q640 270 850 400" stroke="${tone('silver', -8)}" stroke-width="26" fill="none" stroke-linecap="round"/>`,
  }),
  /** Soft dates: `main` where they are ripe, `inside` where they are not yet. */
  dates: (paint) => {
    const one = ([x, y, lean]: readonly [number, number, number]) =>
      `<g transform="translate(${x} ${y}) rotate(${lean})">${ellipse(4, 14, 148, 74, tone(paint.main, -14))}${shape('M-148 0Q-140 -74 0 -76Q140 -74 148 0Q140 74 0 76Q-140 74 -148 0Z', paint.main, flat)}${shape('M84 -66Q142 -50 148 0Q142 50 84 66Q112 0 84 -66Z', paint.inside, flat)}<path d="M-112 -22Q-40 -46 64 -34M-120 10Q-30 -8 86 2M-100 38Q-30 26 66 36" fill="none" stroke="${tone(paint.main, -12)}" stroke-width="8" stroke-linecap="round"/>${ellipse(148, 0, 12, 20, tone('cream', -14))}${ellipse(-30, -52, 60, 12, '#ffffff', 'opacity=".35"')}</g>`
    return {
      svg: (
        [
          [340, 330, -24],
          [660, 320, 18],
          [250, 520, 14],
          [740, 520, -16],
          [500, 480, -4],
          [370, 690, -12],
          [650, 690, 12],
        ] as const
      )
        .map(one)
        .join(''),
    }
  },
  /** A bunch of herbs, tied with a band: parsley, and with `leaves` the pairs of leaves of mint. */
  bunch: (paint) => {
    const stem = (lean: number, tip: number) =>
      `<path d="M500 700Q${500 + lean * 2} 520 ${500 + lean * 4} ${tip}M500 700Q${500 - lean} 800 ${500 - lean * 1.4} 900" fill="none" stroke="${tone(paint.main, -8)}" stroke-width="20" stroke-linecap="round"/>`
    const leaf = (x: number, y: number, turn: number, size: number, lighter: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0Q-62 -60 -34 -130Q-18 -172 0 -190Q18 -172 34 -130Q62 -60 0 0Z" fill="${tone(paint.main, lighter)}"/><path d="M0 -12V-160M0 -50L-26 -84M0 -50L26 -84M0 -94L-20 -124M0 -94L20 -124" fill="none" stroke="${tone(paint.main, lighter - 12)}" stroke-width="7" stroke-linecap="round"/></g>`
    const frill = (x: number, y: number, turn: number, size: number, lighter: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${[-62, 0, 62]
        .map(
          (side) =>
            `<path transform="rotate(${side})" d="M0 0L-22 -62L-62 -84L-38 -102L-52 -140L-18 -130L0 -170L18 -130L52 -140L38 -102L62 -84L22 -62Z" fill="${tone(paint.main, lighter + (side === 0 ? 5 : 0))}" stroke="${tone(paint.main, lighter)}" stroke-width="14" stroke-linejoin="round"/>`,
        )
        .join('')}</g>`
    const stems = [
      [-70, 330],
      [-35, 250],
      [0, 210],
      [35, 250],
      [70, 330],
    ] as const
    const heads = stems
      .map(([lean, tip], i) => {
        const x = 500 + lean * 4
        const turn = lean * 0.6
        if (paint.texture !== 'leaves')
          return (
            frill(x * 0.6 + 200, tip + 230, turn, 0.9, -8) + frill(x, tip + 70, turn, 1.15, i % 2 ? 4 : -2)
          )
        return [230, 120, 20]
          .map((down, row) => {
            const middle = x + (500 - x) * (down / 460)
            return (
              leaf(middle, tip + down, turn - 68, 0.92 - row * 0.1, row * 5 - 4) +
              leaf(middle, tip + down, turn + 68, 0.92 - row * 0.1, row * 5 - 1)
            )
          })
          .concat(leaf(x, tip + 30, turn, 0.8, 12))
          .join('')
      })
      .join('')
    return {
      svg:
        stems.map(([lean, tip]) => stem(lean, tip)).join('') +
        heads +
        rounded({ x: 440, y: 690, width: 120, height: 52 }, paint.inside, 18),
    }
  },
  /** A heap of nuts. */
  heap: (paint) => {
    const one = ([x, y, lean]: readonly [number, number, number]) =>
      `<g transform="translate(${x} ${y}) rotate(${lean})">${ellipse(0, 12, 118, 76, tone(paint.main, -16))}${ellipse(0, 0, 118, 76, tone(paint.main))}<path d="M-104 10Q0 ${paint.inside === paint.main ? -30 : -70} 104 10" stroke="${tone(paint.inside, paint.inside === paint.main ? -12 : 0)}" stroke-width="${paint.inside === paint.main ? 9 : 30}" fill="none" stroke-linecap="round"/>${ellipse(-40, -34, 36, 16, tone(paint.main, 18), 'opacity=".75"')}</g>`
    return {
      svg: (
        [
          [330, 420, -20],
          [640, 400, 25],
          [490, 320, 4],
          [230, 600, 15],
          [500, 560, -12],
          [770, 590, -24],
          [380, 720, 8],
          [650, 730, 16],
        ] as const
      )
        .map(one)
        .join(''),
    }
  },
  /** Eggs in their box. */
  eggbox: (paint) => ({
    svg:
      [220, 360, 500, 640, 780]
        .map(
          (x) =>
            ellipse(x, 430, 74, 96, tone(paint.inside, -6)) +
            ellipse(x - 16, 400, 28, 40, tone(paint.inside, 6)),
        )
        .join('') +
      [180, 320, 460, 600, 740]
        .map(
          (x) =>
            ellipse(x + 30, 520, 80, 104, tone(paint.inside)) +
            ellipse(x + 10, 486, 30, 42, tone(paint.inside, 8)),
        )
        .join('') +
      shape(
        'M90 540Q130 590 210 560Q290 600 350 560Q420 600 490 560Q560 600 630 560Q700 600 770 560Q850 590 910 540L870 790Q864 830 820 830H180Q136 830 130 790Z',
        paint.main,
        flat,
      ) +
      rect({ x: 300, y: 640, width: 400, height: 150 }, tone('white'), 16),
    words: { x: 316, y: 650, width: 368, height: 130, on: 'white' },
  }),
} satisfies Record<string, Draw>

/** Things of a house, a desk and a gym. */
export const household = {
  /** A pot with a spout and a handle: coffee, tea. */
  kettle: (paint) => ({
    svg:
      `<path d="M700 380Q900 380 880 560Q860 700 690 740" fill="none" stroke="${tone(paint.main, -14)}" stroke-width="40" stroke-linecap="round"/>` +
      shape(
        'M330 470Q220 440 190 330Q180 300 120 290Q110 250 150 240Q250 240 280 340Q300 400 370 400Z',
        paint.main,
        flat,
      ) +
      shape(
        'M400 300H620Q640 400 720 560Q770 700 700 800Q640 860 510 860Q380 860 320 800Q250 700 300 560Q380 400 400 300Z',
        paint.main,
      ) +
      (paint.inside === paint.main
        ? ''
        : `<path d="M306 600Q500 560 720 600Q750 700 694 780Q630 836 510 836Q390 836 330 780Q270 700 306 600Z" fill="${tone(paint.inside)}" opacity=".85"/>`) +
      shape('M386 300Q510 170 634 300Z', paint.main, flat) +
      ellipse(510, 196, 40, 40, tone(paint.main, -8)) +
      ellipse(500, 184, 16, 12, tone(paint.main, 16)) +
      rect({ x: 370, y: 286, width: 280, height: 34 }, tone(paint.main, -12), 17) +
      gloss(380, 470, 30, 260, 0.4),
  }),
  /** Weights on a short bar. */
  dumbbell: (paint) => ({
    svg:
      `<g transform="rotate(-18 500 500)">` +
      rounded({ x: 280, y: 460, width: 440, height: 84 }, 'silver', 30) +
      [120, 190, 260]
        .map((x, i) =>
          rounded(
            { x, y: 320 - i * 40 + 40, width: 64, height: 360 + i * 80 - 80 },
            i === 2 ? paint.inside : paint.main,
            26,
          ),
        )
        .join('') +
      [816, 746, 676]
        .map((x, i) =>
          rounded(
            { x, y: 320 - i * 40 + 40, width: 64, height: 360 + i * 80 - 80 },
            i === 2 ? paint.inside : paint.main,
            26,
          ),
        )
        .join('') +
      `</g>`,
  }),
  /** A round loudspeaker in cloth. */
  speaker: (paint) => ({
    svg:
      rounded({ x: 300, y: 150, width: 400, height: 720 }, paint.main, 120) +
      `<pattern id="cloth" width="18" height="18" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="3" fill="#000" opacity=".2"/><circle cx="14" cy="14" r="3" fill="#000" opacity=".2"/></pattern><rect x="300" y="270" width="400" height="480" fill="url(#cloth)"/>` +
      ellipse(500, 210, 150, 36, tone(paint.main, -10)) +
      ellipse(500, 206, 120, 24, tone(paint.inside)) +
      `<path d="M700 300Q800 320 790 440Q780 520 700 520" fill="none" stroke="${tone(paint.inside)}" stroke-width="26"/>` +
      gloss(344, 260, 26, 500, 0.2),
    words: { x: 400, y: 480, width: 200, height: 100, on: paint.main },
  }),
  /** A lantern of pierced metal. */
  lantern: (paint) => ({
    svg:
      `<path d="M430 150Q430 70 500 70Q570 70 570 150" fill="none" stroke="${tone(paint.main, -14)}" stroke-width="20"/>` +
      shape('M350 300L500 140L650 300Z', paint.main, flat) +
      rect({ x: 320, y: 292, width: 360, height: 40 }, tone(paint.main, -8), 14) +
      rect({ x: 350, y: 330, width: 300, height: 420 }, tone('lemon', 10), 10) +
      ellipse(500, 580, 110, 150, tone('gold', 20), 'opacity=".8"') +
      rounded({ x: 470, y: 590, width: 60, height: 150 }, 'cream', 12) +
      shape('M500 500Q540 560 500 592Q460 560 500 500Z', 'orange', flat) +
      [350, 440, 530, 620]
        .map((x) => rect({ x: x - 2, y: 330, width: 24, height: 420 }, tone(paint.main), 8))
        .join('') +
      [420, 540, 660]
        .map((y) => rect({ x: 350, y, width: 300, height: 18 }, tone(paint.main, -6), 8))
        .join('') +
      shape('M310 750H690L730 850H270Z', paint.main, flat),
  }),
  /** A ring with a stone. */
  ring: (paint) => ({
    svg:
      ellipse(500, 600, 250, 250, 'none', `stroke="${tone(paint.main, -14)}" stroke-width="76"`) +
      ellipse(496, 594, 250, 250, 'none', `stroke="${tone(paint.main)}" stroke-width="62"`) +
      ellipse(
        486,
        580,
        250,
        250,
        'none',
        `stroke="${tone(paint.main, 18)}" stroke-width="14" stroke-dasharray="260 1400" stroke-dashoffset="-700" stroke-linecap="round"`,
      ) +
      shape('M400 230L450 170H550L600 230L500 350Z', paint.inside, flat) +
      `<path d="M400 230H600M450 170L470 230L500 350L530 230L550 170" stroke="#fff" stroke-opacity=".7" stroke-width="8" fill="none"/>`,
  }),
  /** A padel racket. */
  paddle: (paint) => ({
    svg:
      `<g transform="rotate(28 500 500)">` +
      rounded({ x: 460, y: 640, width: 80, height: 290 }, 'black', 30) +
      shape('M430 660L500 560L570 660Z', paint.main, flat) +
      ellipse(500, 370, 240, 290, tone(paint.main, -12)) +
      ellipse(496, 362, 226, 276, tone(paint.main)) +
      ellipse(496, 362, 180, 226, tone(paint.inside)) +
      [-1, 0, 1]
        .flatMap((column) =>
          [-2, -1, 0, 1, 2].map((row) =>
            ellipse(496 + column * 84, 362 + row * 72, 16, 16, tone(paint.main, -20)),
          ),
        )
        .join('') +
      `</g>` +
      ellipse(200, 760, 96, 96, tone('lemon', -4)) +
      `<path d="M120 720Q200 740 214 852" stroke="#fff" stroke-width="12" fill="none"/>`,
  }),
  /** A framed print of a map. */
  print: (paint) => ({
    svg:
      flatBox({ x: 170, y: 150, width: 660, height: 720 }, 'brown', 12) +
      rect({ x: 206, y: 186, width: 588, height: 648 }, tone('ivory', 6), 4) +
      `<path d="M206 560Q330 500 420 580Q520 660 640 600Q730 560 794 610V834H206Z" fill="${tone(paint.main, 10)}"/>` +
      `<path d="M250 230L420 580M420 210L560 630M600 200L500 610M740 220L650 590M220 400Q500 300 780 380M230 500Q480 420 790 490" stroke="${tone(paint.inside)}" stroke-width="10" fill="none"/>` +
      (
        [
          [300, 320],
          [470, 280],
          [640, 300],
          [380, 440],
          [560, 460],
          [700, 430],
        ] as const
      )
        .map(([x, y]) => rect({ x, y, width: 60, height: 46 }, tone(paint.inside, 20), 6))
        .join('') +
      `<path d="M620 700l50 -20l40 20l-20 40h-60z" fill="${tone('brick')}"/><path d="M664 676V610l40 60z" fill="${tone('white')}"/>`,
  }),
} satisfies Record<string, Draw>

import type { MapLibreMap } from 'maplibre-gl'
import { type CityPalette, cityPalettes } from './city-palette.ts'

/** Outlines on a 24-unit square, stroked by two units (shapes of Lucide, ISC licence). */
const outlines = {
  harbour: 'M12 6v16M19 13l2-1a9 9 0 0 1-18 0l2 1M9 11h6M10 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  mosque:
    'M18 5h4M20 3v4M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
  museum:
    'M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7',
  fort: 'M10 5V3M14 5V3M15 21v-3a3 3 0 0 0-6 0v3M18 3v8M18 5H6M22 11H2M22 9v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9M6 3v8',
  market:
    'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05',
  mall: 'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
  hospital:
    'M4 9a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h4a1 1 0 0 1 1 1v4a2 2 0 0 0 2 2h2a2 2 0 0 0 2-2v-4a1 1 0 0 1 1-1h4a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2h-4a1 1 0 0 1-1-1V4a2 2 0 0 0-2-2h-2a2 2 0 0 0-2 2v4a1 1 0 0 1-1 1z',
  school:
    'M14 21v-3a2 2 0 0 0-4 0v3M18 4.933V21M4 6l7.106-3.79a2 2 0 0 1 1.788 0L20 6M6 11l-3.52 2.147a1 1 0 0 0-.48.854V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.853L18 11M6 4.933V21M10 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  university:
    'M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5',
  hotel: 'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20',
  park: 'M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5',
  beach:
    'M12 13v7a2 2 0 0 0 4 0M12 2v2M20.992 13a1 1 0 0 0 .97-1.274 10.284 10.284 0 0 0-19.923 0A1 1 0 0 0 3 13z',
  station:
    'M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l2 3',
  library:
    'M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
  theatre:
    'M10 11h.01M14 6h.01M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-6-3-6-12c0-2 2-3 6-3s6 1 6 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C9 7.2 7.7 7.7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8.4 11.2 7.4.9-.5 1.9-2.1 1.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4',
  stadium:
    'M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3',
  lighthouse:
    'M12 3V2M16.066 16.865 7 22l2-11V6a3 3 0 016 0v5l2 11M19.792 4.5l.866-.5M19.797 13.5l.866.5M21 9h1M3 9H2M4.203 13.5l-.866.5M4.208 4.5 3.342 4M5.5 22h13M7.932 16.875l7.377-4.178M8 11h8M8 7h8',
  tower: 'M6 22V4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v18M4 22h16M10 6h4M10 10h4M10 14h4M10 18h4',
  civic:
    'M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528',
}

type LandmarkKind = keyof typeof outlines

/** What a kind of landmark is to a passer-by; each sort has its colour. */
type Sort = Exclude<keyof CityPalette['signs'], 'ink' | 'edge'>

const sortOf: Record<LandmarkKind, Sort> = {
  harbour: 'travel',
  station: 'travel',
  hotel: 'travel',
  park: 'nature',
  beach: 'nature',
  market: 'goods',
  mall: 'goods',
  hospital: 'care',
  mosque: 'sights',
  museum: 'sights',
  fort: 'sights',
  school: 'sights',
  university: 'sights',
  library: 'sights',
  theatre: 'sights',
  stadium: 'sights',
  lighthouse: 'sights',
  tower: 'sights',
  civic: 'sights',
}

const isLandmark = (kind: string): kind is LandmarkKind => kind in outlines

/** The prefix of the pictures that the style asks for by a landmark's kind. */
export const signsOf = (theme: 'light' | 'dark') => `sign-${theme}-`

/** Draws the signs that the style asks for, when it first does. */
export function hangSigns(map: MapLibreMap): void {
  map.setMissingStyleImageResolver((name) => {
    const [, theme, kind] = name.split('-')
    if ((theme === 'light' || theme === 'dark') && kind && isLandmark(kind))
      map.addImage(name, draw(kind, cityPalettes[theme]), { pixelRatio: FINENESS })
  })
}

/** Pixels of the screen across; drawn twice as fine for sharp screens. */
const ACROSS = 20
const FINENESS = 2

/** A small round sign, as MapLibre takes pictures. */
function draw(kind: LandmarkKind, { signs }: CityPalette): ImageData {
  const size = (ACROSS + 2) * FINENESS
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')!
  pen.scale(FINENESS, FINENESS)
  pen.translate(1, 1)
  disc(pen, ACROSS / 2 + 1, signs.edge)
  disc(pen, ACROSS / 2, signs[sortOf[kind]])
  pen.translate(ACROSS * 0.22, ACROSS * 0.22)
  pen.scale((ACROSS * 0.56) / 24, (ACROSS * 0.56) / 24)
  pen.strokeStyle = signs.ink
  pen.lineWidth = 2.6
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(outlines[kind]))
  return pen.getImageData(0, 0, size, size)
}

const disc = (pen: CanvasRenderingContext2D, radius: number, colour: string) => {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(ACROSS / 2, ACROSS / 2, radius, 0, 2 * Math.PI)
  pen.fill()
}

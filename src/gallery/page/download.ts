import { saveBlob } from '#browser/save-file.ts'

/** Browsers make no canvas with more pixels than this; Safari is the strictest. */
const MOST_PIXELS = 16_000_000
const SHARP = 2

const svgBlob = (svg: string) => new Blob([svg], { type: 'image/svg+xml' })

export const downloadSvg = (name: string, svg: string): void => saveBlob(window, `${name}.svg`, svgBlob(svg))

/** Draws the SVG at twice its size in pixels, or smaller where that is too much, and saves it. Rejects when it cannot be drawn. */
export async function downloadPng(
  name: string,
  svg: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const scale = Math.min(SHARP, Math.sqrt(MOST_PIXELS / (width * height)))
  const url = URL.createObjectURL(svgBlob(svg))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    saveBlob(window, `${name}.png`, await canvas.convertToBlob({ type: 'image/png' }))
  } finally {
    URL.revokeObjectURL(url)
  }
}

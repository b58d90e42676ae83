import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { networkOf } from '#server/rules/network-of.ts'
import { compose } from './compose.ts'
import { createDiskCache } from './disk-cache.ts'
import { createFairQueue, TooMuchWaits } from './fair-queue.ts'
import type { ReadLabel } from './labels.ts'
import { type PictureWidth, pictureWidths, readPictureName } from './picture-name.ts'
import type { Pictures } from './pictures.ts'

const formats = ['avif', 'webp'] as const
type Format = (typeof formats)[number]

/** Pictures drawn at once. A page that shows nothing but new pictures has fewer than one address may let wait. */
const limits = { atOnce: 2, perAsker: 60, waiting: 1000 }
const MEGABYTE = 1024 * 1024

type MediaOptions = { dataDir: string; pictures: Pictures; labels: ReadLabel; megabytes: number }

/** `GET /media/<signed name>-<width>.<avif|webp>`: draws a picture at its first request and keeps it in `dataDir`. */
export const mediaPlugin: FastifyPluginAsync<MediaOptions> = async (app, options) => {
  const gallery = createGallery(options)
  app.get<{ Params: { file: string } }>('/media/:file', async ({ params: { file }, ip }, reply) => {
    const wanted = readFileName(file, options.pictures)
    try {
      const picture = wanted && (await gallery(wanted, networkOf(ip)))
      if (!wanted || !picture)
        return reply
          .code(404)
          .header('cache-control', 'public, max-age=60')
          .send({ errors: [{ code: 'not_found', message: 'There is no such picture.' }] })
      return reply
        .type(`image/${wanted.format}`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture)
    } catch (error) {
      if (!(error instanceof TooMuchWaits)) throw error
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ errors: [{ code: 'busy', message: 'Too many new pictures at once.' }] })
    }
  })
}

type Wanted = { name: string; width: PictureWidth; format: Format }

function readFileName(file: string, pictures: Pictures): Wanted | undefined {
  const [, signed = '', size, format] =
    file.match(/^([a-z]+-[0-9a-z._-]+-[0-9a-f]+-\d+)-(\d+)\.(avif|webp)$/) ?? []
  const width = pictureWidths.find((known) => String(known) === size)
  const name = pictures.nameOf(signed)
  return width && name ? { name, width, format: format as Format } : undefined
}

/**
 * Reads pictures from the disk, or draws them. A picture is never drawn twice at the same time, and addresses take
 * turns, so that an address with many new pictures delays only itself.
 */
function createGallery({ dataDir, pictures, labels, megabytes }: MediaOptions) {
  const cache = createDiskCache({ folder: join(dataDir, 'media'), bytes: megabytes * MEGABYTE })
  const queue = createFairQueue(limits)
  const drawing = new Map<string, Promise<Buffer | undefined>>()

  const draw = async (file: string, { name, width, format }: Wanted) => {
    const picture = readPictureName(name)
    if (!picture) return undefined
    const { label } = picture
    const drawn = await compose(picture, width, label?.locale && (await labels(label, label.locale)))
    if (!drawn) return undefined
    const encoded = await (format === 'avif'
      ? drawn.avif({ quality: 58, effort: 2 })
      : drawn.webp({ quality: 82, effort: 4, alphaQuality: 70 })
    ).toBuffer()
    // A full disk costs time at the next request, not this picture.
    await cache.keep(file, encoded).catch(() => {})
    return encoded
  }

  return async (wanted: Wanted, address: string): Promise<Buffer | undefined> => {
    const file = `${pictures.version}-${wanted.name}-${wanted.width}.${wanted.format}`
    const found = await cache.read(file)
    if (found) return found
    const pending =
      drawing.get(file) ?? queue.run(address, () => draw(file, wanted)).finally(() => drawing.delete(file))
    drawing.set(file, pending)
    return pending
  }
}

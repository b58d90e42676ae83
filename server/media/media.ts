import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { compose } from './compose.ts'
import { type PictureWidth, pictureWidths, readPictureName } from './picture-name.ts'

const formats = ['avif', 'webp'] as const
type Format = (typeof formats)[number]

/** Pictures drawn at once; more wait, and beyond {@link MAY_WAIT} they are asked to come back. */
const AT_ONCE = 2
const MAY_WAIT = 200
/** Files kept; the oldest tenth goes when there are more. About 15 kB each. */
const KEPT = 20_000

export class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures'
}

/** `GET /media/<name>-<width>.<avif|webp>`: draws pictures when they are first asked for and keeps them in `dataDir`. */
export const mediaPlugin: FastifyPluginAsync<{ dataDir: string }> = async (app, { dataDir }) => {
  const gallery = createGallery(join(dataDir, 'media'))
  app.get<{ Params: { file: string } }>('/media/:file', async ({ params: { file } }, reply) => {
    const wanted = readFileName(file)
    try {
      const picture = wanted && (await gallery(file, wanted))
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
      if (!(error instanceof TooManyPictures)) throw error
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ errors: [{ code: 'busy', message: 'Too many new pictures at once.' }] })
    }
  })
}

type Wanted = { name: string; width: PictureWidth; format: Format }

function readFileName(file: string): Wanted | undefined {
  const [, name = '', size, format] = file.match(/^([a-z]+-[0-9a-f._]+-\d+)-(\d+)\.(avif|webp)$/) ?? []
  const width = pictureWidths.find((known) => String(known) === size)
  return width && readPictureName(name) ? { name, width, format: format as Format } : undefined
}

/** Reads pictures from a folder, or draws them into it. The same picture is never drawn twice at the same time. */
function createGallery(folder: string) {
  const drawing = new Map<string, Promise<Buffer | undefined>>()
  const waiting: (() => void)[] = []
  let running = 0
  let kept: number | undefined

  const take = async () => {
    if (running < AT_ONCE) running++
    else if (waiting.length >= MAY_WAIT) throw new TooManyPictures()
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  const keep = async (file: string, picture: Buffer) => {
    await mkdir(folder, { recursive: true })
    const unfinished = join(folder, `${file}.${process.pid}.tmp`)
    await writeFile(unfinished, picture)
    await rename(unfinished, join(folder, file))
    kept = (kept ?? (await readdir(folder)).length) + 1
    if (kept > KEPT) {
      await dropOldest(folder)
      kept = undefined
    }
  }

  const draw = async (file: string, { name, width, format }: Wanted) => {
    await take()
    try {
      const drawn = await compose(readPictureName(name)!, width)
      if (!drawn) return undefined
      const picture = await (format === 'avif'
        ? drawn.avif({ quality: 58, effort: 2 })
        : drawn.webp({ quality: 82, effort: 4, alphaQuality: 90 })
      ).toBuffer()
      // A full disk costs time at the next request, not this picture.
      await keep(file, picture).catch(() => {})
      return picture
    } finally {
      release()
    }
  }

  return async (file: string, wanted: Wanted): Promise<Buffer | undefined> => {
    const found = await readFile(join(folder, file)).catch(() => undefined)
    if (found) return found
    const underWay = drawing.get(file) ?? draw(file, wanted).finally(() => drawing.delete(file))
    drawing.set(file, underWay)
    return underWay
  }
}

async function dropOldest(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (file) => ({ file, at: (await stat(join(folder, file))).mtimeMs })),
  )
  const oldest = files.sort((a, b) => a.at - b.at).slice(0, Math.ceil(files.length / 10))
  await Promise.all(oldest.map(({ file }) => rm(join(folder, file), { force: true })))
}

import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import sharp from 'sharp'
import type { Database } from '#server/db/open.ts'
import { portraits } from '#server/db/schema.ts'
import { refuse } from '#server/refusal.ts'

/** The one width portraits are kept and served in; `format.picture` is asked for it. */
export const PORTRAIT_WIDTH = 320

const accepted = ['jpeg', 'png', 'gif', 'webp']
/** A small file can unpack into any number of pixels. */
const MOST_PIXELS = 50_000_000

/** Draws an uploaded picture anew as a square, so that nothing of the file but its colours is kept. */
export async function drawPortrait(file: Uint8Array): Promise<Uint8Array> {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS })
    const { format } = await picture.metadata()
    if (!accepted.includes(format)) throw refuse('not a picture')
    return await picture
      .autoOrient()
      .resize(PORTRAIT_WIDTH, PORTRAIT_WIDTH, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw refuse('not a picture')
  }
}

/** Keeps a portrait under a name nobody can guess, instead of the one before. */
export async function keepPortrait(
  tx: Database,
  picture: Uint8Array,
  before: string | null,
  now: Date,
): Promise<string> {
  const name = `portrait-${randomBytes(16).toString('hex')}`
  await tx.insert(portraits).values({ name, picture, created_at: now })
  if (before) await dropPortrait(tx, before)
  return name
}

/** Drawn pictures have no row: nothing happens to them. */
export async function dropPortrait(tx: Database, name: string): Promise<void> {
  await tx.delete(portraits).where(eq(portraits.name, name))
}

/** `GET /media/portrait-<name>-320.webp`: for the browser of whoever was told the name, and for no cache between. */
export const portraitPlugin: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.get<{ Params: { file: string } }>('/media/portrait-:file', async ({ params: { file } }, reply) => {
    const name = file.endsWith(ending) ? `portrait-${file.slice(0, -ending.length)}` : ''
    const [found] = await db.select().from(portraits).where(eq(portraits.name, name))
    if (!found)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ errors: [{ code: 'not_found', message: 'There is no such picture.' }] })
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(Buffer.from(found.picture))
  })
}

const ending = `-${PORTRAIT_WIDTH}.webp`

import { randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/db/engine/open.ts'
import { uploads } from '#server/db/schema.ts'
import { drawUpload } from './draw-upload.ts'

/** Square profile pictures. Call `format.picture` with the stored width of each kind. */
export const PORTRAIT_WIDTH = 320
/** Whole pictures, no side longer than this. */
export const PHOTO_WIDTH = 1280

/** Kinds that a URL with the name serves; an operation serves prescriptions to their owner only. */
const widths = { portrait: PORTRAIT_WIDTH, photo: PHOTO_WIDTH } as const
type Kind = keyof typeof widths | 'prescription'

/** An uploaded picture as it will be kept. */
export type Drawn = { kind: Kind; picture: Uint8Array }

/** `network` is where the request comes from, as limits count it: pictures of several networks are drawn in turn. */
export const drawPortrait = async (file: Uint8Array, network: string): Promise<Drawn> => ({
  kind: 'portrait',
  picture: await drawUpload(file, { width: PORTRAIT_WIDTH, height: PORTRAIT_WIDTH, fit: 'cover' }, network),
})

const photo = { width: PHOTO_WIDTH, height: PHOTO_WIDTH, fit: 'inside', withoutEnlargement: true } as const

export const drawPhoto = async (file: Uint8Array, network: string): Promise<Drawn> => ({
  kind: 'photo',
  picture: await drawUpload(file, photo, network),
})

export const drawPhotos = (files: readonly Uint8Array[], network: string): Promise<Drawn[]> =>
  Promise.all(files.map((file) => drawPhoto(file, network)))

/** As legible as a photo, but private to its owner. */
export const drawPrescription = async (file: Uint8Array, network: string): Promise<Drawn> => ({
  ...(await drawPhoto(file, network)),
  kind: 'prescription',
})

/** Stores a picture under an unguessable name. */
export async function keepUpload(tx: Database, { kind, picture }: Drawn, now: Date): Promise<string> {
  const name = `${kind}-${randomBytes(16).toString('hex')}`
  await tx.insert(uploads).values({ name, picture, created_at: now })
  return name
}

export async function keepUploads(tx: Database, drawn: Drawn[], now: Date): Promise<string[]> {
  const names: string[] = []
  for (const each of drawn) names.push(await keepUpload(tx, each, now))
  return names
}

/** Pictures in the order of their names, without deleted ones. */
export async function readUploads(db: Database, names: string[]): Promise<Uint8Array[]> {
  const found = await db.select().from(uploads).where(inArray(uploads.name, names))
  return names.flatMap((name) => found.find((each) => each.name === name)?.picture ?? [])
}

/** Composed pictures have no row: nothing happens to them. */
export async function dropUploads(tx: Database, names: string[]): Promise<void> {
  await tx.delete(uploads).where(inArray(uploads.name, names))
}

/** `GET /media/<kind>-<name>-<width>.webp`: the name is the access key, so only the browser may cache it. */
export const uploadPlugin: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  for (const [kind, width] of Object.entries(widths)) {
    const ending = `-${width}.webp`
    app.get<{ Params: { file: string } }>(`/media/${kind}-:file`, async ({ params: { file } }, reply) => {
      const name = file.endsWith(ending) ? `${kind}-${file.slice(0, -ending.length)}` : ''
      const [found] = await db.select().from(uploads).where(eq(uploads.name, name))
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
}

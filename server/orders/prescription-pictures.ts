import { createHash, randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { PrescriptionPicture } from '#openapi/generated/server.ts'
import { lockCart } from '#server/cart/cart.ts'
import type { Database } from '#server/db/engine/open.ts'
import { prescriptionPictures, uploads } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { once } from '#server/limits/idempotency.ts'
import { type Drawn, drawPrescription, dropUploads, keepUpload, keepUploads } from '#server/media/uploads.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'

/** docs/spec.md §5 Uploads. */
const MOST = 3

type Adding = { shopper: Shopper; body: { picture: Uint8Array }; key: string | undefined; network: string }

/** Keeps a picture for an order to come; the same upload under one key is kept once. */
export async function addPicture(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { shopper, body, key, network }: Adding,
): Promise<PrescriptionPicture> {
  const { owner } = shopper
  const drawn = await drawPrescription(body.picture, network)
  const at = now()
  const add = async (tx: Database) => {
    await lockCart(tx, shopper, at)
    const held = await tx.select().from(prescriptionPictures).where(eq(prescriptionPictures.owner, owner))
    const content_hash = hashOf(body.picture)
    if (held.some((each) => each.content_hash === content_hash)) throw refuse('same picture')
    if (held.length >= MOST) throw refuse('too many pictures')
    const id = randomUUID()
    const upload = await keepUpload(tx, drawn, at)
    const position = 1 + Math.max(0, ...held.map((each) => each.position))
    await tx
      .insert(prescriptionPictures)
      .values({ id, owner, position, upload, content_hash, created_at: at })
    return { id }
  }
  const attempt = key === undefined ? undefined : { owner, operation: 'addPrescriptionPicture', key, body }
  const { id } = await transact(db, (tx) => (attempt ? once(tx, attempt, () => add(tx)) : add(tx)))
  return { id, picture: asAddress(drawn.picture) }
}

/** What a shopper has uploaded and not ordered with, in the order it came. */
export async function picturesOf(db: Database, { owner }: Shopper): Promise<PrescriptionPicture[]> {
  const held = await db
    .select({ id: prescriptionPictures.id, picture: uploads.picture })
    .from(prescriptionPictures)
    .innerJoin(uploads, eq(uploads.name, prescriptionPictures.upload))
    .where(eq(prescriptionPictures.owner, owner))
    .orderBy(asc(prescriptionPictures.position), asc(prescriptionPictures.created_at))
  return held.map(({ id, picture }) => ({ id, picture: asAddress(picture) }))
}

/** Deletes a picture that the shopper has not ordered with; refuses a missing one. */
export async function removePicture(db: Database, { owner }: Shopper, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const [gone] = await takeFrom(tx, owner, [id])
    if (!gone) throw refuse('picture gone')
    await dropUploads(tx, [gone.upload])
  })
}

/** Pictures of an order that is being placed: files that came with it, drawn, and ids of those uploaded before. */
export type Attached = { drawn: Drawn[]; hashes: string[]; ids: string[] }

type Attaching = { order_attachment?: Uint8Array[]; prescription_pictures?: string[] }

/** Refuses too many of them, and the same file twice. */
export async function drawAttached(
  { order_attachment = [], prescription_pictures: ids = [] }: Attaching,
  network: string,
): Promise<Attached> {
  if (order_attachment.length + ids.length > MOST) throw refuse('too many pictures')
  const hashes = order_attachment.map(hashOf)
  if (new Set(hashes).size < hashes.length) throw refuse('same picture')
  const drawn = await Promise.all(order_attachment.map((file) => drawPrescription(file, network)))
  return { drawn, hashes, ids }
}

export const hasPictures = ({ drawn, ids }: Attached): boolean => drawn.length + ids.length > 0

/** Makes them the order's, in the order they were named; answers the names of the uploads. */
export async function keepAttached(
  tx: Database,
  owner: string,
  { drawn, hashes, ids }: Attached,
  now: Date,
): Promise<string[]> {
  const taken = await takeFrom(tx, owner, ids)
  if (taken.length < ids.length) throw refuse('pictures gone')
  if (taken.some(({ content_hash }) => hashes.includes(content_hash))) throw refuse('same picture')
  const names = new Map(taken.map(({ id, upload }) => [id, upload]))
  // As many pictures are taken as there are ids.
  return [...ids.map((id) => names.get(id)!), ...(await keepUploads(tx, drawn, now))]
}

/** Drops pictures that their shopper uploaded before `since` and did not order with, at most `most` at a time. Answers how many. */
export async function dropPicturesBefore(tx: Database, since: Date, most: number): Promise<number> {
  const old = tx
    .select({ id: prescriptionPictures.id })
    .from(prescriptionPictures)
    .where(lte(prescriptionPictures.created_at, since))
    .orderBy(asc(prescriptionPictures.created_at))
    .limit(most)
    .for('update', { skipLocked: true })
  return drop(
    tx,
    await tx.delete(prescriptionPictures).where(inArray(prescriptionPictures.id, old)).returning(),
  )
}

export const dropPicturesOf = async (tx: Database, owner: string): Promise<number> =>
  drop(tx, await tx.delete(prescriptionPictures).where(eq(prescriptionPictures.owner, owner)).returning())

/** Of the same file, the guest's goes. */
export async function movePictures(tx: Database, guest: string, customer: string): Promise<void> {
  const same = tx
    .select({ content_hash: prescriptionPictures.content_hash })
    .from(prescriptionPictures)
    .where(eq(prescriptionPictures.owner, customer))
  const brought = eq(prescriptionPictures.owner, guest)
  await drop(
    tx,
    await tx
      .delete(prescriptionPictures)
      .where(and(brought, inArray(prescriptionPictures.content_hash, same)))
      .returning(),
  )
  await tx.update(prescriptionPictures).set({ owner: customer }).where(brought)
}

type PictureRow = typeof prescriptionPictures.$inferSelect

async function drop(tx: Database, gone: PictureRow[]): Promise<number> {
  await dropUploads(
    tx,
    gone.map(({ upload }) => upload),
  )
  return gone.length
}

const takeFrom = (tx: Database, owner: string, ids: string[]): Promise<PictureRow[]> =>
  tx
    .delete(prescriptionPictures)
    .where(and(eq(prescriptionPictures.owner, owner), inArray(prescriptionPictures.id, ids)))
    .returning()

const hashOf = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex')

/** An `<img>` shows it without a token, and there is no address it could be read at. */
export const asAddress = (picture: Uint8Array): string =>
  `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`

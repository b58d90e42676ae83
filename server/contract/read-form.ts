import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HeldBytes } from '#server/limits/held-bytes.ts'
import { createTurns } from '#server/limits/turns.ts'
import { ApiError, type Refusal } from '#server/refusals/api-error.ts'
import { tooBusy } from '#server/refusals/too-busy.ts'
import { tooSlow } from '#server/refusals/too-slow.ts'
import { notAFile, tooLargeFile, tooManyFiles, unknownField } from './field-texts.ts'
import type { Schema } from './schema.type.ts'

/** Fields that the schema of a multipart body allows. */
export type FormShape = {
  /** Fields that are files, how many there may be, and the most bytes of one. */
  files: Map<string, { most: number; bytes: number }>
  /** Fields that may be there several times. */
  lists: Set<string>
  /** Objects, and lists of objects, which a form says in JSON. */
  json: Set<string>
  mostFiles: number
  mostTexts: number
}

const NOTHING = Buffer.alloc(0)
/**
 * Room for the beginning of a file, in bytes. The allocator gives pieces of this size and larger ones back to the system
 * (`MALLOC_MMAP_THRESHOLD_` in the Dockerfile).
 */
const FIRST_ROOM = 512 * 1024
const FIELD_BYTES = 16 * 1024
/** Undeclared texts up to this count are refused by name. */
const STRAY_TEXTS = 8
/** Files without a byte, which a browser sends for a field without a choice. */
const EMPTY_FILES = 8

/** `properties` with resolved references; a property with a `contentMediaType` is a file. */
export function formShape(properties: [name: string, schema: Schema, entry: Schema][]): FormShape {
  const files = properties.filter(([, , entry]) => 'contentMediaType' in entry)
  const texts = properties.filter(([, , entry]) => !('contentMediaType' in entry))
  const json = new Set(texts.filter(([, , { type }]) => type === 'object').map(([name]) => name))
  const most = ({ maxItems }: Schema) => (maxItems as number | undefined) ?? 1
  const parts = (fields: typeof properties) =>
    fields.reduce((sum, [name, schema]) => sum + (json.has(name) ? 1 : most(schema)), 0)
  return {
    files: new Map(
      files.map(([name, schema, { maxLength }]) => [
        name,
        { most: most(schema), bytes: maxLength as number },
      ]),
    ),
    lists: new Set(properties.filter(([, { type }]) => type === 'array').map(([name]) => name)),
    json,
    mostFiles: parts(files),
    mostTexts: parts(texts),
  }
}

/** Routes of this context take forms, and nothing else. */
export const takeForms = async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  await takeFormsToo(app)
}

/** Routes of this context accept forms in addition to the other body types. */
export const takeFormsToo = (app: FastifyInstance) => app.register(multipart, { throwFileSizeLimit: false })

/**
 * How long a form may take to arrive, in milliseconds, and what each byte of a file adds to it: a slow phone sends 16 kB a
 * second.
 */
const ARRIVES_IN = 10_000
const PER_BYTE = 1 / 16

/** A chunk is about 64 kB, and takes half a millisecond: forms that arrive together hold others up for a few milliseconds. */
const CHUNKS_AT_ONCE = 8
const turn = createTurns(CHUNKS_AT_ONCE)

type BusboyFileStream = MultipartFile['file']

const aborted = tooBusy(1, { connection: 'close' })

export type FormReading = {
  /** Where the bytes of this form count. */
  held: HeldBytes
  /** The network that sends it. */
  network: string
  /** Refuses a stranger by the texts before the first file: the server keeps no byte of a stranger's file. */
  beforeFiles: (texts: Record<string, unknown>) => Promise<void>
}

/** A form that was read; its bytes count until `release`. */
export type ReadForm = { fields: Record<string, unknown>; release: () => void }

/**
 * Reads the fields of a form: text as the customer typed it, files as bytes in memory, lists as lists (`image` and
 * `image[]` are one field). An empty field counts as missing. A few extra texts are refused by name, many with 413; a file that is not
 * declared, too many or too large is refused before it is read. The rest of a refused form is thrown away as it arrives;
 * a form that gives way to others ends its connection.
 */
export async function readForm(
  request: FastifyRequest,
  shape: FormShape,
  { held, network, beforeFiles }: FormReading,
): Promise<ReadForm> {
  let stop: (reason: Error) => void = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = reject
  })
  const memory = held.open(network, () => stop(aborted))
  const deadline = new Deadline(() => stop(tooSlow))
  let arriving: BusboyFileStream | undefined
  const taking: Taking = {
    beforeFiles,
    open(file) {
      arriving = file
    },
    take(chunk) {
      deadline.add(chunk.length * PER_BYTE)
      memory.add(chunk.length)
    },
  }
  try {
    const fields = await Promise.race([stopped, fieldsOf(request, shape, taking)])
    memory.keep()
    return { fields, release: memory.release }
  } catch (error) {
    memory.release()
    // Ends the reading, which would hold its bytes for as long as the rest arrives.
    arriving?.destroy()
    request.raw.unpipe()
    // The memory is full: the connection ends, instead of bringing more to throw away.
    if (error !== aborted) request.raw.resume()
    throw error instanceof Error && ('statusCode' in error || error instanceof ApiError)
      ? error
      : new UnreadForm(400)
  } finally {
    deadline.end()
  }
}

/** Ends `ARRIVES_IN` milliseconds from now, and later by the milliseconds that are added until then. */
class Deadline {
  #more = 0
  #timer: NodeJS.Timeout
  readonly #onLate: () => void

  constructor(onLate: () => void) {
    this.#onLate = onLate
    this.#timer = this.#wait(ARRIVES_IN)
  }

  add(milliseconds: number): void {
    this.#more += milliseconds
  }

  end(): void {
    clearTimeout(this.#timer)
  }

  #wait(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      const more = this.#more
      this.#more = 0
      if (more > 0) this.#timer = this.#wait(more)
      else this.#onLate()
    }, milliseconds)
  }
}

type Taking = Pick<FormReading, 'beforeFiles'> & {
  open: (file: BusboyFileStream) => void
  take: (chunk: Buffer) => void
}

async function fieldsOf(
  request: FastifyRequest,
  shape: FormShape,
  { open, take, beforeFiles }: Taking,
): Promise<Record<string, unknown>> {
  const sent = new Map<string, unknown[]>()
  const fields = () =>
    Object.fromEntries([...sent].map(([name, values]) => [name, fieldOf(name, values, shape)]))
  const texts: Refusal[] = []
  let isTooLong = false
  let isKnown = false
  const known = async () => {
    if (!isKnown) await beforeFiles(fields())
    isKnown = true
  }
  await turn()
  for await (const part of request.parts({ limits: limitsOf(shape) })) {
    const name = part.fieldname.replace(/\[\]$/, '')
    const file = shape.files.get(name)
    const before = sent.get(name) ?? []
    if (part.type === 'file') {
      open(part.file)
      const room = file && { bytes: file.bytes, most: file.most, before: before.length }
      const content = await bytesOf(part.file, { name, room, known, take })
      if (content.length > 0) sent.set(name, [...before, content])
    } else if (part.valueTruncated) isTooLong = true
    else if (file && part.value !== '') texts.push(notAFile(name))
    else if (part.value !== '') sent.set(name, [...before, typedText(part.value)])
  }
  if (isTooLong) throw new UnreadForm(413)
  const [first, ...more] = texts
  if (first) throw new ApiError(403, [first, ...more])
  return fields()
}

type Room = { bytes: number; most: number; before: number }

/** The bytes of a file, which is refused with the first byte that has no room. An empty file is none. */
async function bytesOf(
  file: AsyncIterable<Buffer>,
  {
    name,
    room,
    known,
    take,
  }: { name: string; room: Room | undefined; known: () => Promise<void>; take: Taking['take'] },
): Promise<Buffer> {
  let content: Buffer = NOTHING
  let size = 0
  for await (const chunk of file) {
    if (!room) throw new ApiError(403, unknownField(name))
    if (room.before >= room.most) throw new ApiError(403, tooManyFiles(name, room.most))
    await known()
    if (size + chunk.length > room.bytes) throw new ApiError(403, tooLargeFile(name, room.bytes))
    await turn()
    take(chunk)
    if (size + chunk.length > content.length) content = larger(content, size + chunk.length, room.bytes)
    size += chunk.copy(content, size)
  }
  return content.subarray(0, size)
}

/**
 * Twice the room. Chunks that are joined at the end would be held twice for as long as the file takes to arrive; the room of a whole
 * file would be counted for each form that has begun, and the garbage collector would run for it again and again.
 */
function larger(content: Buffer, least: number, most: number): Buffer {
  const room = Buffer.allocUnsafeSlow(Math.min(most, Math.max(FIRST_ROOM, 2 * content.length, least)))
  content.copy(room)
  return room
}

/** A form sends each line break as CR LF; the customer typed one character, and limits count that one. */
const typedText = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value

/** What several parts make of one field that takes one is refused by its type. */
function fieldOf(name: string, values: unknown[], { lists, json }: FormShape): unknown {
  if (json.has(name) && values.length === 1) return parsed(values[0])
  return lists.has(name) || values.length > 1 ? values : values[0]
}

/** Text that is no JSON stays text, which is not what the schema asks for. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return text
  }
}

class UnreadForm extends Error {
  readonly statusCode: 400 | 413
  constructor(statusCode: 400 | 413) {
    super('The form could not be read')
    this.statusCode = statusCode
  }
}

const limitsOf = ({ files, mostFiles, mostTexts }: FormShape) => ({
  files: mostFiles + EMPTY_FILES,
  fields: mostTexts + STRAY_TEXTS,
  parts: mostFiles + EMPTY_FILES + mostTexts + STRAY_TEXTS,
  // One byte more than allowed tells that there were too many.
  fileSize: Math.max(...[...files.values()].map(({ bytes }) => bytes)) + 1,
  fieldSize: FIELD_BYTES,
})

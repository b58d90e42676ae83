import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, type Refusal } from '#server/refusals/api-error.ts'
import { notAFile, tooLargeFile, tooManyFiles } from './field-texts.ts'
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

const FIELD_BYTES = 16 * 1024
/** Undeclared parts up to these counts are refused by name. */
const STRAY_TEXTS = 8
const STRAY_FILES = 8

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
 * Reads the fields of a form: text unchanged, files as bytes in memory, lists as lists (`image` and `image[]` are one
 * field). An empty field counts as missing. A few extra parts are refused by name, many with 413.
 */
export async function readForm(request: FastifyRequest, shape: FormShape): Promise<Record<string, unknown>> {
  const sent = new Map<string, unknown[]>()
  const refusals: Refusal[] = []
  const tooMany = new Map<string, number>()
  let isTooLong = false
  try {
    for await (const part of request.parts({ limits: limitsOf(shape) })) {
      const name = part.fieldname.replace(/\[\]$/, '')
      const file = shape.files.get(name)
      const before = sent.get(name) ?? []
      if (part.type === 'file') {
        // Read to its end in any case: the connection is used again.
        const bytes = await part.toBuffer()
        if (file && bytes.length > 0 && before.length >= file.most) tooMany.set(name, file.most)
        else if (file && bytes.length > file.bytes) refusals.push(tooLargeFile(name, file.bytes))
        else if (bytes.length > 0) sent.set(name, [...before, bytes])
      } else if (part.valueTruncated) isTooLong = true
      else if (file && part.value !== '') refusals.push(notAFile(name))
      else if (part.value !== '') sent.set(name, [...before, part.value])
    }
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : new UnreadForm(400)
  }
  if (isTooLong) throw new UnreadForm(413)
  const [first, ...more] = [...refusals, ...[...tooMany].map(([name, most]) => tooManyFiles(name, most))]
  if (first) throw new ApiError(403, [first, ...more])
  return Object.fromEntries([...sent].map(([name, values]) => [name, fieldOf(name, values, shape)]))
}

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
  files: mostFiles + STRAY_FILES,
  fields: mostTexts + STRAY_TEXTS,
  parts: mostFiles + STRAY_FILES + mostTexts + STRAY_TEXTS,
  // One byte more than allowed tells that there were too many.
  fileSize: Math.max(...[...files.values()].map(({ bytes }) => bytes)) + 1,
  fieldSize: FIELD_BYTES,
})

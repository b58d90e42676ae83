import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import formats from 'ajv-formats'
import { ApiError, type Refusal } from '#server/refusals/api-error.ts'
import { typedText } from '#server/rules/typed-text.ts'
import { closed } from './closed-schemas.ts'
import type { Document, ParameterLocation, Served } from './document.ts'
import { fieldText } from './field-texts.ts'
import { once } from './once.ts'
import type { Schema } from './schema.type.ts'
import { respelled, type Spelling } from './spelling.ts'
import { unwritableIn } from './writable-text.ts'

type Validation = ReturnType<typeof createValidation>

const known = new WeakMap<Document, Map<string, Validation>>()

/**
 * Checks of requests and replies against the document. `country` is the shop's. Compiling its schemas takes a second in
 * all: several shops in one process share them.
 */
export function validationOf(document: Document, country: string): Validation {
  const byCountry = known.get(document) ?? new Map<string, Validation>()
  const validation = byCountry.get(country) ?? createValidation(document, country)
  known.set(document, byCountry.set(country, validation))
  return validation
}

/** Each schema is compiled when it is first needed. */
const createValidation = (document: Document, country: string) => {
  const bodies = respelling(knowing(document, { coerceTypes: false }), country)
  const texts = respelling(knowing(document, { coerceTypes: true }), country)
  const replies = once(() => knowing(closed(document), { coerceTypes: false }))
  const compiled = new Map<string, ValidateFunction>()
  const check = (ajv: Ajv2020, key: string, schema: Schema, value: unknown) => {
    const validate = compiled.get(key) ?? ajv.compile(schema)
    compiled.set(key, validate)
    return validate(value) ? [] : (validate.errors ?? [])
  }

  return {
    /** The declared parameters of one place, as the types they are declared with. */
    parameters({ id, parameters }: Served, location: ParameterLocation, given: Record<string, unknown>) {
      const value = onlyDeclared(parameters[location], given)
      refuse(value, check(texts, `${id} ${location}`, parameters[location], value))
      return value
    },

    /** The body as it came, nothing unknown is let through; only what a form says is coerced, as it says all in text. */
    body({ id, body }: Served, given: unknown, isForm: boolean) {
      if (!body || (given === undefined && !body.required)) return undefined
      const value = given ?? {}
      const [ajv, pointer] = isForm ? [texts, body.form?.pointer] : [bodies, body.json]
      refuse(value, check(ajv, `${id} ${isForm ? 'form' : 'body'}`, { $ref: `contract${pointer}` }, value))
      return value
    },

    /** What a reply breaks of the contract, fields it does not declare included. */
    reply: ({ id, reply }: Served, body: unknown): string[] =>
      check(replies(), `${id} reply`, { $ref: `contract${reply.pointer}` }, body).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      ),
  }
}

const knowing = (document: Document, { coerceTypes }: { coerceTypes: boolean }) => {
  const ajv = new Ajv2020({
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    allErrors: true,
    strict: false,
  })
  formats.default(ajv)
  // Files come as bytes, and only in a form: JSON has nothing that could be one.
  ajv.removeKeyword('contentMediaType')
  ajv.addKeyword({
    keyword: 'contentMediaType',
    validate: (_: string, value: unknown) => value instanceof Uint8Array,
    errors: false,
  })
  return ajv.addSchema(document, 'contract')
}

/** Brings what people write in many ways to the one text that the shop keeps, before its other keywords are checked. */
const respelling = (ajv: Ajv2020, country: string) =>
  ajv.addKeyword({
    keyword: 'x-spelling',
    type: 'string',
    schemaType: 'string',
    modifying: true,
    before: 'maxLength',
    errors: false,
    validate: (spelling: Spelling, text: string, _schema: unknown, at?: DataValidationCxt) => {
      const spelled = respelled[spelling](text, country)
      if (spelled === undefined || at === undefined) return false
      at.parentData[at.parentDataProperty] = spelled
      return true
    },
  })

/** An empty value in a URL or a header counts as missing. */
const onlyDeclared = ({ properties = {} }: Schema, given: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(properties as Record<string, Schema>)
      .filter(([name]) => given[name] !== undefined && given[name] !== '')
      .map(([name, schema]) => [name, isNumber(schema) ? spelledNumber(given[name]) : given[name]]),
  )

const isNumber = ({ type }: Schema) => [type].flat().some((kind) => kind === 'integer' || kind === 'number')

/** The type is checked before every other keyword: a number in a URL is spelled before that. */
const spelledNumber = (given: unknown) => (typeof given === 'string' ? typedText(given) : given)

/** More errors than a reader needs. */
const MOST_TOLD = 20

/** What the contract allows is then looked through for text that cannot be kept. */
const refuse = (value: unknown, errors: ErrorObject[]) => {
  const found = errors.length > 0 ? ownOf(errors) : unwritableIn(value).map(notValid)
  const [first, ...more] = onePerField(found).slice(0, MOST_TOLD)
  if (first) throw new ApiError(403, [first, ...more])
}

const notValid = (instancePath: string): ErrorObject => ({
  keyword: 'writable',
  instancePath,
  schemaPath: '',
  params: {},
})

/** `if` only announces another error, and what the branches of an `anyOf` miss is one error: that none of them fits. */
const ownOf = (errors: ErrorObject[]): ErrorObject[] => {
  const choices = new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath))
  return errors.filter(
    (error) =>
      error.keyword !== 'if' &&
      (isChoice(error) || !pathsTo(error.instancePath).some((path) => choices.has(path))),
  )
}

const isChoice = ({ keyword }: ErrorObject) => keyword === 'anyOf'

/** `/cart/0` and its ancestors: `/cart`, and the body as a whole. */
const pathsTo = (path: string) =>
  path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))

const onePerField = (errors: ErrorObject[]): Refusal[] => {
  const found = new Map<string, Refusal>()
  for (const error of errors) {
    const field = fieldOf(error)
    const code = field === 'zoneid' ? 'zoneId' : field
    if (!found.has(code)) found.set(code, { code, message: fieldText(field, error) })
  }
  return [...found.values()]
}

/** `receiver_details.address`, `cart.0.quantity`; `body` for the body as a whole. */
const fieldOf = ({ instancePath, params }: ErrorObject) => {
  const path = instancePath.split('/').slice(1)
  const inner: string | undefined = params.missingProperty ?? params.additionalProperty
  return [...path, ...(inner === undefined ? [] : [inner])].join('.') || 'body'
}

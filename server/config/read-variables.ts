import type { SchemaValidateFunction, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** A variable of the environment as JSON Schema, with three keywords of our own. */
export type Variable<Value> = {
  type: 'string' | 'integer' | 'number' | 'boolean'
  default?: string | number | boolean
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  minLength?: number
  schemes?: readonly string[]
  /** Puts what it reads in the place of the text; `undefined` means that the text is wrong. */
  parse?: (text: string) => Value | undefined
  /** Completes the sentence "X must …". */
  expected: string
  /** The value stays out of messages: it is long or may hold a secret. */
  isHidden?: true
}

export type Variables<Values> = { [Name in keyof Values]: Variable<Exclude<Values[Name], undefined>> }

/**
 * Answers a function that reads texts as the values their schemas describe. It answers a sentence for each wrong variable,
 * and its default in its place.
 */
export function variablesReader<Values extends object>(variables: Variables<Values>) {
  let compiled: ValidateFunction | undefined
  return (texts: Partial<Record<keyof Values, string>>): { values: Values; problems: string[] } => {
    compiled ??= ajv().compile({ type: 'object', properties: variables })
    const validate = compiled
    const read = (wrong: readonly string[]) => {
      const values = Object.fromEntries(
        Object.entries<Variable<unknown>>(variables).map(([name, { type }]) => {
          const text = wrong.includes(name) ? undefined : texts[name as keyof Values]
          return [name, type === 'boolean' && text ? (numerals[text] ?? text) : text]
        }),
      )
      validate(values)
      return { values: values as Values, errors: validate.errors ?? [] }
    }
    const { values, errors } = read([])
    if (errors.length === 0) return { values, problems: [] }
    const wrong = errors.map(({ instancePath }) => instancePath.slice(1) as keyof Values & string)
    const problems = wrong.map((name) => {
      const { expected, isHidden } = variables[name]
      return isHidden ? `${name} must ${expected}.` : `${name} is "${texts[name]}", but must ${expected}.`
    })
    return { values: read(wrong).values, problems }
  }
}

const numerals: Partial<Record<string, string>> = { 1: 'true', 0: 'false' }

function ajv(): Ajv2020 {
  const checker = new Ajv2020({
    coerceTypes: true,
    useDefaults: true,
    allErrors: true,
    // Otherwise limits let Infinity pass.
    strictNumbers: false,
    // The compiler has checked the schema, which runs once or twice: the start does not wait for more.
    meta: false,
    validateSchema: false,
    code: { optimize: false },
  })
  checker.addVocabulary(['expected', 'isHidden'])
  checker.addKeyword({
    keyword: 'schemes',
    type: 'string',
    validate: (schemes: string[], text: string) => schemes.includes(URL.parse(text)?.protocol ?? ''),
  })
  checker.addKeyword({
    keyword: 'parse',
    type: 'string',
    modifying: true,
    validate: putParsed,
  })
  return checker
}

const putParsed: SchemaValidateFunction = (parse: (text: string) => unknown, text: string, _, at) => {
  const value = parse(text)
  // Ajv gives the place of the text to every keyword that modifies.
  if (value !== undefined) at!.parentData[at!.parentDataProperty] = value
  return value !== undefined
}

import { ApiError } from '#api/api-error.ts'
import type { Step } from '#tests/support/story.ts'
import { leaves } from '#tests/support/world.ts'
import { now, type Simulation } from './simulation.ts'

/** The simulated run as a story for `tests/machines/<journey>/<flow>.stories.ts`; the tester writes its title. */
export function storyText(simulation: Simulation): string {
  const { model, from, moments } = simulation
  const input = model.inputs[from]
  const { snapshot } = now(simulation).world
  const happened = moments.map(({ world }) => world.last)
  const asked = happened.flatMap((last) =>
    last.asked.map(({ src, input: question }) => (question === undefined ? [src] : [src, question])),
  )
  const told = happened.flatMap((last) => last.told)
  const did = happened.flatMap((last) => last.did)
  const fields = [
    ...(input === undefined ? [] : [`input: ${literal(input, 'coordinator')}`]),
    `when: ${list(moments.flatMap(({ step, world }) => (step ? [stepText(step, world.last.noticed)] : [])))}`,
    `ends: ${literal(leaves(snapshot))}`,
    `asked: ${list(asked.map(written))}`,
    `heard: ${list(happened.flatMap(({ heard }) => heard).map(written))}`,
    ...(told.length > 0 ? [`told: ${list(told.map(written))}`] : []),
    ...(did.length > 0 ? [`did: ${list(did.map(written))}`] : []),
    ...(snapshot.output === undefined ? [] : [`output: ${literal(snapshot.output)}`]),
  ]
  return `'say here what the customer lives through': {\n${fields.map((field) => `  ${field},\n`).join('')}},\n`
}

const list = (items: string[]) =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${item},\n`).join('')}  ]`

function stepText(step: Step, isNoticed: boolean): string {
  switch (step.type) {
    case '@done':
      return call('done', step.of, step.output, step.child)
    case '@refused':
      return call('refused', step.of, step.error, step.child)
    case '@after':
      return `after(${literal(step.delay)})`
    case '@ignored':
      return `ignored(${literal(step.event)})`
    case '@at':
      return `at(${literal(step.state)})`
    default:
      return isNoticed ? literal(step) : `ignored(${literal(step)})`
  }
}

const call = (name: string, of: string, value: unknown, child: string | undefined) => {
  const last = child === undefined ? [] : [literal(child)]
  const middle = value === undefined && child === undefined ? [] : [literal(value)]
  return `${name}(${[literal(of), ...middle, ...last].join(', ')})`
}

const written = (value: unknown) => literal(value)

/** What a story expects in the place of a running actor, which has no literal. */
const ANY_ACTOR = 'expect.anything()'

/** A value as TypeScript: what JSON cannot say is said in words of the language. `actor` stands for running actors. */
function literal(value: unknown, actor = ANY_ACTOR): string {
  const part = (inner: unknown) => literal(inner, actor)
  if (value === undefined) return 'undefined'
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Error) return errorText(value)
  if (value instanceof Map) return `new Map(${part([...value])})`
  if (value instanceof Set) return `new Set(${part([...value])})`
  if (Array.isArray(value)) return `[${value.map(part).join(', ')}]`
  if ('getSnapshot' in value && 'send' in value) return actor
  const fields = Object.entries(value).map(([key, field]) => `${keyText(key)}: ${part(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const keyText = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key))

function errorText(error: Error): string {
  if (error instanceof ApiError) return `new ApiError(${error.status}, ${literal(error.errors)})`
  const { name, message, stack: _, ...fields } = error as Error & Record<string, unknown>
  const made = `new ${['TypeError', 'RangeError'].includes(name) ? name : 'Error'}(${literal(message)})`
  return Object.keys(fields).length === 0 ? made : `Object.assign(${made}, ${literal(fields)})`
}

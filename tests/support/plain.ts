/** A value without references, for comparing and printing: actors by id, errors by message, maps and sets as lists. */
export const plain = (value: unknown): unknown => JSON.parse(textOf({ value })).value

/** The same as JSON text: equal values give equal texts. */
export const textOf = (value: unknown): string => JSON.stringify(value, replace)

/** A value on one line, as a tester reads it: `{ quantity: 3 }`. */
export function inline(value: unknown): string {
  const flat = plain(value)
  if (flat === undefined) return 'undefined'
  return JSON.stringify(flat)
    .replace(/"([A-Za-z_$][\w$]*)":/g, '$1: ')
    .replace(/,(?=[[{"\w-])/g, ', ')
    .replace(/^\{(.+)\}$/, '{ $1 }')
}

function replace(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key]
  if (original instanceof Error) {
    const { name, message, ...fields } = original
    return { error: `${original.name}: ${original.message}`, ...fields }
  }
  if (original instanceof Map) return [...original.entries()]
  if (original instanceof Set) return [...original]
  if (typeof original === 'object' && original !== null && 'getSnapshot' in original && 'id' in original)
    return { actor: actorName(original as { id: string; logic?: { id?: string } }) }
  if (typeof value === 'function') return '(function)'
  return value
}

/** A root actor has no id but its session number, which differs between runs. */
const actorName = ({ id, logic }: { id: string; logic?: { id?: string } }): string =>
  /^x:\d+$/.test(id) ? (logic?.id ?? 'root') : id

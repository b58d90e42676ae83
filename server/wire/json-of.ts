/** A JSON object, written field by field as they come. */
export async function* jsonOf(fields: AsyncIterable<[name: string, value: unknown]>): AsyncGenerator<string> {
  let before = '{'
  for await (const [name, value] of fields) {
    yield `${before}${JSON.stringify(name)}:${JSON.stringify(value)}`
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

/**
 * A body as multipart form: lists as repeated fields, objects and lists of objects in JSON, files last, as the server wants to
 * know first who sends them. `bodySerializer: asForm`.
 */
export function asForm(body: object): FormData {
  const form = new FormData()
  const isFile = ([, value]: [string, unknown]) => [value].flat().some((each) => each instanceof Blob)
  const fields = Object.entries(body)
  for (const [name, value] of [...fields.filter((field) => !isFile(field)), ...fields.filter(isFile)])
    for (const each of isJson(value) ? [JSON.stringify(value)] : [value].flat())
      if (each !== undefined) form.append(name, each instanceof Blob ? each : String(each))
  return form
}

const isJson = (value: unknown): boolean =>
  [value].flat().some((each) => typeof each === 'object' && each !== null && !(each instanceof Blob))

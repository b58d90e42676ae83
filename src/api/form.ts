/** A body as multipart form: lists as repeated fields, objects and lists of objects in JSON. `bodySerializer: asForm`. */
export function asForm(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const each of isJson(value) ? [JSON.stringify(value)] : [value].flat())
      if (each !== undefined) form.append(name, each instanceof Blob ? each : String(each))
  return form
}

const isJson = (value: unknown): boolean =>
  [value].flat().some((each) => typeof each === 'object' && each !== null && !(each instanceof Blob))

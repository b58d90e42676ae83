/** A body as multipart form, lists as repeated fields: `bodySerializer: asForm`. */
export function asForm(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const each of [value].flat())
      if (each !== undefined) form.append(name, each instanceof Blob ? each : String(each))
  return form
}

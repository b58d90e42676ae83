/** A body as the form a browser makes of it, objects in JSON, files last: `bodySerializer: asForm`. */
export const asForm = (body: object): FormData => {
  const form = new FormData()
  const isFile = ([, value]: [string, unknown]) => [value].flat().some((each) => each instanceof Blob)
  const fields = Object.entries(body)
  for (const [name, value] of [...fields.filter((field) => !isFile(field)), ...fields.filter(isFile)])
    for (const each of isJson(value) ? [JSON.stringify(value)] : [value].flat())
      form.append(name, each instanceof Blob ? each : String(each))
  return form
}

const isJson = (value: unknown): boolean =>
  [value].flat().some((each) => typeof each === 'object' && each !== null && !(each instanceof Blob))

/** A form as bytes, and the header that says where its parts end. */
export const encoded = async (body: object) => {
  const request = new Request('http://shop.test', { method: 'POST', body: asForm(body) })
  const payload = Buffer.from(await request.arrayBuffer())
  return { headers: { 'content-type': request.headers.get('content-type')! }, payload }
}

import type { ChosenPicture } from '#machines/rules/pictures.ts'
import type { PrescriptionPicture } from '#openapi/generated/client.ts'

/** One grey pixel; what follows its end makes it another file, and the same picture. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

/** The bytes of the picture `id`: the server takes no file twice. */
export const bytesOf = (id: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...pixel, ...new TextEncoder().encode(id)])

const files = new Map<string, File>()
const fileOf = (id: string, type: string): File => {
  const file = files.get(id) ?? new File([bytesOf(id)], `${id}.png`, { type })
  files.set(id, file)
  return file
}

/** A picture the customer chose. */
export const chosen = (id: string, type = 'image/png'): ChosenPicture => ({
  id,
  name: `${id}.png`,
  type,
  address: `blob:${id}`,
  file: fileOf(id, type),
})

/** The file as the browser gives it back when it cannot draw it. */
export const undrawn = (picture: ChosenPicture): ChosenPicture => ({ ...picture, type: '' })

/** Another file with the same bytes. */
export const copyOf = ({ id, ...picture }: ChosenPicture): ChosenPicture => ({
  ...picture,
  id: `${id} copy`,
  name: `${id} copy.png`,
})

/** The same picture as the server keeps it. */
export const storedPicture = (id: string): PrescriptionPicture => ({
  id,
  picture: `data:image/png;base64,${id}`,
})

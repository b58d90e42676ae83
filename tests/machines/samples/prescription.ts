import type { ChosenPicture } from '#machines/rules/pictures.ts'
import type { PrescriptionPicture } from '#openapi/generated/client.ts'

/** A picture the customer chose. */
export const chosen = (id: string, type = 'image/jpeg'): ChosenPicture => ({
  id,
  name: `${id}.jpg`,
  type,
  address: `blob:${id}`,
  file: id as unknown as ChosenPicture['file'],
})

/** The same picture as the server keeps it. */
export const kept = (id: string): PrescriptionPicture => ({ id, picture: `data:image/jpeg;base64,${id}` })

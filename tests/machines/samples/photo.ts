import { ApiError } from '#api/api-error.ts'
import type { ChosenPicture } from '#machines/rules/pictures.ts'

export const photoOf = (more: Partial<ChosenPicture> = {}): ChosenPicture => ({
  id: '1',
  name: 'me.png',
  type: 'image/png',
  address: 'blob:me',
  file: new Blob(['x']),
  ...more,
})

export const notDrawn = new ApiError(403, [
  { code: 'image', message: 'Choose a picture: jpg, png, gif or webp.' },
])

import { ApiError } from '#api/api-error.ts'
import type { ChosenPhoto } from '#machines/account/portrait.ts'

export const photoOf = (more: Partial<ChosenPhoto> = {}): ChosenPhoto => ({
  id: '1',
  name: 'me.png',
  type: 'image/png',
  size: 900,
  address: 'blob:me',
  file: new Blob(['x']),
  ...more,
})

export const notDrawn = new ApiError(403, [
  { code: 'image', message: 'Please choose a picture: jpg, png, gif or webp.' },
])

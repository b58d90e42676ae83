import { ApiError } from '#server/refusals/api-error.ts'

/** A path outside the contract that leads nowhere. */
export const noSuchPage = new ApiError(404, {
  code: 'not_found',
  message: { en: 'Not found.', ar: 'غير موجود.' },
})

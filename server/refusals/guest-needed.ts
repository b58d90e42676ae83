import { ApiError } from './api-error.ts'

/** The guest id is unknown, or belongs to a customer by now. */
export const guestNeeded = new ApiError(403, {
  code: 'guest_id',
  message: { en: 'The guest id is required.', ar: 'رقم الضيف مطلوب.' },
})

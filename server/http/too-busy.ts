import { ApiError } from '#server/api-error.ts'

/** Refused for now, to keep what has begun fast; somebody may come again after so many seconds. */
export const tooBusy = (seconds: number): ApiError =>
  new ApiError(
    503,
    {
      code: 'unavailable',
      message: {
        en: 'The shop is very busy right now. Please try again in a moment.',
        ar: 'المتجر مشغول جدًا الآن. يرجى المحاولة بعد لحظات.',
      },
    },
    { 'retry-after': String(seconds) },
  )

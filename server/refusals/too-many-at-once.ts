import { ApiError } from './api-error.ts'

/** Refuses one address that has too much open at the same time; it may try again after so many seconds. */
export const tooManyAtOnce = (seconds: number): ApiError =>
  new ApiError(
    429,
    {
      code: 'too_many_requests',
      message: {
        en: 'Too many requests at the same time. Wait a moment.',
        ar: 'طلبات كثيرة في الوقت نفسه. انتظر قليلًا.',
      },
    },
    { 'retry-after': String(seconds) },
  )

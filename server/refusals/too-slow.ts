import { ApiError } from './api-error.ts'

/** Gives up a request whose body does not arrive in time. Fastify reads `statusCode` of an error it meets while it reads a body. */
export const tooSlow = Object.assign(
  new ApiError(
    408,
    {
      code: 'body',
      message: { en: 'The request took too long to arrive.', ar: 'استغرق وصول الطلب وقتًا طويلًا.' },
    },
    { connection: 'close' },
  ),
  { statusCode: 408 },
)

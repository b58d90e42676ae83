import type { FastifyRequest } from 'fastify'

/** Where the shop is, `https://shop.example`: as it is set up, else as the asker calls it. */
export type OriginOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string

export const originFrom =
  (publicUrl: string): OriginOf =>
  ({ protocol, host }) => {
    const called = `${protocol}://${host}`
    return publicUrl || (URL.canParse(called) ? called : 'http://localhost')
  }

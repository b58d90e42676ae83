import type { FastifyRequest } from 'fastify'

/** The body of a form is read by the operation, after it knows the caller; other bodies are read before. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false

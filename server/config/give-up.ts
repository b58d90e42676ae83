import { CannotStart } from './cannot-start.ts'

/** Ends the program with the reason as a sentence, and with a stack only for an unexpected error. */
export function giveUp(error: unknown): never {
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE')
    console.error(
      `Port ${port} is in use by another program. Stop it, or choose another: PORT=3001 npm start`,
    )
  else if (error instanceof CannotStart) console.error(error.message)
  else console.error(error)
  process.exit(1)
}

import { createServer } from 'node:net'

/** Rejects as listening would (`EADDRINUSE`, `EACCES`), before anything is opened or filled. */
export const mustBeFree = ({ PORT, HOST }: { PORT: number; HOST: string }): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(PORT, HOST, () => probe.close(() => resolve()))
  })

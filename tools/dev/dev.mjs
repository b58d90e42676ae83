// `npm run dev`: like `npm start`, with hot reload.
import { ensureInstalled, run } from './node24.mjs'

ensureInstalled()
run('tools/dev/dev.ts')

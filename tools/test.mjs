// `npm test`: installs what is missing, then runs every check there is.
import { ensureInstalled, run } from './node24.mjs'

ensureInstalled()
run('tools/test.ts', ...process.argv.slice(2))

// `npm test`, `npm run test:quick` and `npm run test:all`: installs missing packages, then runs the checks.
import { ensureInstalled, run } from '#tools/dev/node24.mjs'

ensureInstalled()
run('tools/check/test.ts', ...process.argv.slice(2))

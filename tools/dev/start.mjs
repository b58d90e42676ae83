// `npm start`: from a fresh clone to a running shop with one command.
import { ensureInstalled, run } from './node24.mjs'

ensureInstalled()
// A person at a terminal wants the address, not a line for every request.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn'
run('tools/build/build.ts', '--if-needed')
run('server/main.ts')

/** `npm run paths`: the machines, and how much of each is covered. `npm run paths -- cart`: the paths of one of them. */
import { must } from '#tools/dev/exec.ts'

must('node', 'tests/support/paths-report.ts', ...process.argv.slice(2))

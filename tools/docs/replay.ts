/** `npm run replay -- <file>`: plays a replay file of the gallery with stub ports; `--browser` in the built storefront. */
import { must } from '#tools/dev/exec.ts'

must('node', 'tests/support/replay-report.ts', ...process.argv.slice(2))

/** `npm run validate`: what can be said about the code without running it. */
import { generate } from '#tools/build/generate.ts'
import { exec } from '#tools/dev/exec.ts'

await generate()
const checks: [string, string, ...string[]][] = [
  ['Types', 'node', 'node_modules/typescript7/bin/tsc', '-b'],
  ['Lint and format', 'biome', 'check', '.'],
  ['Dead code', 'knip'],
  ['Contract', 'redocly', 'lint', 'openapi/storefront.yaml'],
]
const failed = checks.filter(([title, command, ...args]) => {
  console.log(`\n— ${title}`)
  return !exec(command, ...args)
})
process.exit(failed.length === 0 ? 0 : 1)

/** `npm run build`: generated code, storefront, flow gallery and API reference in dist/, each asset compressed once. `--if-needed` skips a fresh one. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { must, root } from '#tools/dev/exec.ts'
import { writeApiDocs } from './api-docs.ts'
import { compressAssets } from './compress.ts'
import { buildGallery } from './gallery.ts'
import { generate } from './generate.ts'
import { writePrerenderStyles } from './styles/painted-styles.ts'

const stamp = join(root, 'dist/.built-from')

/** One hash of everything the build reads: sources, contract, configuration, the lock file and the public variables. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(
    [
      'src/**/*',
      'machines/**/*',
      'tests/machines/*/*.model.ts',
      'tests/support/*',
      'openapi/**/*',
      'public/**/*',
      'tools/build/**/*',
      '*.html',
      '*.config.*',
      'package-lock.json',
      '.env',
    ],
    { cwd: root, withFileTypes: true },
  )
  for (const file of files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort())
    hash.update(file.slice(root.length)).update(readFileSync(file))
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${process.env[name]}`)
  return hash.digest('hex')
}

/** What no bundler has seen. */
function minify(file: string): void {
  writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code)
}

await generate()
const print = fingerprint()
const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === print
if (!(fresh && process.argv.includes('--if-needed'))) {
  console.log('Building the storefront...')
  must('vite', 'build', '--logLevel', 'warn')
  must('vite', 'build', '--config', 'vite.painter.config.ts', '--logLevel', 'warn')
  writePrerenderStyles(join(root, 'dist'))
  for (const name of ['boot.js', 'painted.js', 'push-worker.js']) minify(join(root, 'dist', name))
  await buildGallery(join(root, 'dist'))
  await compressAssets(join(root, 'dist'))
  await writeApiDocs(join(root, 'dist/docs'))
  writeFileSync(stamp, fingerprint())
}

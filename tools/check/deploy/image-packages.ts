import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/dev/exec.ts'
import type { Image } from './image.ts'

const npm = (cwd: string, ...args: string[]) =>
  spawnSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

type Manifest = {
  dependencies: Record<string, string>
  devDependencies?: object
  optionalDependencies?: object
}
type Sbom = { components: { name: string; version: string }[] }

/**
 * Writes the packages of an image to `artifacts/sbom.cdx.json` (CycloneDX) and answers how many there are. `npm sbom --omit
 * dev` leaves out packages that tools of the project share with the server: npm reads the project without its tools.
 */
export function writeSbom(image: Image): number {
  const file = join(image.folder, 'package.json')
  const manifest = readFileSync(file, 'utf8')
  const { devDependencies: _, optionalDependencies: __, ...served } = JSON.parse(manifest) as Manifest
  writeFileSync(file, JSON.stringify(served))
  const { status, stdout, stderr } = npm(image.folder, 'sbom', '--sbom-format', 'cyclonedx')
  writeFileSync(file, manifest)
  if (status !== 0) throw new Error(`npm sbom ended with ${status}:\n${stderr.slice(0, 2_000)}`)
  const { components } = JSON.parse(stdout) as Sbom
  const missing = missingIn(components, image)
  if (missing.length > 0) throw new Error(`The SBOM lacks packages of the image: ${missing.join(', ')}`)
  mkdirSync(join(root, 'artifacts'), { recursive: true })
  writeFileSync(join(root, 'artifacts/sbom.cdx.json'), stdout)
  return components.length
}

/** Packages at the top of `node_modules` that the SBOM does not list. */
function missingIn(components: Sbom['components'], { folder }: Image): string[] {
  const listed = new Set(components.map(({ name }) => name))
  const top = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))
  return top
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(folder, 'node_modules', name)).map((inner) => `${name}/${inner}`)
        : [name],
    )
    .filter((name) => !listed.has(name))
}

const NO_ANSWER = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENETUNREACH', 'E404']

/** Whether the registry signed every package of the image; the code of the network's error when no registry answers. */
export function checkSignatures({ folder }: Image): 'signed' | { unanswered: string } {
  // As JSON, because npm says nothing on stderr under `npm run --silent`.
  const { status, stdout, stderr } = npm(folder, 'audit', 'signatures', '--json', '--fetch-retries=0')
  if (status === 0) return 'signed'
  const code = (JSON.parse(stdout) as { error?: { code: string } }).error?.code
  if (code && NO_ANSWER.includes(code)) return { unanswered: code }
  throw new Error(`npm audit signatures ended with ${status}:\n${stdout}${stderr}`)
}

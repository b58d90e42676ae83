import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/dev/exec.ts'
import { writtenStyles } from './class-names.ts'
import { firstClassNames } from './first-styles.ts'

let names: Promise<Map<string, string>> | undefined

/**
 * A short name for every utility the sources wear, the same for the scripts and the style sheets of one build:
 * `flex-d_column` is spelled out hundreds of times, `_4k` costs a byte or two. The first load wears the shortest.
 */
export const shortNames = (): Promise<Map<string, string>> => {
  names ??= readNames()
  return names
}

async function readNames(): Promise<Map<string, string>> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).sort()
  const styles = await Promise.all(files.map((file) => writtenStyles(readFileSync(join(root, file), 'utf8'))))
  const worn = new Set(styles.flat().flatMap(({ classNames }) => classNames.split(' ')))
  const first = await firstClassNames()
  const byLoad = [...worn].sort().sort((one, other) => Number(first.has(other)) - Number(first.has(one)))
  return new Map(byLoad.map((name, index) => [name, `_${index.toString(36)}`]))
}

import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

let files: Map<string, string> | undefined

/** The file of an emoji in the spelling of picture names (`2615`, `1f468_200d_1f373`); `undefined` when it is not drawn. */
export function emojiFile(codes: string): string | undefined {
  files ??= new Map(
    readdirSync(folder).map((file) => [
      file
        .replace(/\.webp$/, '')
        .split('-')
        .filter((code) => code !== 'fe0f')
        .join('_'),
      join(folder, file),
    ]),
  )
  return files.get(codes)
}

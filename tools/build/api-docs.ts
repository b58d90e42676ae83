import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env, root } from '#tools/dev/exec.ts'

const DESCRIPTION = join(root, 'openapi/generated/storefront.json')

/**
 * Writes the API reference below `folder`: `index.html` (rendered by Redoc), its scripts as separate files, because the
 * page's policy allows no inline script, and the description for client generators.
 */
export async function writeApiDocs(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const page = join(folder, 'index.html')
  const made = spawnSync(
    'redocly',
    ['build-docs', DESCRIPTION, '--inlineBundle', '--title', 'The API of Souk', '-o', page],
    { cwd: root, env, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`The API reference was not made: ${made.stderr}`)
  await writeFile(page, await withoutScripts(await readFile(page, 'utf8'), folder))
  await copyFile(DESCRIPTION, join(folder, 'storefront.json'))
}

/** The page with each script moved into a file named by its content; the maker's logo is not fetched. */
async function withoutScripts(html: string, folder: string): Promise<string> {
  const parts = html.split(/<script([^>]*)>([\s\S]*?)<\/script>/)
  let page = parts[0]!
  for (let index = 1; index < parts.length; index += 3) {
    const [attributes, content, after] = parts.slice(index, index + 3) as [string, string, string]
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 12)}.js`
    await writeFile(join(folder, name), content.replaceAll(/https:\/\/cdn\.redoc\.ly[^`'"]*/g, 'data:,'))
    page += `<script${attributes} src="/docs/${name}"></script>${after}`
  }
  return page
}

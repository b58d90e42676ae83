import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const project = join(folder, '../../package.json')

/**
 * Four hex digits that change with the code that draws pictures and with the libraries, emoji and fonts that it draws with. They
 * stand in the address of a picture, so that no cache keeps what an older version drew.
 */
export function drawingVersion(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(folder, file)))
  const { dependencies } = JSON.parse(readFileSync(project, 'utf8')) as { dependencies: object }
  return hash.update(JSON.stringify(dependencies)).digest('hex').slice(0, 4)
}

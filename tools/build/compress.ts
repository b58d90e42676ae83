import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = '**/*.{html,js,mjs,css,svg,json,webmanifest,txt,xml}'
const SMALLEST_WORTH_IT = 512

/** Writes `<file>.br` and `<file>.gz` beside every compressible file below `folder`, at the highest level. */
export async function compressAssets(folder: string): Promise<void> {
  await Promise.all(globSync(COMPRESSIBLE, { cwd: folder }).map((name) => compress(`${folder}/${name}`)))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST_WORTH_IT) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

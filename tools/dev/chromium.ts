import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { addFonts, FONTS_CONF } from './chromium-fonts.ts'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** Playwright returns the path of its own browser even when that was never downloaded. */
const playwrightsOwn = () => {
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

const system = () => systemNames.map(onPath).find((file) => file !== undefined)

const caches = fileURLToPath(new URL('../../.cache/', import.meta.url))

/**
 * Unpacks the Chromium of the npm package once per version, with our fonts beside it. The final rename is atomic: two
 * processes that start together never see half a browser.
 */
export const packagedChromium = async (): Promise<string> => {
  const manifest = new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url)
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  const folder = join(caches, `chromium-${version}`)
  if (!existsSync(folder)) {
    await mkdir(caches, { recursive: true })
    const aside = await mkdtemp(join(caches, 'unpacking-'))
    await unpack(aside)
    await rename(aside, folder).catch(async (problem) => {
      await rm(aside, { recursive: true, force: true })
      if (!existsSync(folder)) throw problem
    })
  }
  await addFonts(folder)
  return join(folder, 'chromium')
}

/** The package unpacks into TMPDIR, and unpacks its shared libraries only when it believes to run in a Lambda. */
const unpack = async (folder: string) => {
  const before = { ...process.env }
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })
  try {
    const { default: bundle } = await import('@sparticuz/chromium')
    await bundle.executablePath()
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

/** A Chromium to test with: the one named by CHROMIUM_PATH, else Playwright's, else the system's, else npm's. */
export const chromiumPath = async (): Promise<string> =>
  process.env.CHROMIUM_PATH || playwrightsOwn() || system() || (await packagedChromium())

/**
 * The packaged Chromium uses its own shared libraries and fonts; every other Chromium uses those of the system.
 * A Chromium that finds no font at all ends with its first page.
 */
const environmentOf = (file: string): Record<string, string | undefined> => {
  const libraries = join(dirname(file), 'al2023', 'lib')
  if (!existsSync(libraries)) return process.env
  const known = process.env.LD_LIBRARY_PATH
  const fonts = join(dirname(file), FONTS_CONF)
  return {
    ...process.env,
    LD_LIBRARY_PATH: known ? `${known}${delimiter}${libraries}` : libraries,
    ...(existsSync(fonts) && { FONTCONFIG_FILE: fonts }),
  }
}

/** Launch options of a Chromium, by default the one of `chromiumPath`; software renders WebGL. */
export const chromiumOptions = async (executablePath?: string): Promise<LaunchOptions> => {
  const file = executablePath ?? (await chromiumPath())
  return {
    executablePath: file,
    env: environmentOf(file),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  }
}

/**
 * For tests that look at no picture: a fresh server draws them for seconds, they take all six connections of a browser away
 * from scripts and requests, and showing them takes a fifth of a page's time. The places of pictures stay.
 */
export const withoutPictures = ({ args = [], ...options }: LaunchOptions): LaunchOptions => ({
  ...options,
  args: [...args, '--blink-settings=imagesEnabled=false'],
})

export const launchChromium = async (flags: readonly string[] = []): Promise<Browser> => {
  const { args = [], ...options } = await chromiumOptions()
  return chromium.launch({ ...options, args: [...args, ...flags] })
}

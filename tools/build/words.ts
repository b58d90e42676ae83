/**
 * Types of the texts. The generator type-checks a program for each namespace, half a minute in all; so it is given one
 * dictionary that holds them all, and the namespaces are told apart here.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { env, root } from '#tools/dev/exec.ts'

const ENGLISH = join(root, 'src/i18n/en')
const TYPES = join(root, 'src/i18n/i18n-types.ts')
/** Where the generator works. */
const FOLDER = join(root, '.cache/words')
const GENERATED = '// Made by `npm run generate` from the dictionaries of en/; never edited.\n'

const dictionary = async (folder: string): Promise<object> =>
  ((await import(pathToFileURL(join(folder, 'index.ts')).href)) as { default: object }).default

const nameOf = (namespace: string) =>
  `Namespace${namespace[0]!.toUpperCase()}${namespace.slice(1)}Translation`

export async function generateWords(): Promise<void> {
  const namespaces = foldersIn(ENGLISH)
  const texts: Record<string, unknown> = { ...(await dictionary(ENGLISH)) }
  for (const namespace of namespaces) {
    if (namespace in texts) throw new Error(`"${namespace}" is a namespace and a key of src/i18n/en/index.ts`)
    texts[namespace] = await dictionary(join(ENGLISH, namespace))
  }
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'i18n-types.ts'), 'export type BaseTranslation = object\n')
  // It loads what it compiled as CommonJS.
  writeFileSync(join(FOLDER, 'package.json'), '{}')
  for (const locale of foldersIn(join(root, 'src/i18n'))) writeLanguage(locale, locale === 'en' ? texts : {})
  writeFileSync(
    join(FOLDER, '.typesafe-i18n.json'),
    JSON.stringify({
      outputPath: './',
      tempPath: './temporary',
      esmImports: 'fileEnding',
      generateOnlyTypes: true,
    }),
  )
  execFileSync('typesafe-i18n', ['--no-watch'], { cwd: FOLDER, env, stdio: ['ignore', 'ignore', 'inherit'] })
  writeFileSync(TYPES, withNamespaces(readFileSync(join(FOLDER, 'i18n-types.ts'), 'utf8'), namespaces))
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/** The generator finds a dictionary only where it imports a type of the file above. */
function writeLanguage(locale: string, texts: object): void {
  mkdirSync(join(FOLDER, locale))
  writeFileSync(
    join(FOLDER, locale, 'index.ts'),
    `import type { BaseTranslation } from '../i18n-types.ts'\nexport default ${JSON.stringify(texts)} satisfies BaseTranslation\n`,
  )
}

/** `Translation` is the words of the whole shop, `Translations` all words. */
function withNamespaces(types: string, namespaces: string[]): string {
  const words = 'export type Translation = RootTranslation\n'
  if (!types.includes(words)) throw new Error('typesafe-i18n writes its types in another way now')
  return `${GENERATED}${types.replace(words, '')}
export type Namespaces = ${namespaces.map((name) => `'${name}'`).join(' | ')}

export type Translation = Omit<Translations, Namespaces>

${namespaces.map((name) => `export type ${nameOf(name)} = Translations['${name}']\n`).join('')}`
}

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { preset } from '#theme/preset.ts'

/** The class names of recipes that travel late, as the style sheet is divided by. */
const late =
  /late =\s*\/\^\\\.\(([\w|-]+)\)/
    .exec(readFileSync('tools/build/styles/divide-styles.ts', 'utf8'))?.[1]
    ?.split('|') ?? []

const recipes = Object.entries({ ...preset.theme?.recipes, ...preset.theme?.slotRecipes }).map(
  ([name, recipe]) => ({
    name,
    className: recipe?.className ?? name,
  }),
)

const parts = globSync('src/**/*.tsx').map((file) => {
  const text = readFileSync(file, 'utf8')
  const imported = /import \{([^}]*)\} from '#styled\/recipes\/index\.js'/.exec(text)?.[1] ?? ''
  const names = imported.split(',').map((name) => name.trim().split(' as ')[0] ?? '')
  return { file, loadsLate: /^import '#theme\/late\.css'/m.test(text), names }
})

it('names only recipes that exist', () => {
  expect(late.length).toBeGreaterThan(5)
  expect(late.filter((className) => !recipes.some((recipe) => recipe.className === className))).toEqual([])
})

it('every component that wears a late recipe brings its styles', () => {
  const bare = parts.filter(
    (part) =>
      !part.loadsLate &&
      recipes.some(({ name, className }) => late.includes(className) && part.names.includes(name)),
  )
  expect(bare.map((part) => part.file)).toEqual([])
})

/** Components in a chunk of their own, which wear utilities that the first load does not. */
const chunks = new Set(
  globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\('(\.[^']+\.tsx)'\)/g)].map(([, path]) =>
      join(dirname(file), path!),
    ),
  ),
)

it('no component brings late styles in vain', () => {
  const vain = parts.filter(
    (part) =>
      part.loadsLate &&
      !chunks.has(part.file) &&
      !recipes.some(({ name, className }) => late.includes(className) && part.names.includes(name)),
  )
  expect(vain.map((part) => part.file)).toEqual([])
})

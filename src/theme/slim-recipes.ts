import type { Config } from '@pandacss/dev'

type Prepare = NonNullable<NonNullable<Config['hooks']>['codegen:prepare']>
type Artifacts = Parameters<Prepare>[0]['artifacts']

type RecipeConfig = { className?: string; slots?: readonly string[]; defaultVariants?: object }

/**
 * Panda's own recipe functions carry its whole style engine to the browser (5 kB). Ours have no compound or responsive
 * variants, so that a recipe is a list of class names: the same names, the same types, 400 bytes.
 */
export function slimRecipes(artifacts: Artifacts, recipes: Record<string, RecipeConfig>): Artifacts {
  for (const [name, { className = name, slots, defaultVariants = {} }] of Object.entries(recipes)) {
    const defaults = JSON.stringify(defaultVariants)
    const call = slots
      ? `slotRecipe(${JSON.stringify(className)}, ${JSON.stringify(slots)}, ${defaults})`
      : `recipe(${JSON.stringify(className)}, ${defaults})`
    write(
      `${kebab(name)}.js`,
      `import { ${slots ? 'slotRecipe' : 'recipe'} } from './create-recipe.js'\n\nexport const ${name} = /* @__PURE__ */ ${call}\n`,
    )
  }
  write('create-recipe.js', runtime)
  return artifacts

  function write(file: string, code: string) {
    const found = artifacts.flatMap((artifact) => artifact?.files ?? []).find((entry) => entry.file === file)
    if (found) found.code = code
  }
}

const runtime = `const classes = (name, variants) => {
  let all = name
  for (const key in variants) {
    const value = variants[key]
    if (value !== undefined && value !== null && value !== false) all += \` \${name}--\${key}_\${value}\`
  }
  return all
}

const choose = (defaults, variants) => {
  const chosen = { ...defaults }
  for (const key in variants) if (variants[key] !== undefined) chosen[key] = variants[key]
  return chosen
}

export const recipe = (name, defaults) => (variants) => classes(name, choose(defaults, variants))

export const slotRecipe = (name, slots, defaults) => {
  const known = new Map()
  return (variants) => {
    const chosen = choose(defaults, variants)
    const key = classes('', chosen)
    let styles = known.get(key)
    if (!styles) {
      styles = Object.fromEntries(slots.map((slot) => [slot, classes(\`\${name}__\${slot}\`, chosen)]))
      known.set(key, styles)
    }
    return styles
  }
}
`

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

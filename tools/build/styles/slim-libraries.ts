import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '#tools/dev/exec.ts'

type StandIn = { of: RegExp; for: RegExp; file: string }

/** Modules of libraries that the storefront never uses but always gets, and what takes their place. */
const standIns: readonly StandIn[] = [
  // React 19 has the hook itself.
  { of: /./, for: /^use-sync-external-store\/shim(\/index\.js)?$/, file: 'react' },
  { of: /./, for: /^use-sync-external-store\/shim\/with-selector$/, file: 'src/ui/with-selector.ts' },
  { of: /lucide-react/, for: /^\.\.\/createLucideIcon\.mjs$/, file: 'src/ui/lucide-icon.ts' },
  { of: /query-core/, for: /^\.\/mutationCache\.js$/, file: 'src/api/no-mutations.ts' },
  { of: /query-core/, for: /^\.\/infiniteQueryBehavior\.js$/, file: 'src/api/no-infinite-queries.ts' },
  { of: /xstate/, for: /^\.\/xstate-dev\.esm\.js$/, file: 'src/app/no-dev-tools.ts' },
  { of: /./, for: /vite\/preload-helper/, file: 'src/browser/import-with-styles.ts' },
]

/**
 * Keeps 5 kB of the first load out of it (decision 005). biome.json forbids to import what would need the real ones.
 */
export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: standIns.map((standIn) => standIn.for) },
      handler(source, importer = '') {
        const found = standIns.find((standIn) => standIn.for.test(source) && standIn.of.test(importer))
        if (!found) return null
        return found.file === 'react' ? this.resolve('react', importer) : join(root, found.file)
      },
    },
    transform: {
      filter: { id: /lucide-react[\\/].*[\\/]icons[\\/]/ },
      // The stand-in of `createLucideIcon` (src/ui/lucide-icon.ts) draws without names and keys.
      handler: (code) => ({
        code: code.replace(/\bname: "[^"]*",|,\s*key: "[^"]*"|,\s*aliases: \[[^\]]*\]/g, ''),
        map: null,
      }),
    },
  }
}

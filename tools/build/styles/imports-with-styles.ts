import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '#tools/dev/exec.ts'

/** Wraps later imports in `src/browser/import-with-styles.ts`, which asks again for a style sheet that was lost. */
export const importsWithStyles = (): Plugin => ({
  name: 'imports-with-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => join(root, 'src/browser/import-with-styles.ts'),
  },
})

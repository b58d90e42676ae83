import type { Plugin } from 'vite'
import { writtenStyles } from './class-names.ts'

/**
 * Replaces `css({ ... })` by the class names it stands for, so that neither Panda's style engine nor the style
 * objects travel to the browser (together a tenth of the first load). An argument that is not written out fails the
 * build: it would bring the engine back, with names that no style sheet has.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: [/[\\/]src[\\/].*\.tsx?$/, /[\\/]styled-system[\\/].*\.js$/] },
      async handler(code, id) {
        if (id.includes('styled-system')) return { code, map: null, moduleSideEffects: false }
        if (!/\b(css|cva|sva)\(/.test(code)) return null
        let result = ''
        let from = 0
        for (const { start, end, classNames } of await writtenStyles(code, this.parse(code))) {
          result += code.slice(from, start) + JSON.stringify(classNames)
          from = end
        }
        result += code.slice(from)
        if (/(?<![.\w$])(css|cva|sva)\(/.test(result)) this.error(`A style in ${id} is not written out.`)
        return { code: result, map: null }
      },
    },
  }
}

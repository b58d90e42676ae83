import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { usedNames, usedStyles, withoutUnused } from '#src/prerender/used-styles.ts'
import { partsOf } from '#tools/build/styles/painted-styles.ts'

const seenOn = (html: string, css: string) => usedStyles(partsOf(postcss.parse(css)), usedNames(html))

describe('the styles a painted page brings', () => {
  it('are those of the class names on it', () => {
    const css = '.a{color:red}.b{color:blue}.a .b{color:green}.b,.a:hover{margin:0}'
    expect(seenOn('<p class="a c">', css)).toBe('.a{color:red}.b,.a:hover{margin:0}')
    expect(seenOn('<p class="a"><b class="b">', css)).toBe(css)
  })

  it('are those whose names stand escaped in the sheet', () => {
    expect(seenOn('<p class="w_1/2 card--size_s">', '.w_1\\/2{width:50%}.card--size_s{padding:0}')).toBe(
      '.w_1\\/2{width:50%}.card--size_s{padding:0}',
    )
  })

  it('the styles of a painted page are those whose names stand escaped in it', () => {
    const css = '.\\[\\&_svg\\]\\:w_5 svg{width:5px}.\\[\\&\\>p\\]\\:m_0>p{margin:0}'
    expect(seenOn('<p class="[&amp;_svg]:w_5 [&amp;&gt;p]:m_0">', css)).toBe(css)
  })

  it('are all that need no class, or need one of several', () => {
    const css = 'p{margin:0}[hidden]{display:none}.a:is(.x,.y:not(.z)){color:red}'
    expect(seenOn('<p class="a">', css)).toBe(css)
  })

  it('are those of the modules on it', () => {
    const css = '[data-module=food]{--accent:red}[data-module=grocery] .a{--accent:green}'
    expect(seenOn('<html lang="en" data-module="grocery"><p class="a">', css)).toBe(
      '[data-module=grocery] .a{--accent:green}',
    )
    expect(seenOn('<p class="a">', css)).toBe('')
  })

  it('the styles of a prerendered page keep the order of layers, and drop media queries without a used rule', () => {
    const css =
      '@layer late;@layer recipes{.a{margin:0}@layer _base{.b{margin:0}}}@media (width > 9px){.b{margin:0}}' +
      '@keyframes turn{to{rotate:1turn}}@media (width > 9px){.a{margin:0}}'
    expect(seenOn('<p class="a">', css)).toBe(
      '@layer late;@layer recipes{.a{margin:0}@layer _base{}}' +
        '@keyframes turn{to{rotate:1turn}}@media (width > 9px){.a{margin:0}}',
    )
  })

  it('the styles of a prerendered page drop unused variables, and variables that only such variables use', () => {
    const css = ':root{--a:red;--b:var(--c);--c:blue;--d:1px}.x--b:hover{color:var(--a);margin:var(--d)}'
    expect(withoutUnused(css)).toBe(':root{--a:red;--d:1px}.x--b:hover{color:var(--a);margin:var(--d)}')
  })

  it('prerendered styles have no rule left empty by an unused variable, and keep the order of layers', () => {
    const css = '@layer a{}@layer b{*,::backdrop{--x:1}p{--y:2;margin:0}}'
    expect(withoutUnused(css)).toBe('@layer a{}@layer b{p{margin:0}}')
  })

  it('the styles of a prerendered page drop keyframes that no rule uses', () => {
    const turn = '@keyframes turn{to{rotate:1turn}}'
    const fade = '@keyframes fade-in{0%{opacity:0}to{opacity:var(--full)}}'
    const css = '.a{animation:.8s linear infinite turn;color:red}.turn{animation-name:fade-in}'
    expect(withoutUnused(`${turn}@keyframes fade{0%{opacity:0}}${fade}${css}`)).toBe(turn + fade + css)
    expect(withoutUnused(`${fade}.fade-in{color:red}`)).toBe('.fade-in{color:red}')
  })
})

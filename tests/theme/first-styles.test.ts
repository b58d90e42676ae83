import { describe, expect, it } from 'vitest'
import { css } from '#styled/css/index.js'
import { firstClassNames, firstFiles } from '#tools/build/styles/first-styles.ts'

describe('the styles of the first load', () => {
  it('the styles of the first load are the styles of the imports of the entry, not of files imported later', () => {
    const files = firstFiles()
    expect(files).toContain('src/features/home/home.screen.tsx')
    expect(files).toContain('src/shared/items/product-card.part.tsx')
    expect(files).toContain('src/ui/splide-carousel.tsx')
    expect(files.filter((file) => /^src\/(checkout|maps|auth)\//.test(file))).toEqual([])
  })

  it('are known by the class names of every style that is written out there', async () => {
    const names = await firstClassNames()
    for (const name of css({ display: 'flex', flexDirection: 'column', width: 'full' }).split(' '))
      expect(names).toContain(name)
    expect(names).not.toContain(css({ width: '[123px]' }))
  })
})

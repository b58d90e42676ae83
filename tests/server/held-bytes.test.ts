import { describe, expect, it } from 'vitest'
import { createHeldBytes } from '#server/limits/held-bytes.ts'

/** A memory of ten bytes; `gone` names the forms that gave way, in order. */
function memory() {
  const held = createHeldBytes(10)
  const gone: string[] = []
  const open = (address: string, name = address) => held.open(address, () => void gone.push(name))
  return { open, gone }
}

describe('the memory of forms', () => {
  it('takes forms of every address up to its size', () => {
    const { open, gone } = memory()
    open('a').add(5)
    open('b').add(5)
    expect(gone).toEqual([])
  })

  it('when it is full, the address that holds the most loses its newest form', () => {
    const { open, gone } = memory()
    open('a', 'first of a').add(4)
    open('a', 'second of a').add(4)
    const other = open('b')
    other.add(2)
    other.add(1)
    expect(gone).toEqual(['second of a'])
    other.add(3)
    expect(gone).toEqual(['second of a'])
  })

  it('a form that alone is too large gives way itself', () => {
    const { open, gone } = memory()
    open('a').add(11)
    expect(gone).toEqual(['a'])
  })

  it('a form that has arrived keeps its place, and makes room when it is released', () => {
    const { open, gone } = memory()
    const arrived = open('a', 'arrived')
    arrived.add(8)
    arrived.keep()
    open('b').add(3)
    expect(gone).toEqual(['b'])
    arrived.release()
    open('b').add(10)
    expect(gone).toEqual(['b'])
  })

  it('a form that gave way counts no longer, also when more of it arrives', () => {
    const { open, gone } = memory()
    const lost = open('a')
    lost.add(11)
    lost.add(11)
    lost.release()
    open('b').add(10)
    expect(gone).toEqual(['a'])
  })
})

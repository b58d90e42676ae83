import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '#browser/storage.ts'

/** A window whose storage refuses what the test says it refuses. */
const windowWhere = (refuses: { reading?: boolean; writing?: boolean }) => {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refuses.writing) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  }
  const target = new EventTarget()
  return Object.defineProperty(target, 'localStorage', {
    get() {
      if (refuses.reading) throw new DOMException('blocked', 'SecurityError')
      return localStorage
    },
  }) as unknown as Window
}

beforeEach(() => localStorage.clear())

describe('a stored value', () => {
  it('a stored value comes back as it went in, under the keys and in the forms of the specification', () => {
    const storage = createStorage(window)
    storage.write('token', 'abc')
    storage.write('guest_id', '17')
    storage.write('zoneid', [1, 2])
    storage.write('currentLatLng', { lat: 25.2, lng: 55.3 })
    storage.write('location', 'Pearl Street 4')
    storage.write('module', { id: 3, module_type: 'food' })
    storage.write('searchedValues', ['kunafa'])

    const again = createStorage(window)
    expect(again.read('zoneid')).toEqual([1, 2])
    expect(again.read('currentLatLng')).toEqual({ lat: 25.2, lng: 55.3 })
    expect(again.read('module')).toEqual({ id: 3, module_type: 'food' })
    expect(again.read('searchedValues')).toEqual(['kunafa'])
    expect({ ...localStorage }).toMatchObject({
      token: 'abc',
      guest_id: '17',
      zoneid: '[1,2]',
      location: 'Pearl Street 4',
    })
  })

  it('a stored value is gone once it is removed', () => {
    const storage = createStorage(window)
    storage.write('token', 'abc')
    storage.remove('token')
    expect(storage.read('token')).toBeUndefined()
    expect(localStorage.getItem('token')).toBeNull()
  })

  it.each([
    ['zoneid', '[]'],
    ['zoneid', '["1"]'],
    ['zoneid', '{'],
    ['currentLatLng', '{"lat":"25","lng":55}'],
    ['currentLatLng', '{"lat":125,"lng":55}'],
    ['currentLatLng', 'null'],
    ['module', '{"id":3}'],
    ['module', '[1]'],
    ['searchedValues', '["a",1]'],
    ['settings', '{"theme":"purple"}'],
    ['token', 'null'],
    ['token', ''],
  ] as const)('the storage reads as nothing when %s holds %s', (key, text) => {
    localStorage.setItem(key, text)
    expect(createStorage(window).read(key)).toBeUndefined()
  })
})

describe('storage that does not work', () => {
  it.each([
    ['blocked', { reading: true, writing: true }],
    ['full', { writing: true }],
  ])('%s: the value lives until the page is left', (_, refuses) => {
    const storage = createStorage(windowWhere(refuses))
    expect(storage.read('guest_id')).toBeUndefined()
    storage.write('guest_id', '17')
    expect(storage.read('guest_id')).toBe('17')
    storage.remove('guest_id')
    expect(storage.read('guest_id')).toBeUndefined()
  })

  it('hands a remembered value back to storage that has room again', () => {
    const refuses = { writing: true }
    const page = windowWhere(refuses)
    const storage = createStorage(page)
    storage.write('guest_id', '17')
    refuses.writing = false
    storage.write('guest_id', '18')
    expect(page.localStorage.getItem('guest_id')).toBe('18')
    expect(storage.read('guest_id')).toBe('18')
  })
})

describe('another tab', () => {
  const change = (key: string | null, newValue: string | null) => {
    if (key === null) localStorage.clear()
    else if (newValue === null) localStorage.removeItem(key)
    else localStorage.setItem(key, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }

  it('is heard when it changes, removes or clears the key, and not about other keys', () => {
    const heard = vi.fn()
    const stop = createStorage(window).subscribe('zoneid', heard)
    change('zoneid', '[2]')
    change('token', 'abc')
    change('zoneid', null)
    change(null, null)
    stop()
    change('zoneid', '[3]')
    expect(heard.mock.calls).toEqual([[[2]], [undefined], [undefined]])
  })

  it('wins over what was only remembered here', () => {
    const page = windowWhere({ writing: true })
    const storage = createStorage(page)
    const heard = vi.fn()
    storage.subscribe('guest_id', heard)
    storage.write('guest_id', 'mine')
    page.dispatchEvent(new StorageEvent('storage', { key: 'guest_id' }))
    expect(heard).toHaveBeenCalledWith(undefined)
  })

  it('is asked again when the page comes back from the back/forward cache', () => {
    const heard = vi.fn()
    const stop = createStorage(window).subscribe('token', heard)
    localStorage.setItem('token', 'theirs')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    stop()
    expect(heard).toHaveBeenCalledExactlyOnceWith('theirs')
  })
})

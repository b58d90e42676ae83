import { beforeEach, describe, expect, it } from 'vitest'
import { createStorage } from '#browser/storage.ts'
import { createThemePreference } from '#browser/theme-preference.ts'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('the theme', () => {
  it('follows the system until the customer chooses, and again when they say so', () => {
    const preference = createThemePreference(window, createStorage(window))
    expect(preference.read()).toBe('system')
    preference.write('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(preference.theme()).toBe('dark')
    preference.write('system')
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })

  it('keeps the other settings', () => {
    const storage = createStorage(window)
    storage.write('settings', { direction: 'rtl' })
    createThemePreference(window, storage).write('light')
    expect(storage.read('settings')).toEqual({ direction: 'rtl', theme: 'light' })
  })

  it('is worn at once when another tab changes it', () => {
    const heard: string[] = []
    const preference = createThemePreference(window, createStorage(window))
    const stop = preference.subscribe(() => heard.push(preference.read()))
    localStorage.setItem('settings', '{"theme":"dark"}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }))
    stop()
    expect(heard).toEqual(['dark'])
    expect(document.documentElement.dataset.theme).toBe('dark')
  })
})

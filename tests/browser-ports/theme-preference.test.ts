import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '#browser/storage.ts'
import { createThemePreference } from '#browser/theme-preference.ts'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('the theme', () => {
  it('follows the system until the customer chooses, and again when they say so', async () => {
    const { dataset } = document.documentElement
    const preference = createThemePreference(window, createStorage(window))
    expect(preference.read()).toBe('system')
    preference.write('dark')
    expect(preference.theme()).toBe('dark')
    await vi.waitFor(() => expect(dataset.theme).toBe('dark'))
    preference.write('system')
    await vi.waitFor(() => expect(dataset.theme).toBeUndefined())
  })

  it('is told to who shows it as soon as it is chosen', () => {
    const heard: string[] = []
    const preference = createThemePreference(window, createStorage(window))
    const stop = preference.subscribe(() => heard.push(preference.theme()))
    preference.write('dark')
    preference.write('light')
    stop()
    preference.write('dark')
    expect(heard).toEqual(['dark', 'light'])
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

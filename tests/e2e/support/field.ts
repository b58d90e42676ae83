import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The input of an attacker, or of a person with a strange name. */
export const SCRIPT = '<img src=x onerror="alert(1)"><script>alert(2)</script>'

/** The sentence stands at the field: seen below it, and said with it. */
export async function expectFlaw(field: Locator, sentence: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(sentence)
}

export async function expectNoFlaw(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
}

/** Fails the test the moment a typed text runs as a script. */
export function forbidScripts(page: Page): void {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`)
  })
}

/** Pastes any text, as Ctrl+V does it. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.page().keyboard.insertText(text)
}

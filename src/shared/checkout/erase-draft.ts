import type { AppStorage } from '#browser/storage.ts'
import { type DraftName, withoutDraft } from '#machines/rules/kept-draft.ts'

export function eraseDraft(storage: AppStorage, name: DraftName): void {
  const text = withoutDraft(storage.read('checkoutDrafts') ?? '', name)
  if (text === '[]') storage.remove('checkoutDrafts')
  else storage.write('checkoutDrafts', text)
}

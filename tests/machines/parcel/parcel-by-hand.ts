import { withDraft } from '#machines/rules/kept-draft.ts'
import type { ParcelStart } from '#machines/rules/parcel-draft.ts'
import { parcelToStore, startParcel } from '#machines/rules/parcel-draft.ts'
import { parcelPath } from '#src/navigation/parcel-path.ts'
import type { Visit } from '#tests/support/browser.ts'

/** Opens the form of a parcel as an earlier visit of the shopper left it. */
export async function openParcel({ page, stage, arrive }: Visit, start: ParcelStart): Promise<void> {
  if (start.saved)
    stage.storage.write(
      'checkoutDrafts',
      withDraft('', { ...parcelToStore(startParcel(start), start.location), at: Date.now() }),
    )
  const module = stage.city.modules.find(({ module_type }) => module_type === 'parcel')!
  await arrive(parcelPath(start.parcel_category_id), { module })
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Send parcel/ })
    .waitFor()
}

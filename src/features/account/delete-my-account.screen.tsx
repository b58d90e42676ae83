import { useWords } from '#i18n/i18n.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { DeleteAccount } from './delete-account.part.tsx'

/** `/profile?page=delete`. */
function DeleteMyAccountScreen() {
  const { deletion: words } = useWords().account
  return (
    <section aria-labelledby="delete-account">
      <SectionHeading level={1}>
        <span id="delete-account">{words.title()}</span>
      </SectionHeading>
      <DeleteAccount />
    </section>
  )
}

export { DeleteMyAccountScreen as Screen }

import { useLocale, useWords } from '#i18n/i18n.tsx'
import { locales } from '#i18n/locale.ts'
import { opens } from '#src/navigation/overlay.ts'
import { Button } from '#ui/button.tsx'

/** The other language, in its own words; changing it asks first, because the page is loaded again. */
export function LanguageSwitch() {
  const words = useWords()
  const locale = useLocale()
  const other = locales.find((candidate) => candidate !== locale) ?? locale
  const name = words.languages[other]()
  return (
    <Button
      variant="ghost"
      lang={other}
      aria-label={words.shell.language.switchTo({ name })}
      {...opens({ name: 'language', locale: other })}
    >
      {name}
    </Button>
  )
}

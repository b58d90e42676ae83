import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { IconButton } from '#ui/icon-button.tsx'

/** Light or dark. Until it is pressed once, the theme follows the system. */
export function ThemeSwitch() {
  const { shell } = useWords()
  const { theme } = useShop()
  const current = useSyncExternalStore(theme.subscribe, theme.theme, () => 'light' as const)
  const other = current === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      variant="ghost"
      aria-label={current === 'dark' ? shell.theme.toLight() : shell.theme.toDark()}
      onClick={() => theme.write(other)}
    >
      {current === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  )
}

import { X } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { IconButton, type IconButtonProps } from './icon-button.tsx'

export function CloseButton(props: Partial<IconButtonProps>) {
  const words = useWords()
  return (
    <IconButton size="md" {...props} aria-label={props['aria-label'] ?? words.actions.close()}>
      <X aria-hidden="true" />
    </IconButton>
  )
}

import '#theme/late.css'
import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, useId } from 'react'
import { popover } from '#styled/recipes/index.js'
import { ArkLocale } from './ark-locale.tsx'

export type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** One button; it becomes the trigger. */
  trigger: ReactNode
  title: ReactNode
  children: ReactNode
}

/** Heavy (positioning): import lazily. In the header use <Disclosure>. */
export function Popover({ open, onOpenChange, trigger, title, children }: PopoverProps) {
  const styles = popover()
  const titleId = useId()
  return (
    <ArkLocale>
      <Ark.Root
        ids={{ title: titleId }}
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        positioning={{ placement: 'bottom-start', gutter: 8 }}
        lazyMount
        unmountOnExit
      >
        <Ark.Trigger asChild>{trigger}</Ark.Trigger>
        <Portal>
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content className={styles.content} aria-labelledby={titleId}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              {children}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </ArkLocale>
  )
}

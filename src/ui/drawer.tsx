import '#theme/late.css'
import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { type DrawerVariantProps, drawer } from '#styled/recipes/index.js'
import { ArkLocale } from './ark-locale.tsx'
import { CloseButton } from './close-button.tsx'
import { useHeldFocus } from './held-focus.ts'
import { SkipToToasts } from './way-to-notes.tsx'

export type DrawerProps = DrawerVariantProps & {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
}

/** From the inline end, at most 523 px wide (docs/spec.md §9); `side="start"` for the mobile menu. */
export function Drawer({ open, onClose, title, children, footer, side, size }: DrawerProps) {
  const styles = drawer({ side, size })
  const { content, root } = useHeldFocus()
  return (
    <ArkLocale>
      <Ark.Root
        open={open}
        onOpenChange={(details) => !details.open && onClose()}
        {...root}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Ark.Backdrop className={styles.backdrop} />
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content {...content} className={styles.content} data-drawer={side ?? 'end'}>
              <SkipToToasts />
              <div className={styles.header}>
                <Ark.Title className={styles.title}>{title}</Ark.Title>
                <Ark.CloseTrigger asChild>
                  <CloseButton className={styles.close} />
                </Ark.CloseTrigger>
              </div>
              <div className={styles.body}>{children}</div>
              {footer && (
                <div className={styles.footer} data-part="footer">
                  {footer}
                </div>
              )}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </ArkLocale>
  )
}

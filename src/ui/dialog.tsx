import '#theme/late.css'
import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode, RefObject } from 'react'
import { type DialogVariantProps, dialog } from '#styled/recipes/index.js'
import { ArkLocale } from './ark-locale.tsx'
import { CloseButton } from './close-button.tsx'
import { useHeldFocus } from './held-focus.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { SkipToToasts } from './way-to-notes.tsx'

export type DialogProps = DialogVariantProps & {
  /** Always from the flow that opens it; the dialog never decides. */
  open: boolean
  /** The customer wants to leave: the cross, Escape, or a press beside it. */
  onClose: () => void
  title: ReactNode
  /** The title is only heard. */
  hideTitle?: boolean
  description?: ReactNode
  children?: ReactNode
  /** Sticks to the bottom. */
  footer?: ReactNode
  /** `alertdialog` interrupts: a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** Without it there is no cross, and neither Escape nor a press beside it leaves. */
  closable?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  /** What has the focus afterwards, where what opened it may be gone. */
  finalFocus?: () => HTMLElement | null
}

export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  description,
  children,
  footer,
  role = 'dialog',
  closable = true,
  initialFocus,
  finalFocus,
  size,
  tall,
  bare,
}: DialogProps) {
  const styles = dialog({ size, tall, bare })
  const { content, root } = useHeldFocus(initialFocus)
  return (
    <ArkLocale>
      <Ark.Root
        open={open}
        onOpenChange={(details) => !details.open && onClose()}
        role={role}
        closeOnEscape={closable}
        closeOnInteractOutside={closable && role === 'dialog'}
        {...root}
        finalFocusEl={finalFocus}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Ark.Backdrop className={styles.backdrop} />
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content {...content} className={styles.content}>
              <SkipToToasts />
              {hideTitle ? (
                <VisuallyHidden>
                  <Ark.Title>{title}</Ark.Title>
                </VisuallyHidden>
              ) : (
                <div className={styles.header} data-part="header">
                  <Ark.Title className={styles.title}>{title}</Ark.Title>
                  {closable && (
                    <Ark.CloseTrigger asChild>
                      <CloseButton className={styles.close} />
                    </Ark.CloseTrigger>
                  )}
                </div>
              )}
              <div className={styles.body}>
                {description && (
                  <Ark.Description className={styles.description}>{description}</Ark.Description>
                )}
                {children}
              </div>
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

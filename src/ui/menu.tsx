import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { menu } from '#styled/recipes/index.js'
import { ArkLocale } from './ark-locale.tsx'

export type MenuItem = { value: string; label: ReactNode; icon?: ReactNode; disabled?: boolean }

export type MenuProps = {
  /** One button; it becomes the trigger. */
  trigger: ReactNode
  label: string
  items: readonly MenuItem[]
  onPick: (value: string) => void
}

/** Heavy (positioning): import lazily. In the header use <Disclosure>. */
export function Menu({ trigger, label, items, onPick }: MenuProps) {
  const styles = menu()
  return (
    <ArkLocale>
      <Ark.Root
        onSelect={(details) => onPick(details.value)}
        positioning={{ placement: 'bottom-end', gutter: 8 }}
        lazyMount
        unmountOnExit
      >
        <Ark.Trigger asChild>{trigger}</Ark.Trigger>
        <Portal>
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content className={styles.content} aria-label={label}>
              {items.map((item) => (
                <Ark.Item
                  key={item.value}
                  className={styles.item}
                  value={item.value}
                  disabled={item.disabled}
                >
                  {item.icon}
                  {item.label}
                </Ark.Item>
              ))}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </ArkLocale>
  )
}

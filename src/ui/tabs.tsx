import '#theme/late.css'
import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { tabs } from '#styled/recipes/index.js'
import { ArkLocale } from './ark-locale.tsx'

export type Tab = { value: string; label: ReactNode; content: ReactNode }

export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
  className?: string
}

/** Only the chosen panel is on the page. */
export function Tabs({ label, tabs: entries, value, onChange, className }: TabsProps) {
  const styles = tabs()
  return (
    <ArkLocale>
      <Ark.Root
        className={cx(styles.root, className)}
        value={value}
        onValueChange={(details) => onChange(details.value)}
        lazyMount
        unmountOnExit
      >
        <Ark.List className={styles.list} aria-label={label}>
          {entries.map((tab) => (
            <Ark.Trigger key={tab.value} className={styles.trigger} value={tab.value}>
              {tab.label}
            </Ark.Trigger>
          ))}
        </Ark.List>
        {entries.map((tab) => (
          <Ark.Content key={tab.value} className={styles.content} value={tab.value}>
            {tab.content}
          </Ark.Content>
        ))}
      </Ark.Root>
    </ArkLocale>
  )
}

import '#theme/late.css'
import { Portal } from '@ark-ui/react/portal'
import { type CreateToasterReturn, createToaster, Toast, Toaster } from '@ark-ui/react/toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocale, useWords } from '#i18n/i18n.tsx'
import { direction } from '#i18n/locale.ts'
import { css } from '#styled/css/index.js'
import { toast as toastRecipe } from '#styled/recipes/index.js'
import { ArkLocale } from './ark-locale.tsx'
import { CloseButton } from './close-button.tsx'
import { keepClear } from './keep-clear.ts'
import { useOnShow, useToastRegion } from './notes-on-show.ts'

/** A short message in the corner; `duration` in milliseconds. */
export type ToastMessage = {
  kind: 'success' | 'info' | 'warning' | 'error'
  text: string
  duration?: number
  action?: { label: string; run: () => void }
  /** A note with the same id takes the place of the one on show. */
  id?: string
  /** It says the same as a success with the same id, and leaves that one on show. */
  yields?: boolean
  /** What the note is about; it goes when that ends. */
  cause?: string
  /** Called when the note is no longer on show. */
  whenGone?: () => void
}

/** Dismisses the notes on show for which `isOver` holds. */
type EndAll = (
  isOver: (toast: ReturnType<CreateToasterReturn['getVisibleToasts']>[number]) => boolean,
) => void

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }

/** From here on a note fits beside a drawer: 523 + 400 px and the gaps. */
const ROOMY = 960

/** Long enough to be read (WCAG 2.2.1); hovering and focusing stop the clock. */
const shortest = 5000

/**
 * Notes at the inline-end bottom, beside an open drawer; in the middle of the foot where there is no room beside one. There
 * they stand above the tab bar, above a sheet, or above the buttons of a drawer. A note without a button goes when a modal
 * part opens over the page. `attach` hands out how a note is shown. The region is a child of the body, beside the modal
 * parts, which hide and hold back everything else; `<SkipToToasts>` leads here from inside them.
 */
export function ToastRegion({
  attach,
}: {
  attach: (show: (toast: ToastMessage | { ends: string }) => void) => void
}) {
  const words = useWords()
  const locale = useLocale()
  const styles = toastRecipe()
  const [shown, setShown] = useState<{ toaster: CreateToasterReturn; endAll: EndAll }>()
  const visit = useVisit()

  useEffect(() => {
    // Ark turns start and end around once more than the page does under right-to-left.
    const inlineEnd = direction(locale) === 'rtl' ? 'bottom-start' : 'bottom-end'
    const isRoomy = window.matchMedia(`(min-width: ${ROOMY}px)`).matches
    const created = createToaster({
      placement: isRoomy ? inlineEnd : 'bottom',
      offsets: {
        top: '0px',
        bottom: 'max(var(--under), var(--clear, 0px))',
        left: 'var(--beside)',
        right: 'var(--beside)',
      },
      gap: 12,
      max: 4,
      overlap: false,
      pauseOnPageIdle: true,
    })
    let turn = 0
    let count = 0
    // Notes that can still be replaced, by their id: what takes the place of a note that is leaving would leave with it.
    const staying = new Map<string, string>()
    const forget = (key: string, shown: string | undefined) => {
      if (staying.get(key) === shown) staying.delete(key)
    }
    const endAll: EndAll = (isOver) => {
      for (const shown of created.getVisibleToasts().filter(isOver)) {
        created.dismiss(shown.id)
        forget(shown.meta?.id, shown.id)
      }
    }
    setShown({ toaster: created, endAll })
    attach((said) => {
      if ('ends' in said) return endAll(({ meta }) => meta?.cause === said.ends)
      const { kind, text, duration = shortest, action, id, yields = false, cause, whenGone } = said
      const key = id ?? `note ${++count}`
      const before = created.getVisibleToasts().find((shown) => shown.id === staying.get(key))
      if (yields && before?.type === 'success') return
      turn = 1 - turn
      // What was refused has succeeded since: the refusal is no longer true.
      if (kind === 'success') endAll(({ type }) => type === 'warning' || type === 'error')
      const shown = staying.get(key) ?? `${key}, ${++count}`
      staying.set(key, shown)
      created.create({
        id: shown,
        type: kind,
        title: text,
        // Ark starts the time of a note on show anew only if its kind or duration changes: hence the millisecond.
        duration: Math.max(shortest, duration) + turn,
        closable: true,
        meta: { cause, id: key, since: performance.now() },
        onStatusChange: ({ status }) => {
          if (status !== 'visible') forget(key, shown)
          if (status === 'unmounted') whenGone?.()
        },
        // Also when there is none: a note that takes the place of another one must not offer the other's.
        action: action && { label: action.label, onClick: action.run },
      })
    })
  }, [attach, locale])

  const region = useToastRegion()
  useEffect(() => {
    const element = region && document.getElementById(region)
    if (!element || !shown) return
    // A note that comes together with a modal part, without a press between them, stays.
    return keepClear(element, (pressed) =>
      shown.endAll(({ action, meta }) => !action && meta?.since < pressed),
    )
  }, [region, shown])

  if (!shown) return null
  const { toaster } = shown
  return (
    <ArkLocale>
      <Portal>
        <Toaster
          toaster={toaster}
          aria-label={words.parts.notifications()}
          className={regionInset}
          {...visit}
        >
          {(toast) => {
            const Icon = icons[toast.type as ToastMessage['kind']] ?? Info
            return (
              <Toast.Root className={styles.root}>
                <OnShow region={`toast-group:${toaster.attrs.placement}`} />
                <span className={styles.icon} data-part="icon">
                  <Icon aria-hidden="true" />
                </span>
                <div className={styles.body}>
                  <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
                  {toast.description && (
                    <Toast.Description className={styles.description}>{toast.description}</Toast.Description>
                  )}
                </div>
                {toast.action && (
                  <Toast.ActionTrigger className={styles.action}>{toast.action.label}</Toast.ActionTrigger>
                )}
                <Toast.CloseTrigger asChild>
                  {/* Ark would name it in English. */}
                  <CloseButton className={styles.close} size="sm" aria-label={words.actions.close()} />
                </Toast.CloseTrigger>
              </Toast.Root>
            )
          }}
        </Toaster>
      </Portal>
    </ArkLocale>
  )
}

/** Keeps clear of the tab bar, the buttons at the foot of a drawer, and the order button. */
const regionInset = css({
  '--under': {
    base: 'calc({sizes.tabBar} + 16px + var(--live, 0px))',
    lg: 'calc(16px + var(--live, 0px))',
  },
  '--beside': '16px',
  transitionProperty: '[inset-inline]',
  transitionDuration: 'enter',
  transitionTimingFunction: 'out',
  '@media (min-width: 960px)': {
    'html:has([data-order-button]) &': {
      '--beside': 'calc(max((100vw - {sizes.content}) / 2, 0px) + {sizes.summary} + 48px)',
    },
    'html:has([data-drawer=end]) &': { '--beside': 'calc({sizes.drawer} + 16px)' },
  },
})

function OnShow({ region }: { region: string }) {
  useOnShow(region)
  return null
}

/** The focus goes back to where it came from when a note is answered, and when Tab leaves for the modal part it came from. */
function useVisit() {
  const origin = useRef<HTMLElement | null>(null)
  const goBack = () => origin.current?.isConnected && origin.current.focus({ preventScroll: true })
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null
    },
    onClick: goBack,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Tab' || !origin.current?.closest('[aria-modal=true]')) return
      const buttons = event.currentTarget.querySelectorAll('button')
      if (event.target !== buttons[event.shiftKey ? 0 : buttons.length - 1]) return
      event.preventDefault()
      goBack()
    },
  }
}

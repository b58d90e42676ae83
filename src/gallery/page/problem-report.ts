import { saveText } from '#browser/save-file.ts'
import { paletteRule } from '../palette.ts'
import { heard, type Live, NOBODY, type Recording } from './live.ts'
import type { LiveEvent } from './live-news.ts'

/** What a report has of one flow: names of events and states, and nothing that a customer typed or a server answered. */
export type ReportedFlow = { flow: string } & Recording

/** Everything that the flows of a page did, each for `npm run replay`. */
export const reportOf = ({ actors }: Live): ReportedFlow[] =>
  [...actors.values()]
    .filter(({ recording }) => recording.steps.length > 0)
    .map(({ machine, recording }) => ({ flow: fileOf(machine), ...recording }))

/** `addItem` stands in `add-item.machine.ts`. */
const fileOf = (machine: string) => machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const FILE = 'souk.report.json'

const WORDS = {
  en: {
    title: 'Report a problem',
    steps:
      'Repeat the steps that went wrong, then save the report. It has the names of the steps, and nothing that you type.',
    save: 'Save the report',
    close: 'Close',
    saved: `Saved as ${FILE}. Send it to the team of the shop.`,
  },
  ar: {
    title: 'الإبلاغ عن مشكلة',
    steps:
      'أعد الخطوات التي ظهرت فيها المشكلة، ثم احفظ التقرير. لا يحتوي التقرير إلا على أسماء الخطوات، ولا يحتوي على ما تكتبه.',
    save: 'احفظ التقرير',
    close: 'إغلاق',
    saved: `حُفظ التقرير باسم ${FILE}. أرسله إلى فريق المتجر.`,
  },
}

/** Lets a visitor of the demo save what happens on this page. Returns where the news of the page goes. */
export function offerReport(page: Window): (event: LiveEvent) => void {
  let live: Live = NOBODY
  let count = 0
  const { document } = page
  const words = WORDS[document.documentElement.lang === 'ar' ? 'ar' : 'en']
  const styles = new CSSStyleSheet()
  styles.replaceSync(paletteRule('.problem-report') + STYLE)
  document.adoptedStyleSheets.push(styles)

  const part = <Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') => {
    const made = document.createElement(name)
    made.textContent = text
    return made
  }
  const panel = part('aside')
  panel.className = 'problem-report'
  panel.ariaLabel = words.title
  const said = part('p', words.steps)
  said.role = 'status'
  const save = part('button', words.save)
  save.addEventListener('click', () => {
    saveText(page, FILE, JSON.stringify(reportOf(live), null, 2))
    said.textContent = words.saved
  })
  const close = part('button', words.close)
  // The address is that of the shop already.
  close.addEventListener('click', () => page.location.reload())
  panel.append(part('h2', words.title), said, save, close)
  document.body.append(panel)
  return (event) => {
    live = heard(live, event, ++count)
  }
}

const STYLE = `
.problem-report {
  position: fixed;
  z-index: 2000;
  inset-block-end: 16px;
  inset-inline-start: 16px;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px;
  inline-size: min(22rem, calc(100vw - 32px));
  padding: 16px;
  border: 1px solid var(--edge);
  border-radius: 16px;
  background: var(--surface);
  color: var(--ink);
  font-size: 0.875rem;
  line-height: 1.5;
  box-shadow: 0 8px 32px rgb(0 0 0 / 0.18);
}
.problem-report > h2, .problem-report > p { grid-column: 1 / -1; margin: 0 }
.problem-report > h2 { font-size: 1rem; font-weight: 600 }
.problem-report > p { color: var(--muted) }
.problem-report > button {
  min-block-size: 44px;
  padding-inline: 16px;
  border: 1px solid var(--strong);
  border-radius: 999px;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 500;
  text-align: center;
  cursor: pointer;
}
.problem-report > button:first-of-type { border-color: transparent; background: var(--accent); color: var(--on-accent) }
.problem-report > button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
@media (max-width: 1023px) { .problem-report { inset-block-end: 80px } }
`

import '#theme/fonts.css'
import './gallery.css'
import '../chart.css'
import { createRoot } from 'react-dom/client'
import { createStorage } from '#browser/storage.ts'
import { paletteRule } from '../palette.ts'
import { Gallery } from './gallery.tsx'
import { listenLive } from './live.ts'

const colours = new CSSStyleSheet()
colours.replaceSync(paletteRule(':root'))
document.adoptedStyleSheets.push(colours)

const page = document.documentElement
const storage = createStorage(window)
// The texts of the gallery are English, but its layout follows the direction of the shop's language.
if (storage.read('language-setting') === 'ar') page.dir = 'rtl'
const theme = storage.read('settings')?.theme
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<Gallery listening={listenLive(BroadcastChannel)} />)

import '#theme/fonts.css'
import './gallery.css'
import '../chart.css'
import { createRoot } from 'react-dom/client'
import { createStorage } from '#browser/storage.ts'
import { paletteRule } from '#src/flows/palette.ts'
import { Gallery } from './gallery.tsx'
import { listenLive } from './live.ts'

const colours = new CSSStyleSheet()
colours.replaceSync(paletteRule(':root'))
document.adoptedStyleSheets.push(colours)

// Its words are English; whoever reads the shop from the right has the gallery that way too.
const isArabic = createStorage(window).read('language-setting') === 'ar'
if (isArabic) document.documentElement.dir = 'rtl'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<Gallery listening={listenLive(BroadcastChannel)} />)

import '#theme/fonts.css'
import './gallery.css'
import '../chart.css'
import { createRoot } from 'react-dom/client'
import { paletteRule } from '#src/flows/palette.ts'
import { Gallery } from './gallery.tsx'
import { listenLive } from './live.ts'

const colours = new CSSStyleSheet()
colours.replaceSync(paletteRule(':root'))
document.adoptedStyleSheets.push(colours)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<Gallery listening={listenLive(BroadcastChannel)} />)

import { css } from '#styled/css/index.js'

/** The accent colour as it is worn near an element: a drawn line has no CSS to follow. */
export function accentNear(element: HTMLElement): string {
  const probe = document.createElement('span')
  probe.className = accent
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const accent = css({ color: 'accent.edge' })

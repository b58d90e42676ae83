// Runs after boot.js on a page the server painted: its pictures come first, the shop's own script after them.
;(() => {
  const root = document.documentElement
  const { entry, painted } = root.dataset
  const { locale, mirror } = JSON.parse(painted)
  const read = (key) => {
    try {
      const text = localStorage.getItem(key)
      return key === 'language-setting' ? (text ?? undefined) : (JSON.parse(text) ?? undefined)
    } catch {
      return undefined
    }
  }
  // As src/browser/mirror.ts tells the server.
  const toKilometre = ({ lat, lng }) => ({
    lat: Math.round(lat * 100) / 100,
    lng: Math.round(lng * 100) / 100,
  })
  const isMirrored = (key) => {
    const kept = read(key)
    return JSON.stringify(kept?.lat === undefined ? kept : toKilometre(kept)) === JSON.stringify(mirror[key])
  }
  const policy = globalThis.trustedTypes?.createPolicy('painted', { createScriptURL: (url) => url })
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    // A script added by another runs as soon as it has come, which may be before the rest of the page has.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', begin)
    begin()
  }
  const begin = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = policy ? policy.createScriptURL(entry) : entry
    document.head.append(script)
  }

  const keys = ['language-setting', 'settings', 'module', 'zoneid', 'currentLatLng']
  if (locale !== root.lang || !keys.every(isMirrored)) {
    // Painted for somewhere else: nobody is to see it or press anything in it; the shop's script draws it anew.
    root.dataset.stale = ''
    return start()
  }
  // Whoever presses something does not wait for the pictures. What is pressed is done when React has taken that part of
  // the page over, which for a screen with a file of its own is later than for what stands around it.
  for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, start, { once: true })
  const isTakenOver = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps$'))
  let pressed
  const pressAgain = () => {
    if (!pressed?.isConnected) return
    if (!isTakenOver(pressed)) return void requestAnimationFrame(pressAgain)
    pressed.click()
    pressed = undefined
  }
  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest('#root button')
      if (!button || isTakenOver(button)) return
      pressed = button
      requestAnimationFrame(pressAgain)
    },
    true,
  )
  // Painted for a guest, without the name of the place: what is there instead is known here.
  try {
    if (localStorage.getItem('token')) root.dataset.customer = ''
    root.style.setProperty('--address', JSON.stringify(localStorage.getItem('location') ?? ''))
  } catch {
    // Blocked storage keeps neither.
  }
  addEventListener('taken-over', () => {
    setTimeout(() => delete root.dataset.customer)
  })
})()

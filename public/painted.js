// Runs after boot.js on a page the server painted: its pictures come first, the shop's own script after them.
;(() => {
  const root = document.documentElement
  const { entry, styles, painted } = root.dataset
  const { locale, mirror, module_type } = JSON.parse(painted)
  const read = (key) => {
    try {
      const text = localStorage.getItem(key)
      return key === 'language-setting' ? (text ?? undefined) : (JSON.parse(text) ?? undefined)
    } catch {
      return undefined
    }
  }
  const isMirrored = (key) => JSON.stringify(read(key)) === JSON.stringify(mirror[key])
  const PATIENCE = 2_000
  const policy = globalThis.trustedTypes?.createPolicy('painted', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href)
      if (origin === location.origin && /^\/assets\/[^/]+\.js$/.test(pathname)) return url
      throw new TypeError(`Not a script of this shop: ${url}`)
    },
  })
  let isStarted = false
  const showPictures = () => delete root.dataset.unpictured
  const start = () => {
    if (isStarted) return
    isStarted = true
    showPictures()
    // A script added by another runs as soon as it has come, which may be before the rest of the page has.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', begin)
    begin()
  }
  const add = (name, told) => document.head.append(Object.assign(document.createElement(name), told))
  // Both come at the same time; the script runs when what it will draw has its styles.
  const begin = () => {
    add('link', { rel: 'modulepreload', href: entry })
    add('link', {
      rel: 'stylesheet',
      href: styles,
      onload: () => add('script', { type: 'module', src: policy ? policy.createScriptURL(entry) : entry }),
      onerror: () => {
        root.dataset.unopened = ''
      },
    })
  }

  const keys = ['language-setting', 'settings', 'module', 'zoneid', 'currentLatLng']
  if (locale !== root.lang || !keys.every(isMirrored)) {
    // Painted for somewhere else: nobody is to see it or press anything in it; the shop's script draws it anew.
    root.dataset.stale = ''
    return start()
  }
  // The module of the address, which need not be the one that boot.js found.
  if (module_type) root.dataset.module = module_type
  // Whoever does something does not wait for the pictures. It is done when React has taken that part of the page over,
  // which for a screen with a file of its own is later than for what stands around it.
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true })
  // What is seen first comes first: other pictures are asked for when it is there, or lets itself be waited for.
  root.dataset.unpictured = ''
  addEventListener('load', showPictures, { once: true })
  setTimeout(showPictures, PATIENCE)
  // The pictures that have come are in the next frame; the shop's own script is asked for after it.
  const startAfterFrame = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  addEventListener('load', () => (document.hidden ? start() : startAfterFrame()), { once: true })
  // As React finds who hears an event: what it has begun to take over, and may have to begin again, hears nothing yet.
  const PLACED_OR_HYDRATING = 2 | 4096
  const isTakenOver = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
    for (let fiber = element[key]; fiber; fiber = fiber.return)
      if (!fiber.alternate && fiber.flags & PLACED_OR_HYDRATING) return false
    return key !== undefined
  }
  // What the customer did early, in order. A button may be pressed more than once; of a field only the last value counts.
  let undone = []
  const doDue = () => {
    const early = undone
    undone = []
    for (const step of early)
      if (!step.element.isConnected) continue
      else if (isTakenOver(step.element)) step.act()
      else undone.push(step)
  }
  const catchUp = () => {
    doDue()
    if (undone.length > 0) requestAnimationFrame(catchUp)
  }
  const doLater = (element, act, before = undone) => {
    if (undone.length === 0) requestAnimationFrame(catchUp)
    undone = [...before, { element, act }]
  }
  const doLastLater = (element, act) => {
    const others = undone.filter((step) => step.element !== element)
    doLater(element, act, others)
  }
  // A press that React hears at once must not overtake an earlier one that waits for the next frame.
  const onEarly = (type, act) =>
    addEventListener(
      type,
      (event) => {
        if (event.isTrusted) doDue()
        act(event)
      },
      true,
    )
  onEarly('click', ({ target }) => {
    const button = target.closest('#root button')
    // One that sends a form is done with the form.
    if (!button || isTakenOver(button) || (button.form && button.type === 'submit')) return
    doLater(button, () => button.click())
  })
  // React finds no change in what it has seen before: it is shown another value first, then the customer's.
  const retype = (field, value) => {
    field.value = value === '' ? ' ' : ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const rechoose = (field, checked) => {
    field.checked = !checked
    field.click()
  }
  onEarly('input', ({ target: field }) => {
    if (isTakenOver(field)) return
    const { value, checked } = field
    const isChoice = field.matches('[type=radio], [type=checkbox]')
    doLastLater(field, () => (isChoice ? rechoose(field, checked) : retype(field, value)))
  })
  onEarly('submit', (event) => {
    const form = event.target
    // One with an address of its own works without us.
    if (isTakenOver(form) || form.hasAttribute('action')) return
    event.preventDefault()
    doLastLater(form, () => form.requestSubmit())
  })
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

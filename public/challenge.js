// Runs in the frame of `GET /challenge`, never in a page of the shop: loads reCAPTCHA, and tells the page around it what
// happened (`src/browser/challenge.ts` reads it).
const { script, site } = document.documentElement.dataset
const wanted = new URLSearchParams(location.search)
const theme = wanted.get('theme') === 'dark' ? 'dark' : 'light'
const lang = wanted.get('lang') ?? 'en'
const root = document.documentElement
root.lang = lang
root.dir = lang === 'ar' ? 'rtl' : 'ltr'
// In the scheme of the page around it the frame is transparent.
root.style.colorScheme = theme
const tell = (is, token) => parent.postMessage({ challenge: is, token }, location.origin)

async function siteKey() {
  const reply = await fetch(site)
  const { recaptchaSiteKey } = await reply.json()
  if (!reply.ok || typeof recaptchaSiteKey !== 'string') throw new Error('Identity Toolkit names no key')
  return recaptchaSiteKey
}

/** Resolves when `grecaptcha` can draw; rejects when a blocker or a network keeps the script away. */
const loaded = () =>
  new Promise((resolve, reject) => {
    window.onChallengeLoaded = resolve
    const element = document.createElement('script')
    const query = { onload: 'onChallengeLoaded', render: 'explicit', hl: lang }
    element.src = `${script}?${new URLSearchParams(query)}`
    element.onerror = reject
    document.body.append(element)
  })

function draw(sitekey) {
  window.grecaptcha.render('challenge', {
    sitekey,
    theme,
    callback: (token) => tell('solved', token),
    'error-callback': () => tell('failed'),
  })
  tell('ready')
}

siteKey().then(
  (key) =>
    loaded()
      .then(() => draw(key))
      .catch(() => tell('blocked')),
  () => tell('failed'),
)

// Runs before the first paint, so that language, direction, theme and module colour are right from the first pixel.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  // The language of an address, which is then that of the next pages too, unless nothing can be stored.
  const address = new URL(location.href)
  const asked = address.searchParams.get('lang')
  const isAsked = asked === 'en' || asked === 'ar'
  if (isAsked)
    try {
      localStorage.setItem('language-setting', asked)
      address.searchParams.delete('lang')
      history.replaceState(history.state, '', address)
    } catch {
      // The address keeps it.
    }
  const languages = [isAsked && asked, read('language-setting'), ...navigator.languages]
  const language = languages.find((language) => /^(en|ar)\b/i.test(language || ''))
  root.lang = language?.startsWith('ar') ? 'ar' : 'en'
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr'
  try {
    const { theme } = JSON.parse(read('settings') ?? '{}')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    const { module_type } = JSON.parse(read('module') ?? '{}')
    if (module_type) root.dataset.module = module_type
  } catch {
    // Settings of another version of the shop: the defaults stand.
  }
  const tellConnection = () => root.toggleAttribute('data-offline', !navigator.onLine)
  addEventListener('online', tellConnection)
  addEventListener('offline', tellConnection)
  tellConnection()
  // The shop's own script did not arrive; what it fetches later says so itself.
  const tellUnopened = ({ target }) => {
    if (target.type === 'module') root.dataset.unopened = ''
  }
  addEventListener('error', tellUnopened, true)
})()

/** Loads the page again: after a change of language or of place everything on it is read afresh. */
export const reload = (window: Window): void => window.location.reload()

/** Loads the page again once it is known that it comes: otherwise the browser's own error page would take its place. */
export const reloadIfThere = (window: Window): Promise<void> =>
  window.fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => {
      if (ok) reload(window)
    },
    () => {},
  )

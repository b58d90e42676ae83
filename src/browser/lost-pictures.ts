/** Browsers ask for a picture once; what was lost with the connection is asked for again when it is back. */
export function askAgainForPictures(window: Window): void {
  window.addEventListener('online', () => {
    for (const image of window.document.querySelectorAll('img'))
      if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
  })
}

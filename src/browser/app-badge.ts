type Badged = { setAppBadge?: (count: number) => Promise<void> }

/** Shows a number on the icon of the installed app, where the browser can; 0 takes it away. */
export function showBadge(navigator: object, count: number): void {
  // A browser may refuse it to an app that is not installed.
  ;(navigator as Badged).setAppBadge?.(count).catch(() => {})
}

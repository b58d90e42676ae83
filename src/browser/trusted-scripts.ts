type TrustedTypes = {
  defaultPolicy: unknown
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string }) => unknown
}

const trusted = new Set<string>()

/**
 * Lets a library start a script of ours by its address under `require-trusted-types-for 'script'`.
 * There is one default policy for the whole page and it passes exactly the addresses named here.
 */
export function trustScript(window: Window, url: string): void {
  const absolute = (address: string) => new URL(address, window.location.href).href
  trusted.add(absolute(url))
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScriptURL(asked) {
      if (trusted.has(absolute(asked))) return asked
      throw new TypeError(`Not a script of this shop: ${asked}`)
    },
  })
}

const arriving = new Map<string, Promise<unknown>>()

/**
 * Takes the place of Vite's own around every later import in the build (tools/build/styles/imports-with-styles.ts). The chunk and its
 * style sheets are fetched at the same time, and it is there when they are. Rejects when one is lost, and asks for it again
 * next time; Vite's takes a lost sheet for loaded.
 */
export async function __vitePreload<Loaded>(
  load: () => Promise<Loaded>,
  sheets: readonly string[] = [],
): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), ...sheets.map(sheetOf)])
  return loaded
}

function sheetOf(path: string): Promise<unknown> {
  const known = arriving.get(path)
  if (known) return known
  const arrives = new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = import.meta.env.BASE_URL + path
    link.onload = resolve
    link.onerror = () => {
      arriving.delete(path)
      link.remove()
      reject(new Error(`Styles are lost: ${path}`))
    }
    document.head.append(link)
  })
  arriving.set(path, arrives)
  return arrives
}

/**
 * Replaces each text of the page as the translations of Chrome and Edge do, also a text that comes or changes later, and
 * keeps its words. Self-contained: a browser test evaluates it in the page.
 */
export function translatePage(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root.nodeType === Node.TEXT_NODE ? [root as Text] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (
        !parent ||
        text.data.trim() === '' ||
        parent.closest('font, script, style, textarea, title, option')
      )
        continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      parent.replaceChild(outer, text)
    }
  }
  wrap(document.body)
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) wrap(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

type Page = Pick<Window & typeof globalThis, 'document' | 'Node' | 'MutationObserver'>

/**
 * Keeps React at work on a page that the browser translates. Chrome and Edge replace each text node by a `<font>` element,
 * while React goes on with the text node: an insertion before it throws, and a new amount stays unseen. Here the element
 * stands in for its text, and a text that React changes takes its place back, to be translated again.
 */
export function followTranslation({ document, Node, MutationObserver }: Page): void {
  const standIns = new WeakMap<Node, ChildNode>()
  const { appendChild, insertBefore, removeChild } = Node.prototype

  const leave = (text: Node) => {
    standIns.get(text)?.remove()
    standIns.delete(text)
  }
  /** The child of `parent` that is in the place of `node`. */
  const childOf = (parent: Node, node: Node) => {
    const standIn = standIns.get(node)
    return node.parentNode !== parent && standIn?.parentNode === parent ? standIn : node
  }

  Node.prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    leave(node)
    return appendChild.call(this, node) as Child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    const before = next && childOf(this, next)
    leave(node)
    return insertBefore.call(this, node, before) as Child
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, node: Child): Child {
    removeChild.call(this, childOf(this, node))
    standIns.delete(node)
    return node
  }

  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target)
      standIns.delete(target)
      if (standIn?.isConnected) standIn.replaceWith(target)
    }
  })
  const translations = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling } of records) {
      const standIn = [...addedNodes, previousSibling].find(isFont)
      for (const text of removedNodes) {
        if (!standIn || text.nodeType !== Node.TEXT_NODE) continue
        standIns.set(text, standIn)
        changes.observe(text, { characterData: true })
      }
    }
  })
  translations.observe(document, { childList: true, subtree: true })
}

const isFont = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT'

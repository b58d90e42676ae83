import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { type CategoryNode, chosenLeaves, tickOf, toggledIn } from '#machines/catalogue/chosen-categories.ts'
import { css } from '#styled/css/index.js'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = {
  tree: readonly CategoryNode[]
  chosen: readonly number[]
  onChoose: (chosen: readonly number[]) => void
}

/** Categories to tick, each with those below it to unfold (docs/spec.md §2, Other dialogs and widgets). */
export function CategoryTree({ tree, chosen, onChoose }: Props) {
  const { search } = useWords()
  if (tree.length === 0) return null
  const leaves = chosenLeaves(tree, chosen)
  const toggle = (node: CategoryNode) => onChoose(toggledIn(tree, chosen, node))
  return (
    <fieldset>
      <legend className={heading}>{search.categories()}</legend>
      <Branches nodes={tree} leaves={leaves} onToggle={toggle} />
    </fieldset>
  )
}

type Below = { leaves: ReadonlySet<number>; onToggle: (node: CategoryNode) => void }

const Branches = ({ nodes, ...below }: Below & { nodes: readonly CategoryNode[] }) => (
  <ul>
    {nodes.map((node) => (
      <Branch key={node.id} node={node} {...below} />
    ))}
  </ul>
)

function Branch({ node, leaves, onToggle }: Below & { node: CategoryNode }) {
  const { search } = useWords()
  const tick = tickOf(node, leaves)
  const id = useId()
  // A partly ticked category opens to show its ticked subcategories.
  const [isOpen, setOpen] = useState(tick === 'some')
  const { name, childes } = node
  return (
    <li>
      <div className={row}>
        <Checkbox
          className={box}
          checked={tick === 'all'}
          mixed={tick === 'some'}
          onChange={() => onToggle(node)}
        >
          {name}
        </Checkbox>
        {childes.length > 0 && (
          <IconButton
            size="sm"
            className={fold}
            aria-label={search.subcategories({ name })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {childes.length > 0 && (
        <div id={id} className={below} hidden={!isOpen}>
          <Branches nodes={childes} leaves={leaves} onToggle={onToggle} />
        </div>
      )}
    </li>
  )
}

const heading = css({ textStyle: 'bodyStrong', paddingBlockEnd: '1' })
const row = css({ display: 'flex', alignItems: 'center', gap: '1' })
const box = css({ flex: '1', minWidth: '0' })
const below = css({ paddingInlineStart: '8' })
const fold = css({
  flexShrink: '0',
  '& svg': { transitionProperty: '[rotate]', transitionDuration: 'enter' },
  '&[aria-expanded=true] svg': { rotate: '[180deg]' },
})

import type { ChartState } from '../chart.ts'
import type { Folding } from '../folding.ts'

type RegionTabsProps = {
  /** A parallel state. */
  state: ChartState
  folding: Folding
  onRegion: (region: string | undefined) => void
}

/** Shows the regions of a parallel state side by side, or one of them alone. */
export function RegionTabs({ state: { id, name, states }, folding, onRegion }: RegionTabsProps) {
  const tabs = [{ id: undefined, name: 'All regions' }, ...states]
  const shown = states.find((state) => folding.alone.includes(state.id))?.id
  return (
    <fieldset className="views">
      <legend>Regions of {name}</legend>
      {tabs.map((tab) => (
        <label key={tab.id ?? ''}>
          <input
            type="radio"
            name={`regions ${id}`}
            checked={tab.id === shown}
            onChange={() => onRegion(tab.id)}
          />
          <bdi>{tab.name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

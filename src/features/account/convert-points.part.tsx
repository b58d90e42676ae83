import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { ConvertPointsView } from './convert-points.view.tsx'
import { connectConvertPoints } from './wallet.ports.ts'

type Props = {
  points: number
  /** Reads the transactions again. */
  refreshList: () => void
}

/** Changes points into money and says so (docs/spec.md §8). */
export function ConvertPoints({ points, refreshList }: Props) {
  const { api } = useShop()
  const config = useConfig()
  const { actor, snapshot, send } = useFlow(() => connectConvertPoints(api, window.crypto), undefined)
  useTellApp('convertPoints', actor, { refreshList })
  return <ConvertPointsView snapshot={snapshot} send={send} points={points} config={config} />
}

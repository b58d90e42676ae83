import { QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { reloadIfThere } from '#browser/reload.ts'
import { useWords } from '#i18n/i18n.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { forgetMissedParts, wasLostAhead } from '#ui/lazy-part.tsx'

type BoundaryProps = {
  children: ReactNode
  /** Key of the shown page; a new key forgets the error of the page before. */
  shown?: string
  /** Instead of the apology. */
  instead?: (retry: () => void) => ReactNode
}

/** Catches what a screen below throws: a read that failed, a chunk that did not arrive. Retry renders it anew. */
export function ErrorBoundary(props: BoundaryProps) {
  const queries = useQueryClient()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => {
        const startOver = () => {
          reset()
          // The cache may hold the response that made the screen throw; responses without an observer are read afresh.
          queries.removeQueries({ type: 'inactive' })
        }
        return <Wall {...props} onRetry={startOver} />
      }}
    </QueryErrorResetBoundary>
  )
}

type WallProps = BoundaryProps & { onRetry: () => void }
type WallState = { error: unknown; shown: string | undefined }

class Wall extends Component<WallProps, WallState> {
  override state: WallState = { error: undefined, shown: this.props.shown }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  static getDerivedStateFromProps = ({ shown }: WallProps, state: WallState) =>
    shown === state.shown ? null : { error: undefined, shown }

  override componentDidCatch() {
    if (wasLostAhead()) void reloadIfThere(window)
  }

  override componentDidUpdate({ shown }: WallProps) {
    // Who comes back to what did not arrive asks for it again.
    if (shown !== this.props.shown) forgetMissedParts()
  }

  override render() {
    const { children, onRetry, instead } = this.props
    if (this.state.error === undefined) return children
    const retry = () => {
      if (forgetMissedParts()) return void reloadIfThere(window)
      onRetry()
      this.setState({ error: undefined })
    }
    return instead ? instead(retry) : <Apology onRetry={retry} />
  }
}

function Apology({ onRetry }: { onRetry: () => void }) {
  const { problems } = useWords()
  return (
    <ErrorState
      level={1}
      title={problems.unreachable.title()}
      hint={problems.unreachable.note()}
      onRetry={onRetry}
    />
  )
}

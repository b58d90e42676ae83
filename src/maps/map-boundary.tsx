import { Component, type ReactNode } from 'react'

type Props = { onProblem: () => void; children: ReactNode }

/** A map that does not arrive, or breaks while it draws, takes nothing else with it. */
export class MapBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onProblem()
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}

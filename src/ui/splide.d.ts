/** The package ships its types but hides them behind its `exports`. */
declare module '@splidejs/react-splide' {
  import type { ComponentConstructor, Splide as Core, Options } from '@splidejs/splide'
  import type { Component, HTMLAttributes, ReactNode } from 'react'

  type SplideProps = Omit<HTMLAttributes<HTMLDivElement>, 'onDrag'> & {
    options?: Options
    hasTrack?: boolean
    extensions?: Record<string, ComponentConstructor>
    children?: ReactNode
    onMounted?: (splide: Core) => void
    onMove?: (splide: Core, index: number, previous: number, destination: number) => void
    onMoved?: (splide: Core, index: number) => void
    onResized?: (splide: Core) => void
  }

  export class Splide extends Component<SplideProps> {
    readonly splide: Core | undefined
    go(control: number | string): void
    sync(splide: Core): void
    protected getSlides(): HTMLElement[]
    omit<Props extends object>(props: Props, keys: readonly PropertyKey[]): Props
  }
  export function SplideTrack(props: HTMLAttributes<HTMLDivElement>): ReactNode
  export function SplideSlide(props: HTMLAttributes<HTMLLIElement>): ReactNode
}

import { type ComponentProps, createElement } from 'react'

type IconData = { size: number; node: [tag: string, attributes: Record<string, string>][] }

/**
 * Stands in for lucide's own `createLucideIcon` in the build (tools/build/styles/slim-libraries.ts). Our icons are sized and
 * coloured by styles, so what travels is the drawing and these lines, not lucide's props, aliases and context.
 */
// biome-ignore lint/style/noDefaultExport: lucide's icons import it so
export default function createIcon({ size, node }: IconData) {
  return function Icon(props: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}

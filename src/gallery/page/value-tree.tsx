import './value-tree.css'
/** A value as a tree that opens: what changed since `before` is marked. Both are plain, as JSON has them. */
export function ValueTree({ value, before, name }: { value: unknown; before?: unknown; name?: string }) {
  const isChanged = before !== undefined && JSON.stringify(before) !== JSON.stringify(value)
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return (
      <div className="leaf" data-changed={isChanged || undefined}>
        {name !== undefined && <span className="key">{name}</span>}{' '}
        <span className="value">{shown(value)}</span>
      </div>
    )
  return (
    <details className="branch" data-changed={isChanged || undefined} open={name === undefined || isChanged}>
      <summary>
        <span className="key">{name ?? (Array.isArray(value) ? 'list' : 'context')}</span>{' '}
        <span className="size">
          {Array.isArray(value) ? `[${value.length}]` : `{${Object.keys(value).length}}`}
        </span>
      </summary>
      {Object.entries(value).map(([key, field]) => (
        <ValueTree key={key} name={key} value={field} before={fieldOf(before, key)} />
      ))}
    </details>
  )
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? ((value as Record<string, unknown>)[key] ?? null) : undefined

const shown = (value: unknown) => (value === undefined ? 'undefined' : JSON.stringify(value))

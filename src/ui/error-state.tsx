import plug from '@lobehub/fluent-emoji-3d/assets/1f50c.webp'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { ArtPicture } from './art-picture.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export type ErrorStateProps = {
  /** What happened; "Something went wrong" by default. */
  title?: ReactNode
  /** What the failure did not touch: the customer's data that is safe. */
  hint?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  level?: 1 | 2 | 3
  className?: string
}

/** Tells what happened and which data is safe, and offers a retry. */
export function ErrorState({ title, hint, onRetry, retrying, level, className }: ErrorStateProps) {
  const words = useWords()
  return (
    <div role="alert" className={className}>
      <EmptyState
        level={level}
        // The table of all pictures (art.tsx) is not part of the first load.
        picture={<ArtPicture src={plug} />}
        title={title ?? words.problems.failed.title()}
        hint={hint ?? words.problems.failed.note()}
        action={
          onRetry && (
            <Button variant="outline" busy={retrying} onClick={onRetry}>
              {words.actions.retry()}
            </Button>
          )
        }
      />
    </div>
  )
}

import { Fragment, type ReactNode } from 'react'

/** The same shape several times over: rows of skeletons. */
export const Repeat = ({ times, children }: { times: number; children: ReactNode }) =>
  Array.from({ length: times }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the copies are alike and never move
    <Fragment key={index}>{children}</Fragment>
  ))

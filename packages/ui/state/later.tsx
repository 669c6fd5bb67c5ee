import type { ReactNode } from 'react'
import { useCalm } from './calm.ts'

export type LaterProps = {
  /** Keeps the place until the content is there. */
  readonly place: string
  readonly children: ReactNode
}

/** A part of the page below what is seen first: drawn a moment later, in a piece of its own. */
export function Later({ place, children }: LaterProps) {
  return useCalm() ? children : <div className={place} />
}

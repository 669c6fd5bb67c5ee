import type { ReactNode } from 'react'
import { useCalm } from './calm.ts'

export type LaterProps = {
  /** A placeholder until the content is rendered. */
  readonly place: string
  readonly children: ReactNode
}

/** Content below the fold: rendered a moment later, separately. */
export function Later({ place, children }: LaterProps) {
  return useCalm() ? children : <div className={place} />
}

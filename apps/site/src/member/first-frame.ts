import { startTransition, useEffect, useState } from 'react'
import { useCalm } from '#ui/state/calm.ts'
import { endFirstCentre, isFirstCentre } from '../first/first-centre.ts'

const FIRST_MS = 1_000

export type FirstFrame = {
  /** Skips the opening animation: on a direct visit the document's first paint shows the member centre already. */
  readonly isStill: boolean
  /** Whether the frame's content is rendered: one task after the frame; the first paint covers it until then. */
  readonly isWhole: boolean
}

/** Replaces the document's first paint by the rendered member centre. */
export function useFirstFrame(): FirstFrame {
  const [isFirst] = useState(isFirstCentre)
  const [isStill, setStill] = useState(isFirst)
  const isCalm = useCalm()
  const isWhole = !isFirst || isCalm
  useEffect(() => {
    if (isWhole) endFirstCentre()
  }, [isWhole])
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setStill(false)), FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  return { isStill, isWhole }
}

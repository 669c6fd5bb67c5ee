import { startTransition, useEffect, useState } from 'react'
import { useCalm } from '#ui/state/calm.ts'
import { endFirstCentre, isFirstCentre } from '../first/first-centre.ts'

const FIRST_MS = 1_000

export type FirstFrame = {
  /** It does not come in: who comes straight here finds it standing already, in the document's first paint. */
  readonly isStill: boolean
  /** Whether what stands in the frame is drawn: a moment after the frame, which the first paint covers until then. */
  readonly isWhole: boolean
}

/** How the member centre takes over from the document's first paint, which goes when the page has drawn its own. */
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

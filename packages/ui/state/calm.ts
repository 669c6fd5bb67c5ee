import { startTransition, useEffect, useState } from 'react'

/** By then a deed is done also in a browser that has no moment without work, or never says so. */
const PATIENCE_MS = 400
/** Nobody waits longer for a frame. */
const FRAME_MS = 100

const deeds: (() => void)[] = []
let isBusy = false

/**
 * Does a deed when the browser has a moment, one after the other with a paint between them: what a page draws in five small pieces
 * hears a press between them, and the same in one piece does not. Gives the way to call it off.
 */
export function whenCalm(deed: () => void): () => void {
  deeds.push(deed)
  if (!isBusy) next()
  return () => {
    const at = deeds.indexOf(deed)
    if (at >= 0) deeds.splice(at, 1)
  }
}

function next(): void {
  isBusy = deeds.length > 0
  if (!isBusy) return
  inAMoment(() => {
    deeds.shift()?.()
    // until it is drawn, and then until that is painted: two pieces in one frame are measured and painted in one piece
    inAMoment(() => inAFrame(next))
  })
}

function inAMoment(go: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: PATIENCE_MS })
  else setTimeout(go)
}

/** A page that nobody sees has no frames. */
function inAFrame(go: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    go()
  }
  requestAnimationFrame(once)
  setTimeout(once, FRAME_MS)
}

/** How many of something are drawn: a few at once, the others a handful at a time. Starts anew with `first`. */
export function useGrowing(total: number, first: number, step: number): number {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (shown >= total) return undefined
    return whenCalm(() => startTransition(() => setShown(shown + step)))
  }, [shown, total, step])
  return Math.min(shown, total)
}

/** Whether the page has had a moment without work since this was drawn. */
export function useCalm(): boolean {
  return useGrowing(1, 0, 1) === 1
}

import { startTransition, useEffect, useState } from 'react'

/** Fallback for browsers that are never idle, or do not report it. */
const PATIENCE_MS = 400
/** Maximum wait for a frame. */
const FRAME_MS = 100

const actions: (() => void)[] = []
let isBusy = false

/**
 * Runs tasks when the browser is idle, one after the other with a paint between them: a page rendered in five small pieces can handle
 * input between them. Returns a function that cancels.
 */
export function whenCalm(action: () => void): () => void {
  actions.push(action)
  if (!isBusy) next()
  return () => {
    const at = actions.indexOf(action)
    if (at >= 0) actions.splice(at, 1)
  }
}

function next(): void {
  isBusy = actions.length > 0
  if (!isBusy) return
  inAMoment(() => {
    actions.shift()?.()
    // until it is rendered, and then until that is painted: two pieces in one frame would be laid out and painted as one
    inAMoment(() => inAFrame(next))
  })
}

function inAMoment(go: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: PATIENCE_MS })
  else setTimeout(go)
}

/** A hidden page has no frames. */
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

/** Number of items to render: a few first, the others in steps. Restarts when `first` changes. */
export function useGrowing(total: number, first: number, step: number): number {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (shown >= total) return undefined
    return whenCalm(() => startTransition(() => setShown(shown + step)))
  }, [shown, total, step])
  return Math.min(shown, total)
}

/** Whether the page has been idle since this was rendered. */
export function useCalm(): boolean {
  return useGrowing(1, 0, 1) === 1
}

import { useEffect } from 'react'

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
const LOOK_MS = 15_000

/**
 * Calls `onIdle` after so long without a hand on the page. The page's own asking counts as activity for the server, so the page
 * itself must notice that no one is there (S2).
 */
export function useIdle(afterMs: number, onIdle: () => void): void {
  useEffect(() => {
    let last = Date.now()
    const touch = () => void (last = Date.now())
    for (const sign of SIGNS) addEventListener(sign, touch, { passive: true })
    const timer = setInterval(() => {
      if (Date.now() - last >= afterMs) onIdle()
    }, LOOK_MS)
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, touch)
      clearInterval(timer)
    }
  }, [afterMs, onIdle])
}

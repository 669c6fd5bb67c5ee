import { useEffect } from 'react'

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
const LOOK_MS = 15_000

/**
 * Calls `onIdle` after this time without user input. The page's own polling counts as activity for the server, so the page itself must
 * detect that the operator is away (S2).
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

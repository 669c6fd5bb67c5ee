import { useEffect, useRef } from 'react'

/**
 * What a press replaces by something else is read from its beginning: on a phone the press lies at the foot of the page, and what it
 * led to would open somewhere in its middle. Null while the new piece is still on its way.
 */
export function useTop(shown: string | null): void {
  const last = useRef(shown)
  useEffect(() => {
    if (shown === null || shown === last.current) return
    last.current = shown
    document.querySelector('[data-content]')?.scrollIntoView({ block: 'start' })
  }, [shown])
}

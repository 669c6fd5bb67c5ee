import { useEffect, useRef } from 'react'

/**
 * Scrolls to the top of content that replaces what was pressed: on a phone the button is at the bottom, and the new content would open
 * in its middle. Null while the new content is loading.
 */
export function useTop(shown: string | null): void {
  const last = useRef(shown)
  useEffect(() => {
    if (shown === null || shown === last.current) return
    last.current = shown
    document.querySelector('[data-content]')?.scrollIntoView({ block: 'start' })
  }, [shown])
}

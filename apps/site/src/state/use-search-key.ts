import { useEffect } from 'react'
import { openLayer } from './shell-store.ts'

/** A stroke opens the search from anywhere but a box that one types into; Ctrl and K from there too. */
export function useSearchKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      const isHeld = event.ctrlKey || event.metaKey
      const isStroke = event.key === '/' && !isTyping && !isHeld && !event.altKey
      // the usual key of a search, also while one types
      const isCombined = event.key.toLowerCase() === 'k' && isHeld && !event.shiftKey && !event.altKey
      if (!isStroke && !isCombined) return
      event.preventDefault()
      openLayer('search')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

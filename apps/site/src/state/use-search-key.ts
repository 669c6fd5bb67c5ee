import { useEffect } from 'react'
import { openLayer } from './shell-store.ts'

/** A slash opens the search, except in a text field; Ctrl-K opens it there too. */
export function useSearchKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      const isHeld = event.ctrlKey || event.metaKey
      const isStroke = event.key === '/' && !isTyping && !isHeld && !event.altKey
      // the usual shortcut of a search, also while typing
      const isCombined = event.key.toLowerCase() === 'k' && isHeld && !event.shiftKey && !event.altKey
      if (!isStroke && !isCombined) return
      event.preventDefault()
      openLayer('search')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

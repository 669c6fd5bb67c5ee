import { createBrowserHistory } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The window's own history; the router and everything that goes somewhere share it. */
export const history = createBrowserHistory()

export function go(href: string): void {
  history.push(href)
}

export function goInstead(href: string): void {
  history.replace(href)
}

/** Plain links between rooms change the room without loading the page again; panels need to know of no router. */
export function useInnerLinks(): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
      if (
        !(link instanceof HTMLAnchorElement) ||
        link.target ||
        link.download ||
        link.origin !== location.origin
      )
        return
      if (link.pathname.startsWith('/office/')) return // files and calls are the server's
      event.preventDefault()
      go(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])
}

import { createBrowserHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pops } from '#ui/route/pops.ts'

// before the router's own listener: Back closes the topmost layer first
addEventListener('popstate', (event) => {
  if (pops.take(event)) event.stopImmediatePropagation()
})

/** The window's history, shared by the router and everything that navigates. */
export const history = createBrowserHistory()

export function go(href: string): void {
  history.push(href)
}

export function goInstead(href: string): void {
  history.replace(href)
}

/** Turns plain links between pages into client-side navigation, so that panels need not know the router. */
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
      if (link.pathname.startsWith('/office/')) return // files and API calls belong to the server
      event.preventDefault()
      go(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])
}

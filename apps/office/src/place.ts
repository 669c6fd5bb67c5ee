import { createBrowserHistory } from '@tanstack/react-router'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

/** The window's own history; the router and everything that goes somewhere share it. */
export const history = createBrowserHistory()

export function go(href: string): void {
  history.push(href)
}

export function goInstead(href: string): void {
  history.replace(href)
}

/** Where one is: the path, and what the address says besides. */
export function usePlace(): {
  readonly path: string
  readonly search: URLSearchParams
  readonly href: string
} {
  const href = useSyncExternalStore(history.subscribe, () => history.location.href)
  return useMemo(() => {
    const { pathname, search } = new URL(href, 'http://office')
    return { path: pathname, search: new URLSearchParams(search), href }
  }, [href])
}

const MOST = 120

/**
 * A room's filters, kept in the address so that a view can be sent to a colleague: `names` are the ones the room knows, everything
 * else is left out. Setting one to undefined takes it away.
 */
export function useFilters<Name extends string>(
  names: readonly Name[],
): readonly [Filters<Name>, (next: Filters<Name>) => void] {
  const { path, search } = usePlace()
  const filters: Filters<Name> = {}
  for (const name of names) {
    const value = search.get(name)?.slice(0, MOST)
    if (value) filters[name] = value
  }
  const set = (next: Filters<Name>) => {
    const kept = new URLSearchParams()
    for (const name of names) {
      const value = next[name]
      if (value) kept.set(name, value)
    }
    const query = kept.toString()
    goInstead(query ? `${path}?${query}` : path)
  }
  return [filters, set]
}

export type Filters<Name extends string> = { [N in Name]?: string | undefined }

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

import { useSyncExternalStore } from 'react'
import { pops } from './pops.ts'

/** The query string: texts by name. Readers validate it, because anyone may have typed it. */
export type Search = Readonly<Record<string, string | undefined>>

/** The current location. */
export type Place = {
  readonly pathname: string
  readonly search: Search
  /** Path and query as in the address bar. */
  readonly href: string
  /** The history entry, for its scroll position. */
  readonly key: string
  readonly isBack: boolean
  readonly keepsScroll: boolean
}

export type Target = {
  /** A path, or '.' for the current page. */
  readonly to?: string
  /** Path and query in one text, instead of both. */
  readonly href?: string
  readonly search?: Search | ((before: Search) => Search)
  /** Replaces the current history entry. */
  readonly replace?: boolean
  /** False: the scroll position is kept. */
  readonly resetScroll?: boolean
}

/** Layers add their own marks to a state (`#ui/route/back.ts`); `from` is the key of the page that was left. */
type State = { readonly key: string; readonly at: number; readonly from?: string }

type Ways = {
  /** The target of a redirecting path. */
  readonly meant: (pathname: string) => string
  /** Loads what the page of a path needs; the page is shown then, or after a timeout. */
  readonly ready: (pathname: string) => Promise<unknown> | null
}

/** A page whose code takes longer shows a loading state. */
const PATIENCE_MS = 200
const SCROLLS = 'scrolls'

let ways: Ways = { meant: (pathname) => pathname, ready: () => null }
let shown: Place = blank()
let wanted = shown
let entries = 0
const listeners = new Set<() => void>()

function blank(): Place {
  return { pathname: '/', search: {}, href: '/', key: '', isBack: false, keepsScroll: true }
}

/** Reads the initial URL, and follows back and forward navigation. */
export function startPlaces(own: Ways): void {
  ways = own
  history.scrollRestoration = 'manual'
  const state = stateOf(history.state)
  const first = read(location.pathname, location.search)
  const key = state?.key ?? newKey()
  history.replaceState({ ...history.state, key, at: state?.at ?? 0 }, '', first.href + location.hash)
  shown = wanted = { ...first, key, isBack: state !== null, keepsScroll: false }
  addEventListener('popstate', (event) => {
    if (pops.take(event)) return
    const back = stateOf(event.state)
    // an anchor on this page: the browser has scrolled there already
    if (!back) return history.replaceState({ key: shown.key, at: entries }, '')
    rememberScroll()
    entries = back.at
    const place = read(location.pathname, location.search)
    void show({ ...place, key: back.key, isBack: true, keepsScroll: place.pathname === shown.pathname })
  })
  addEventListener('pagehide', rememberScroll)
}

/** Navigates to another page, or changes this page's query; resolves when it is shown. */
export function navigate(target: Target): Promise<void> {
  const next = addressOf(target)
  const stays = target.replace === true || next.href === wanted.href
  if (!stays) rememberScroll()
  entries += stays ? 0 : 1
  const key = newKey()
  const state: State = { key, at: entries }
  if (stays) history.replaceState({ ...history.state, ...state }, '', next.href)
  else history.pushState({ ...state, from: history.state?.key }, '', next.href)
  const keepsScroll = target.resetScroll === false || next.href === shown.href
  return show({ ...next, key, isBack: false, keepsScroll })
}

/** Whether going back stays on this site. */
export function canGoBack(): boolean {
  return entries > 0
}

/** The current location, parsed once. */
export function currentPlace(): Place {
  return shown
}

export function usePlace(): Place {
  return useSyncExternalStore(
    (heard) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    () => shown,
    () => shown,
  )
}

/** The scroll position of a history entry when it was left. */
export function scrollOf(key: string): number {
  return Number(scrolls()[key] ?? 0)
}

async function show(next: Place): Promise<void> {
  wanted = next
  const coming = ways.ready(next.pathname)
  if (coming) await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  if (wanted !== next) return // the user has navigated elsewhere
  shown = next
  for (const heard of listeners) heard()
}

type Address = Pick<Place, 'pathname' | 'search' | 'href'>

export function addressOf({ to = '.', href, search }: Target): Address {
  if (href !== undefined) {
    const url = new URL(href, location.origin)
    return read(url.pathname, url.search)
  }
  const pathname = to === '.' ? wanted.pathname : to
  const next = typeof search === 'function' ? search(wanted.search) : (search ?? {})
  return written(ways.meant(pathname), next)
}

function read(pathname: string, query: string): Address {
  // two leading slashes would name another host
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`
  return written(ways.meant(path), Object.fromEntries(new URLSearchParams(query)))
}

function written(pathname: string, search: Search): Address {
  const kept = Object.entries(search).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const query = new URLSearchParams(kept).toString()
  return { pathname, search: Object.fromEntries(kept), href: query ? `${pathname}?${query}` : pathname }
}

function stateOf(state: unknown): State | null {
  if (typeof state !== 'object' || state === null || !('key' in state) || !('at' in state)) return null
  return typeof state.key === 'string' && typeof state.at === 'number'
    ? { key: state.key, at: state.at }
    : null
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')
}

function scrolls(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLLS) ?? '{}')
  } catch {
    return {} // another script stored something else there
  }
}

/** Maximum number of stored scroll positions; the oldest are evicted. */
const MOST_SCROLLS = 50

function rememberScroll(): void {
  const all = Object.entries({ ...scrolls(), [shown.key]: Math.round(scrollY) })
  sessionStorage.setItem(SCROLLS, JSON.stringify(Object.fromEntries(all.slice(-MOST_SCROLLS))))
}

import { useEffect, useRef } from 'react'
import { pops } from './pops.ts'

// Back (a phone's gesture or key, the browser's button) closes the topmost layer and leaves the page and its forms as they are.
// Every layer stands on a history entry of its own, with the page's URL and state and its height in `layer`. A layer that is closed in
// another way leaves its entry behind: going back from a script is asynchronous, and would undo a navigation that follows the closing. The
// next layer reuses the entry, and a later Back skips it. Example: [page] → menu opens [page, 1] → closed by its button, the entry stays →
// search opens, reuses 1 → Back closes it → Back leaves the page.
// A navigation that replaces the page on a layer's entry leaves the entries below with the old page (`under` names it). Back from there
// replaces them, too: [login] → form opens [login, 1] → a login replaces it by [home, 1] → Back shows home, not the form again.

type Layer = { readonly close: () => void }

/** The history entry that the window is on: which page it belongs to, its URL, and how many layers are below it. */
type Entry = {
  readonly key: unknown
  readonly layer: number
  /** Of a layer's entry: the page of the entries below it. */
  readonly under: unknown
  readonly href: string
}

/** Open layers of this window, the topmost last. */
const open: Layer[] = []
let at: Entry | null = null
let isListening = false
/** The last popstate event, and whether a layer handled it; the router reads it before it handles the event itself. */
let last: { readonly event: PopStateEvent; readonly isOurs: boolean } | null = null

/**
 * Makes Back close a layer while it is open. Every component that covers the page uses it; a layer whose URL says that it is open passes
 * false, because going back from that URL closes it.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const layer = { close: () => latest.current() }
    open.push(layer)
    standOnEntries()
    return () => {
      open.splice(open.indexOf(layer), 1)
    }
  }, [isOpen])
}

/**
 * After closing a layer that its URL opened: the current entry, rewritten to the URL of the page below, becomes an unused layer entry of
 * that page, so that Back does not open the layer again.
 */
export function spendEntry(below: string): void {
  listen()
  history.replaceState({ ...history.state, key: below, under: below, layer: 1 }, '')
  at = entryOf(history.state)
}

/** An entry for each open layer. Called directly on the prototype: a router that wraps pushState would see a navigation. */
function standOnEntries(): void {
  listen()
  const { layer: below, under } = entryOf(history.state)
  for (let layer = below; layer < open.length; layer += 1)
    History.prototype.pushState.call(history, { ...history.state, under, layer: layer + 1 }, '')
  at = entryOf(history.state)
}

function listen(): void {
  if (isListening) return
  isListening = true
  at = entryOf(history.state)
  pops.take = (event) => {
    if (last?.event !== event) last = { event, isOurs: pop(event) }
    return last.isOurs
  }
  addEventListener('popstate', pops.take)
  // a navigation leaves the entries of this page, or replaces the page above them
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)]
  history.pushState = (...args) => {
    push(...args)
    at = entryOf(history.state)
  }
  history.replaceState = (...args) => {
    replace(...args)
    at = entryOf(history.state)
  }
}

/** True if the event closes or skips a layer, and is none of the router's. */
function pop(event: PopStateEvent): boolean {
  const was = at
  const now = replacedBelow(was, entryOf(event.state))
  at = now
  const isSamePage = was !== null && was.key === now.key
  const wasUnused = isSamePage && was.layer > open.length
  if (now.layer > open.length || (wasUnused && now.layer === open.length)) {
    // coming from another page, the skipping ends at this page; coming from an unused entry of this page, it ends below the page
    if (!wasUnused) at = { ...now, layer: open.length }
    history.back()
    return true
  }
  // a step down; an event for the same entry is a router's own
  if (isSamePage && now.layer < was.layer && now.layer < open.length) {
    for (const layer of open.slice(now.layer).toReversed()) layer.close()
    // a layer that answers with a question instead of closing gets its entry back
    setTimeout(standOnEntries)
    return true
  }
  return false
}

/** The page that replaced the one of this entry while a layer stood on it, as the entry's own page. */
function replacedBelow(was: Entry | null, now: Entry): Entry {
  if (!was || was.layer <= now.layer || was.under !== now.key || was.key === now.key) return now
  history.replaceState({ ...history.state, key: was.key }, '', was.href)
  const { key, href } = was
  return { layer: now.layer, key, under: now.layer > 0 ? now.under : key, href }
}

function entryOf(state: unknown): Entry {
  const { href } = location
  if (typeof state !== 'object' || state === null) return { key: null, layer: 0, under: null, href }
  const layer = 'layer' in state && typeof state.layer === 'number' ? state.layer : 0
  const key = 'key' in state ? state.key : null
  return { key, layer, under: layer > 0 && 'under' in state ? state.under : key, href }
}

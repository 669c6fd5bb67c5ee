import { useEffect, useRef, useState, type RefObject } from 'react'

/** So near to what is seen that it has been drawn when it is. */
const NEAR = '400px 0px'
/** Cards that one frame draws or takes away: a line of a phone. More at once and a scroll would be felt to stop. */
const EACH_FRAME = 3

type Hear = (isNear: boolean) => void

const heard = new WeakMap<Element, Hear>()
/** What came near, or went, and has not been told yet; the latest word counts. */
const untold = new Map<Element, boolean>()
let watcher: IntersectionObserver | undefined
let isTelling = false

function tellSome(): void {
  for (const [element, isNear] of [...untold].slice(0, EACH_FRAME)) {
    untold.delete(element)
    heard.get(element)?.(isNear)
  }
  isTelling = untold.size > 0
  if (isTelling) requestAnimationFrame(tellSome)
}

function observe(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    // what holds the keyboard's focus stays, however far it is scrolled away
    if (isIntersecting || !target.contains(document.activeElement)) untold.set(target, isIntersecting)
  }
  if (isTelling || untold.size === 0) return
  isTelling = true
  requestAnimationFrame(tellSome)
}

/**
 * Whether a place is about to be seen, for a page of very many: all places share one watch, and are told a handful a frame, so that a
 * scroll through thousands never waits for a page full of them. `isHere`: is seen at once.
 */
export function useNear<E extends Element>(isHere: boolean): readonly [RefObject<E | null>, boolean] {
  const place = useRef<E>(null)
  const [isNear, setNear] = useState(isHere)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    watcher ??= new IntersectionObserver(observe, { rootMargin: NEAR })
    heard.set(element, setNear)
    watcher.observe(element)
    return () => {
      watcher?.unobserve(element)
      untold.delete(element)
      heard.delete(element)
    }
  }, [])
  return [place, isNear]
}

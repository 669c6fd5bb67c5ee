import { useEffect, useRef, useState, type RefObject } from 'react'

/** Distance from the viewport at which content is rendered, so that it is there when visible. */
const NEAR = '400px 0px'
/** Maximum number of cards rendered or removed per frame: a row on a phone. More would make scrolling stutter. */
const EACH_FRAME = 3

type Hear = (isNear: boolean) => void

const heard = new WeakMap<Element, Hear>()
/** Pending visibility changes; the latest one counts. */
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
    // an element with keyboard focus stays, however far it is scrolled away
    if (isIntersecting || !target.contains(document.activeElement)) untold.set(target, isIntersecting)
  }
  if (isTelling || untold.size === 0) return
  isTelling = true
  requestAnimationFrame(tellSome)
}

/**
 * Whether an element is near the viewport, for very long pages: all elements share one observer and are updated a few per frame, so
 * that scrolling through thousands stays smooth. `isHere`: visible immediately.
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

import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { whenCalm } from './calm.ts'

export type WhenNearProps = {
  /** Placeholder, of the content's height if something is below it. */
  readonly className?: string
  /** Placeholder until the content is rendered, which may be smaller. */
  readonly place?: string
  /** Rendered immediately. */
  readonly isHere?: boolean
  /** Rendered after this many milliseconds at the latest: long enough for the visible part to be rendered first. */
  readonly laterMs?: number
  readonly children: ReactNode
}

/** Renders a part of the page, and loads its code, when it is about to become visible; for screen readers, after a delay. */
export function WhenNear({
  className = 'min-h-px',
  place: room,
  isHere = false,
  laterMs = LATER_MS,
  children,
}: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isHere)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true)
    }, NEAR)
    watch.observe(element)
    let forget = (): void => undefined
    const timer = setTimeout(() => {
      forget = whenCalm(() => startTransition(() => setNear(true)))
    }, laterMs)
    return () => {
      watch.disconnect()
      clearTimeout(timer)
      forget()
    }
  }, [isNear, laterMs])
  return (
    <div ref={place} className={room === undefined ? className : isNear ? undefined : room}>
      {isNear && children}
    </div>
  )
}

/** Distance from the viewport at which loading starts. */
const NEAR = { rootMargin: '600px 0px' }
/** Late enough not to delay the first view. */
const LATER_MS = 6_000

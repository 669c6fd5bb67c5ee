import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { whenCalm } from './calm.ts'

export type WhenNearProps = {
  /** Keeps the place, of the content's height where something stands below. */
  readonly className?: string
  /** Keeps it only until the content comes, which may be smaller. */
  readonly place?: string
  /** Is seen at once. */
  readonly isHere?: boolean
  /** Is drawn by then all the same, in milliseconds: long enough that what is seen has been drawn. */
  readonly laterMs?: number
  readonly children: ReactNode
}

/**
 * A part of the page that is drawn, and whose code is fetched, when it is about to be seen; or, for who reads with the ears, when the
 * page has stood for a while.
 */
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

/** So near to what is seen that it has come when it is. */
const NEAR = { rootMargin: '600px 0px' }
/** By then nobody waits for the page any more. */
const LATER_MS = 6_000

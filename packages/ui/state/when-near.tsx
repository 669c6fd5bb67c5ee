import { useEffect, useRef, useState, type ReactNode } from 'react'

export type WhenNearProps = {
  /** Keeps the place until its content comes; of the content's height where something stands below. */
  readonly className?: string
  readonly children: ReactNode
}

/** A part of the page that is drawn, and whose code is fetched, when it is about to be seen. */
export function WhenNear({ className = 'min-h-px', children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true)
    }, NEAR)
    watch.observe(element)
    return () => watch.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  )
}

/** So near to what is seen that it has come when it is. */
const NEAR = { rootMargin: '600px 0px' }

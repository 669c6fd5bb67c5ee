import { Suspense, useState, type ReactNode } from 'react'
import { Boundary } from './pages.tsx'

/** True from the first time on that something is opened: it stays mounted, so that its closing can be animated. */
export function useStays(isWanted: boolean): boolean {
  const [was, setWas] = useState(isWanted)
  if (isWanted && !was) setWas(true)
  return isWanted || was
}

export type StaysProps = {
  readonly isOpen: boolean
  /** Name of the part that may fail to load without affecting the page. */
  readonly name: string
  readonly children: ReactNode
}

/** A sheet or dialog whose code is loaded when first opened, and which stays mounted for its closing animation. */
export function Stays({ isOpen, name, children }: StaysProps) {
  if (!useStays(isOpen)) return null
  return (
    <Boundary resetKey={name}>
      <Suspense>{children}</Suspense>
    </Boundary>
  )
}

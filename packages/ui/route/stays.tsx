import { Suspense, useState, type ReactNode } from 'react'
import { Boundary } from './pages.tsx'

/** True from the first time on that something is wanted: what closes stays, so that its closing can be drawn. */
export function useStays(isWanted: boolean): boolean {
  const [was, setWas] = useState(isWanted)
  if (isWanted && !was) setWas(true)
  return isWanted || was
}

export type StaysProps = {
  readonly isOpen: boolean
  /** Of the part that may fail to come without taking the page along. */
  readonly name: string
  readonly children: ReactNode
}

/** A sheet or dialog whose code comes when it is opened first, and which stays for its closing movement. */
export function Stays({ isOpen, name, children }: StaysProps) {
  if (!useStays(isOpen)) return null
  return (
    <Boundary resetKey={name}>
      <Suspense>{children}</Suspense>
    </Boundary>
  )
}

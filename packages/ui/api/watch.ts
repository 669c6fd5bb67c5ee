import { useEffect, useRef } from 'react'
import type { LiveEvent } from '#contract/live.ts'

/**
 * What the page watches on its socket, and who listens. The socket belongs to the site (`use-live.ts`); components name what they show,
 * such as `table:BAC1`, and get the events of these topics. Events are best-effort: after `onAgain` read the state again.
 */

type Heard = (event: LiveEvent) => void

const counts = new Map<string, number>()
const hearers = new Set<Heard>()
const again = new Set<() => void>()
const changes = new Set<() => void>()

/** What the page shows now. */
export const watchedNames = (): readonly string[] => [...counts.keys()]

/** Calls `changed` when the page shows something else; returns how to stop. */
export function onWatched(changed: () => void): () => void {
  changes.add(changed)
  return () => void changes.delete(changed)
}

/** An event arrived at the socket. */
export function tellWatchers(event: LiveEvent): void {
  for (const hear of hearers) hear(event)
}

/** The socket has connected again: events were missed. */
export function tellAgain(): void {
  for (const call of again) call()
}

function count(name: string, change: number): void {
  const now = (counts.get(name) ?? 0) + change
  if (now > 0) counts.set(name, now)
  else counts.delete(name)
}

function watch(names: readonly string[], change: 1 | -1): void {
  if (names.length === 0) return
  for (const name of names) count(name, change)
  for (const changed of changes) changed()
}

/** Watches things while the component is shown. */
export function useWatch(
  names: readonly string[],
  { onEvent, onAgain }: { readonly onEvent: Heard; readonly onAgain?: () => void },
): void {
  const key = names.join(' ')
  const latest = useRef({ onEvent, onAgain })
  useEffect(() => {
    latest.current = { onEvent, onAgain }
  })
  useEffect(() => {
    const wanted = key === '' ? [] : key.split(' ')
    const hear: Heard = (event) => latest.current.onEvent(event)
    const reconnected = () => latest.current.onAgain?.()
    hearers.add(hear)
    again.add(reconnected)
    watch(wanted, 1)
    return () => {
      hearers.delete(hear)
      again.delete(reconnected)
      watch(wanted, -1)
    }
  }, [key])
}

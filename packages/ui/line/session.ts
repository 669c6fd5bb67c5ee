import { useSyncExternalStore } from 'react'

/**
 * The session of this tab (decision 8): the token lives in session storage only. A new tab asks the other tabs of the
 * origin for it; logging out in one ends it in all.
 */
const TOKEN = 'token'

type Message =
  { readonly type: 'ask' } | { readonly type: 'give'; readonly token: string } | { readonly type: 'end' }

const listeners = new Set<() => void>()
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fairhouse.session')
let token = typeof sessionStorage === 'undefined' ? null : kept(sessionStorage.getItem(TOKEN))

export function sessionToken(): string | null {
  return token
}

/** Takes up a session after a login, here and in every other tab. */
export function beginSession(next: string): void {
  keep(next)
  tell({ type: 'give', token: next })
}

/** By whom a session ended: the member in this tab, the house that refused it, or another tab. */
export type EndedBy = 'member' | 'house' | 'tab'

/** Forgets the session here and, unless another tab said so, everywhere. Merchant and language stay. */
export function endSession(by: EndedBy = 'member'): void {
  drop(by)
  tell({ type: 'end' })
}

let hearEnd: ((token: string, by: EndedBy) => void) | null = null

/** Who explains to the member why a session is over; it alone is told the token that was. */
export function onEnd(listener: typeof hearEnd): void {
  hearEnd = listener
}

/** Asks the other tabs once; whoever has a session answers. Called at start. */
export function askOtherTabs(): void {
  tabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  if (token === null) tell({ type: 'ask' })
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether somebody is logged in, drawn again when it changes. */
export function useIsMember(): boolean {
  return useSyncExternalStore(onSession, sessionToken, () => null) !== null
}

/** What somebody else wrote there is no session, and could not even be sent as one. */
function kept(stored: string | null): string | null {
  return stored !== null && /^[\w-]{43}$/.test(stored) ? stored : null
}

function hear(message: Message): void {
  if (message.type === 'ask' && token !== null) tell({ type: 'give', token })
  if (message.type === 'give' && message.token !== token) keep(message.token)
  if (message.type === 'end') drop('tab')
}

function drop(by: EndedBy): void {
  const last = token
  if (last === null) return
  keep(null)
  hearEnd?.(last, by)
}

function keep(next: string | null): void {
  token = next
  if (next === null) clearTab()
  else sessionStorage.setItem(TOKEN, next)
  for (const listener of listeners) listener()
}

/** A logout clears the tab's storage but for the merchant's code (§4). */
function clearTab(): void {
  for (const key of Object.keys(sessionStorage)) if (key !== 'merchant') sessionStorage.removeItem(key)
}

function tell(message: Message): void {
  tabs?.postMessage(message)
}

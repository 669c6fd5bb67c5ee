import { useSyncExternalStore } from 'react'

/**
 * The session of this tab (decision 8): the token is in session storage only. A new tab requests it from other tabs of the origin;
 * logging out in one ends it in all.
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

/** Starts a session after login, here and in every other tab. */
export function beginSession(next: string): void {
  keep(next)
  tell({ type: 'give', token: next })
}

/** What ended a session: the member in this tab, a refusal by the server, or another tab. */
export type EndedBy = 'member' | 'house' | 'tab'

/** Ends the session here and, unless another tab did, everywhere. Merchant and language are kept. */
export function endSession(by: EndedBy = 'member'): void {
  drop(by)
  tell({ type: 'end' })
}

let hearEnd: ((token: string, by: EndedBy) => void) | null = null

/** The listener that explains to the member why a session ended; only it receives the old token. */
export function onEnd(listener: typeof hearEnd): void {
  hearEnd = listener
}

/** Asks the other tabs once; any tab with a session answers. Called at start. */
export function askOtherTabs(): void {
  tabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  if (token === null) tell({ type: 'ask' })
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a member is logged in; re-renders on change. */
export function useIsMember(): boolean {
  return useSyncExternalStore(onSession, sessionToken, () => null) !== null
}

/** Anything else in storage is not a session and could not be sent as one. */
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

/** A logout clears the tab's storage except the merchant's code (§4). */
function clearTab(): void {
  for (const key of Object.keys(sessionStorage)) if (key !== 'merchant') sessionStorage.removeItem(key)
}

function tell(message: Message): void {
  tabs?.postMessage(message)
}

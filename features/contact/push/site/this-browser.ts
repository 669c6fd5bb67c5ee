import { useCallback, useEffect, useState } from 'react'

/** What this browser can and may do: nothing, ask, or it was told no; and the subscription that it has. */
export type BrowserState =
  | { readonly kind: 'unknown' | 'unsupported' | 'denied' }
  | { readonly kind: 'ready'; readonly endpoint: string | null }

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Where the browser knows a subscription of this site; null where it has none or no worker yet. */
async function subscriptionOf(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function look(): Promise<BrowserState> {
  if (!canPush()) return { kind: 'unsupported' }
  if (Notification.permission === 'denied') return { kind: 'denied' }
  return { kind: 'ready', endpoint: (await subscriptionOf())?.endpoint ?? null }
}

/** The state of this browser, and how to look again after a change. */
export function useThisBrowser(): readonly [BrowserState, () => void] {
  const [state, setState] = useState<BrowserState>({ kind: 'unknown' })
  const again = useCallback(() => {
    look().then(setState, () => setState({ kind: 'unsupported' }))
  }, [])
  useEffect(again, [again])
  return [state, again]
}

export type Keys = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Asks the browser's owner, then the browser's service; null where the owner says no. Throws where the service is out of reach. */
export async function subscribe(key: string): Promise<Keys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.ready
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { keys } = made.toJSON()
  return { endpoint: made.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

export async function unsubscribe(): Promise<void> {
  await (await subscriptionOf())?.unsubscribe()
}

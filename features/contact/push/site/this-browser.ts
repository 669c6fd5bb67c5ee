import { useCallback, useEffect, useState } from 'react'

/** The state of this browser: not supported, can ask, or denied; and its subscription. */
export type BrowserState =
  | { readonly kind: 'unknown' | 'unsupported' | 'denied' }
  | { readonly kind: 'ready'; readonly endpoint: string | null }

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** The browser's subscription for this site; null if it has none or no service worker yet. */
async function subscriptionOf(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function look(): Promise<BrowserState> {
  if (!canPush()) return { kind: 'unsupported' }
  if (Notification.permission === 'denied') return { kind: 'denied' }
  return { kind: 'ready', endpoint: (await subscriptionOf())?.endpoint ?? null }
}

/** The state of this browser, and a function to read it again after a change. */
export function useThisBrowser(): readonly [BrowserState, () => void] {
  const [state, setState] = useState<BrowserState>({ kind: 'unknown' })
  const again = useCallback(() => {
    look().then(setState, () => setState({ kind: 'unsupported' }))
  }, [])
  useEffect(again, [again])
  return [state, again]
}

export type Keys = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Asks for permission, then subscribes at the push service; null if permission is denied. Throws if the service cannot be reached. */
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

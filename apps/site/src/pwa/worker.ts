/**
 * The site's service worker: cached files of the build, pages from the network, and an offline page. API responses are never cached: money
 * and rounds are always requested again.
 *
 * The build replaces `__BUILD__`, so that each build is a new worker; it waits until the page tells it to take over, after asking the user.
 */
type Fetching = Event & {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
type Pushed = Waiting & { readonly data: { json(): unknown } | null }
type Pressed = Waiting & { readonly notification: Notification }
type Page = { readonly url: string; focus(): Promise<Page>; navigate(url: string): Promise<Page | null> }
type Scope = {
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window' }): Promise<readonly Page[]>
    openWindow(url: string): Promise<Page | null>
  }
  readonly registration: { showNotification(title: string, more: NotificationOptions): Promise<void> }
  addEventListener(type: 'fetch', heard: (event: Fetching) => void): void
  addEventListener(type: 'install' | 'activate', heard: (event: Waiting) => void): void
  addEventListener(type: 'push', heard: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', heard: (event: Pressed) => void): void
  addEventListener(type: 'message', heard: (event: MessageEvent<unknown>) => void): void
}

declare const __BUILD__: string
declare const self: Scope

const STORE = `site-${__BUILD__}`
const OFFLINE = '/offline.html'
const FIRST = [OFFLINE, '/offline.css', '/offline.js', '/favicon.svg', '/icons/icon-192.png']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FIRST)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})

// browsers revoke push permission when a push shows no notification: an unreadable one is shown with a generic text
self.addEventListener('push', (event) => {
  const { title, text, link, tag } = readPush(event.data)
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag,
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      data: link,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAt(String(event.notification.data)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offline()))
  else if (url.pathname.startsWith('/assets/') || FIRST.includes(url.pathname))
    event.respondWith(kept(request))
})

function readPush(data: { json(): unknown } | null) {
  let said: unknown = null
  try {
    said = data?.json()
  } catch {
    // not JSON: shown with a generic text
  }
  const of = (name: string): string => {
    const value =
      typeof said === 'object' && said !== null ? Object.entries(said).find(([key]) => key === name) : null
    return typeof value?.[1] === 'string' ? value[1] : ''
  }
  const link = of('link')
  // only pages of this site
  const isOurs = link.startsWith('/') && new URL(link, location.origin).origin === location.origin
  return { title: of('title') || '•', text: of('text'), tag: of('tag'), link: isOurs ? link : '/index' }
}

/** Navigates the open page; opens a new one when there is none. */
async function openAt(link: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return void (await self.clients.openWindow(link))
  await open.focus()
  await open.navigate(link)
}

async function dropOld(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)))
}

async function offline(): Promise<Response> {
  return (await caches.match(OFFLINE)) ?? Response.error()
}

/** Files under /assets have a content hash in their name, so a cached file never changes. */
async function kept(request: Request): Promise<Response> {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(STORE)).put(request, answer.clone())
  return answer
}

// a scope of its own: its declarations must not become globals of the page
export {}

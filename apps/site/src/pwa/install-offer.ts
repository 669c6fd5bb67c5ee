/** Chromium's event when a site can be installed; stored until the user wants to install. */
type Offer = Event & { prompt(): Promise<unknown> }

export type InstallState = 'none' | 'offered' | 'installed'

let offer: Offer | null = null
const listeners = new Set<() => void>()

function isOffer(event: Event): event is Offer {
  return 'prompt' in event
}

function announce(): void {
  for (const heard of listeners) heard()
}

/** Subscribes on start: the browser sends the event once. */
export function hearInstallOffers(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // our own page offers the installation on request
    if (isOffer(event)) offer = event
    announce()
  })
  addEventListener('appinstalled', () => {
    offer = null
    announce()
  })
}

export function onInstall(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

export function installState(): InstallState {
  if (matchMedia('(display-mode: standalone)').matches) return 'installed'
  return offer ? 'offered' : 'none'
}

export async function install(): Promise<void> {
  await offer?.prompt()
}

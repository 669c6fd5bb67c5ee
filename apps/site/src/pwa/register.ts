import { t } from '#texts/i18n.ts'
import { toast } from '#ui/layer/toast.ts'

/** What makes the site installable: the browser fetches an icon of 29 kB for it, which would compete with the first view. */
export function addManifest(): void {
  const facts = { rel: 'manifest', href: '/api/pages/manifest' }
  document.head.append(Object.assign(document.createElement('link'), facts))
}

/** Starts the service worker of a build. A newer worker waits until the user agrees to reload: nothing changes while they use the page. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing
    fresh?.addEventListener('statechange', () => {
      // the very first worker replaces none
      if (fresh.state === 'installed' && serviceWorker.controller) offer(fresh)
    })
  })
}

function offer(fresh: ServiceWorker): void {
  toast({
    tone: 'info',
    title: t('ui.newVersion'),
    action: {
      label: t('ui.reload'),
      run: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        fresh.postMessage('take-over')
      },
    },
  })
}

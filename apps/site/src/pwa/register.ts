import { t } from '#texts/i18n.ts'
import { toast } from '#ui/layer/toast.ts'

/** After the first view: the worker's own files wait for it. */
const AFTER_MS = 3_000

/**
 * Starts the service worker of a build; a development server has none. A newer one waits until the reader says that the
 * page may be loaded anew: nothing is taken from under somebody's hands.
 */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => void start().catch(() => undefined), AFTER_MS) // without it the site does all but open off line
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing
    fresh?.addEventListener('statechange', () => {
      // the very first worker replaces nobody
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

import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#texts/use-texts.ts'

/** Shows that the network or the server is unreachable, and that nothing is lost. Hidden otherwise. */
export function OfflineBanner({
  offline,
  lost = false,
}: {
  readonly offline?: boolean
  /** The device is online, but the server does not respond. */
  readonly lost?: boolean
}) {
  const { t } = useTexts()
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  const isOffline = offline ?? !online
  return (
    <div role="status">
      {(isOffline || lost) && (
        <p className="flex min-h-10 items-center justify-center gap-2.5 bg-warning-soft px-4 py-2 text-13">
          <WifiOff size={16} className="text-warning" aria-hidden />
          {t(isOffline ? 'ui.offline' : 'ui.reconnecting')}
        </p>
      )}
    </div>
  )
}

function watch(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

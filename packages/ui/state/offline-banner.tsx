import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#texts/use-texts.ts'

/** Says that the network is gone, or the house out of hearing, and that nothing is lost by it. Nothing while all is well. */
export function OfflineBanner({
  offline,
  lost = false,
}: {
  readonly offline?: boolean
  /** The device is on line, but the house is not heard. */
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

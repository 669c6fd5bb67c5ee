import { Compass } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'

export function NotFoundPage() {
  const { t } = useTexts()
  const home = (
    <a href="/" className={buttonClass()}>
      {t('office.home')}
    </a>
  )
  return (
    <EmptyState icon={Compass} title={t('office.notFound')} text={t('office.notFoundText')} action={home} />
  )
}

export function WaitingPage() {
  return (
    <div className="p-4">
      <SkeletonRows />
    </div>
  )
}

/** A page whose code did not load or that failed while rendering; the other pages still work. */
export function BrokenPage({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const isChunk = /dynamically imported module|module script|Failed to fetch/i.test(String(error))
  return <ErrorState line={isChunk} onRetry={isChunk ? () => location.reload() : reset} />
}

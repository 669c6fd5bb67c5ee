import { useEffect, useState } from 'react'
import { NetworkError } from '#contract/envelope.ts'
import { faults } from '#features/platform/client-errors/contract.ts'
import { linkClass } from '#ui/action/link.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { endFirstCentre } from '../../first/first-centre.ts'
import { ChunkError, type LoaderFailure } from '../../loading.ts'

export const chunkWords = {
  slow: 'ui.chunkSlow',
  missing: 'ui.chunkMissing',
  style: 'ui.chunkStyle',
  error: 'ui.chunk',
} as const satisfies Record<LoaderFailure, string>

/** Longest piece of what happened that the platform is told. */
const MOST = 300

/**
 * A page that failed. A part that did not come is the line's fault, or an older page's; anything else is ours: the platform
 * writes it down and gives the reference that stands here (ERR-02, SHL-15).
 */
export function BrokenPage({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const { t } = useTexts()
  useEffect(endFirstCentre, [])
  const isChunk = error instanceof ChunkError
  const reference = useReference(isChunk || error instanceof NetworkError ? null : error)
  return (
    <div className="grid justify-items-center py-16">
      {isChunk ? (
        <ErrorState line text={t(chunkWords[error.why])} onRetry={() => location.reload()} isReload />
      ) : (
        <ErrorState reference={reference} onRetry={reset} />
      )}
      {/* one press away from every screen, from this one too (R16) */}
      <Link to="/saferplay" className={`${linkClass} hit`}>
        {t('member.saferPlay')}
      </Link>
    </div>
  )
}

/** Tells the platform once what failed, and keeps its reference. Without a line there is none, and the screen does without. */
function useReference(error: unknown): string | undefined {
  const api = useApi(faults)
  const [reference, setReference] = useState<string>()
  useEffect(() => {
    if (error === null) return
    const what = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MOST)
    const page = location.pathname.slice(0, 200) // without its search: links to a new password travel there
    api.tell({ body: { what: what.replaceAll(/\s+/g, ' ') || 'nothing', page } }).then(
      (told) => setReference(told.reference),
      () => undefined,
    )
  }, [api, error])
  return reference
}

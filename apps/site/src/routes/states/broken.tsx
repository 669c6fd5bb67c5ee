import { useEffect, useState } from 'react'
import { NetworkError } from '#contract/envelope.ts'
import { clientErrors } from '#features/platform/client-errors/contract.ts'
import { linkClass } from '#ui/action/link.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { endFirstCentre } from '../../first/first-centre.ts'
import { ChunkError, reloadOnline, type LoaderFailure } from '../../loading.ts'

export const chunkWords = {
  slow: 'ui.chunkSlow',
  missing: 'ui.chunkMissing',
  style: 'ui.chunkStyle',
  error: 'ui.chunk',
} as const satisfies Record<LoaderFailure, string>

/** Maximum length of the error text in the report to the platform. */
const MOST = 300

/**
 * The error page. A chunk that did not load is a network problem or an outdated page; any other error is a bug: it is reported to the
 * platform, and the page shows the reference (ERR-02, SHL-15).
 */
export function BrokenPage({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const { t } = useTexts()
  useEffect(endFirstCentre, [])
  const isChunk = error instanceof ChunkError
  useEffect(() => (isChunk ? reloadOnline() : undefined), [isChunk])
  const reference = useReference(isChunk || error instanceof NetworkError ? null : error)
  return (
    <div className="grid justify-items-center py-16">
      {isChunk ? (
        <ErrorState line text={t(chunkWords[error.why])} onRetry={() => location.reload()} isReload />
      ) : (
        <ErrorState reference={reference} onRetry={reset} />
      )}
      {/* one press away on every screen, this one included (R16) */}
      <Link to="/saferplay" className={`${linkClass} hit`}>
        {t('member.saferPlay')}
      </Link>
    </div>
  )
}

/** Reports the error to the platform once and keeps its reference. Offline there is none, and the page shows none. */
function useReference(error: unknown): string | undefined {
  const api = useApi(clientErrors)
  const [reference, setReference] = useState<string>()
  useEffect(() => {
    if (error === null) return
    const what = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MOST)
    const page = location.pathname.slice(0, 200) // without its search: it contains the secret of links to a new password
    api.tell({ body: { what: what.replaceAll(/\s+/g, ' ') || 'nothing', page } }).then(
      (told) => setReference(told.reference),
      () => undefined,
    )
  }, [api, error])
  return reference
}

import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { onClosed } from '#features/contact/site-status/site/closed.ts'
import { useStatus } from '#features/contact/site-status/site/use-status.ts'
import { endFirstCentre } from '../first/first-centre.ts'
import { useBrand } from '../state/use-brand.ts'
import { part } from '../words/part.ts'

const ClosedPage = part(async () => (await import('../routes/states/closed.tsx')).Closed)

/**
 * What is shown on start (SHL-04): the site, the maintenance page or the page of a blocked location. The site renders while the response is
 * pending; the server refuses every call while it is closed, no matter what the page shows.
 */
export function StartGate({ children }: { readonly children: ReactNode }) {
  const brand = useBrand()
  const queries = useQueryClient()
  const { data, refetch, isFetching } = useStatus()
  useEffect(() => onClosed(() => void refetch()), [refetch])
  const status = data?.systemStatus ?? 0
  const before = useRef(status)
  useEffect(() => {
    // requests were refused while the site was closed: refetch everything when it opens
    if (before.current !== 0 && status === 0) void queries.resetQueries({ type: 'active' })
    before.current = status
  }, [status, queries])
  const isClosed = data !== undefined && status !== 0
  useEffect(() => {
    if (isClosed) endFirstCentre()
  }, [isClosed])
  if (!isClosed) return children
  return (
    <Suspense>
      <ClosedPage
        brand={brand.name}
        status={data}
        isAsking={isFetching}
        onRetry={async () => (await refetch()).data?.systemStatus !== 0}
      />
    </Suspense>
  )
}

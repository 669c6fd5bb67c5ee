import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { onClosed } from '#features/contact/site-status/site/closed.ts'
import { useStatus } from '#features/contact/site-status/site/use-status.ts'
import { endFirstCentre } from '../first/first-centre.ts'
import { useBrand } from '../state/use-brand.ts'
import { moreWords } from '../words.ts'

const ClosedPage = lazy(async () => {
  const [{ Closed: page }] = await Promise.all([import('../routes/states/closed.tsx'), moreWords()])
  return { default: page }
})

/**
 * What opens at start-up (SHL-04): the site, the maintenance page or the page of a refused place. The site is drawn while
 * the answer is on its way; the server refuses every call where it is closed, whatever a page draws.
 */
export function StartGate({ children }: { readonly children: ReactNode }) {
  const brand = useBrand()
  const queries = useQueryClient()
  const { data, refetch, isFetching } = useStatus()
  useEffect(() => onClosed(() => void refetch()), [refetch])
  const status = data?.systemStatus ?? 0
  const before = useRef(status)
  useEffect(() => {
    // what was asked while the site was closed was refused: the open site asks for everything again
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

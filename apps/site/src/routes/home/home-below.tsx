import { Suspense } from 'react'
import { Banners } from '#features/contact/notices/site/banners.tsx'
import { Boundary } from '#ui/route/pages.tsx'
import { part } from '../../words/part.ts'

const LiveRow = part(async () => (await import('#features/play/tables/site/lobby/live-row.tsx')).LiveRow)

const SportRows = part(async () => (await import('#features/sport/bets/site/home/sport-rows.tsx')).SportRows)

/** What home shows below everything else, in chunks of their own: sports, live tables and the brand's banners. */
export function HomeBelow() {
  return (
    <>
      <Boundary resetKey="sports" instead={null}>
        <Suspense fallback={null}>
          <SportRows />
        </Suspense>
      </Boundary>
      <Boundary resetKey="live" instead={null}>
        <Suspense fallback={null}>
          <LiveRow />
        </Suspense>
      </Boundary>
      <Banners group="home" />
    </>
  )
}

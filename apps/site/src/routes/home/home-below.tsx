import { Suspense } from 'react'
import { Banners } from '#features/contact/notices/site/banners.tsx'
import { Boundary } from '#ui/route/pages.tsx'
import { part } from '../../words/part.ts'

const LiveRow = part(async () => (await import('#features/play/tables/site/lobby/live-row.tsx')).LiveRow)

/** What home shows below everything else, in chunks of their own: live tables and the brand's banners. */
export function HomeBelow() {
  return (
    <>
      <Boundary resetKey="live" instead={null}>
        <Suspense fallback={null}>
          <LiveRow />
        </Suspense>
      </Boundary>
      <Banners group="home" />
    </>
  )
}

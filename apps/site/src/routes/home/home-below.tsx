import { Banners } from '#features/contact/notices/site/banners.tsx'
import { LiveRow } from '#features/play/tables/site/lobby/live-row.tsx'

/** What home shows below everything else, in a chunk of its own: live tables and the brand's banners. */
export function HomeBelow() {
  return (
    <>
      <LiveRow />
      <Banners group="home" />
    </>
  )
}

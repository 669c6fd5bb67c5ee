import { lazy, Suspense } from 'react'
import { Boundary } from '#ui/route/pages.tsx'
import { useSettled } from '../../state/use-settled.ts'

const Banners = lazy(async () => ({
  default: (await import('#features/contact/notices/site/banners.tsx')).Banners,
}))

/** They come before anybody has read down to them: coming later, they would push the foot of the page away. */
const AFTER_MS = 1_500

/** The brand's own banners at the foot of the home page, where their coming moves nothing that is read. */
export function HomeBanners() {
  const isSettled = useSettled(AFTER_MS)
  return (
    <div className="mt-8">
      {isSettled && (
        <Boundary resetKey="banners">
          <Suspense>
            <Banners group="home" />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { Boundary } from '#ui/route/pages.tsx'
import { useSettled } from '../../state/use-settled.ts'

const HomeBelow = lazy(async () => ({
  default: (await import('./home-below.tsx')).HomeBelow,
}))

/** Loads them before the user has scrolled there: later they would shift the footer. */
const AFTER_MS = 1_500

/** Live tables and the brand's own banners at the bottom of the home page, where they cause no layout shift. */
export function HomeBanners() {
  const isSettled = useSettled(AFTER_MS)
  return (
    <div className="mt-8">
      {isSettled && (
        <Boundary resetKey="banners">
          <Suspense>
            <HomeBelow />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { WhenNear } from '#ui/state/when-near.tsx'
import { moreWords } from '../words.ts'

const Banners = lazy(async () => {
  const [{ Banners: own }] = await Promise.all([import('#features/notices/site/banners.tsx'), moreWords()])
  return { default: own }
})

/** The brand's own banners at the foot of the home page, where their coming moves nothing that is read. */
export function HomeBanners() {
  return (
    <div className="mt-8">
      <WhenNear>
        <Suspense>
          <Banners group="home" />
        </Suspense>
      </WhenNear>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonPosters } from '#ui/state/skeleton.tsx'

/** After so long somebody wonders whether anything still comes. */
const SLOW_MS = 8_000

/** A page's code is on its way; where it takes long, that is said (specification §8). */
export function WaitingPage() {
  const { t } = useTexts()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="mx-auto max-w-320 p-4 md:px-8 md:py-6">
      <div role="status">
        {isSlow && (
          <Notice tone="warning" className="mb-4">
            {t('ui.slow')}
          </Notice>
        )}
      </div>
      <SkeletonPosters count={7} />
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { usePlace } from '#ui/route/place.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard, SkeletonPosters } from '#ui/state/skeleton.tsx'
import { isHallPath } from '../../halls.ts'

/** After this time the page says that it is still loading. */
const SLOW_MS = 8_000

/** Placeholders for posters; every other page gets placeholders for text. */
const hasGames = (pathname: string): boolean => isHallPath(pathname) || pathname === '/fav'

/** A page's code is loading; a long wait is announced (specification §8). */
export function WaitingPage() {
  const { t } = useTexts()
  const { pathname } = usePlace()
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
      {hasGames(pathname) ? <SkeletonPosters count={7} /> : <SkeletonCard lines={9} />}
    </div>
  )
}

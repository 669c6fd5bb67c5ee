import { Suspense } from 'react'
import { Boundary, lazyPart } from '#ui/route/pages.tsx'

const mark = lazyPart(
  async () => (await import('#features/play/jackpots/site/tile-mark.tsx')).JackpotTileMark,
)

/** A game's jackpot on its tile. It loads after the first view, which has no room for it; a tile without it is whole. */
export function JackpotMark({ gameId }: { readonly gameId: string }) {
  return (
    <Boundary resetKey="jackpot mark" instead={null}>
      <Suspense fallback={null}>
        <mark.Shown gameId={gameId} />
      </Suspense>
    </Boundary>
  )
}

import { Amount } from '#ui/data/amount.tsx'
import { poolOfGame, topLevel, usePools } from './use-pools.ts'

/** What a game's jackpot has, on its tile; nothing for a game without one. */
export function JackpotTileMark({ gameId }: { readonly gameId: string }) {
  const { data } = usePools()
  const pool = data && poolOfGame(data.list, gameId)
  const level = pool && topLevel(pool)
  if (!level) return null
  return (
    // own background: the amount must be readable over any picture
    <span className="absolute inset-x-0 bottom-0 truncate bg-black/75 px-1 py-1 text-center text-12 font-bold text-[oklch(86%_0.13_85)]">
      <span className="sr-only">{pool.name} </span>
      <Amount amount={level.amount} currency={pool.currency} symbol won className="text-inherit" />
    </span>
  )
}

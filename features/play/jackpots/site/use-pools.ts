import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useApi } from '#ui/api/use-api.ts'
import { jackpots } from '../contract.ts'

export type Pool = Reply<typeof jackpots.pools>['list'][number]
export type PoolLevel = Pool['levels'][number]

/** Amounts are read this often: with the server's second they are never older than G16's 30. */
const EVERY_MS = 10_000

/** The jackpots of the brand; one request for ticker, tiles and page. */
export function usePools() {
  return useApiQuery(useApi(jackpots).pools, undefined, { everyMs: EVERY_MS, staleMs: EVERY_MS })
}

/** The largest level of a pool, which a tile shows. */
export function topLevel({ levels }: Pool): PoolLevel | undefined {
  return levels.toSorted((a, b) => (a.amount < b.amount ? 1 : -1))[0]
}

/** The running pool of each game. */
export function poolOfGame(pools: readonly Pool[], gameId: string): Pool | undefined {
  return pools.find(({ isRunning, games }) => isRunning && games.some((game) => game.gameId === gameId))
}

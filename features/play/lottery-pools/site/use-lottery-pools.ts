import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useApi } from '#ui/api/use-api.ts'
import { lotteryPools } from '../contract.ts'

export type LotteryPools = Reply<typeof lotteryPools.list>
export type RollingPool = LotteryPools['list'][number]

/** With the server's seconds amounts are never older than G16's 30. */
const EVERY_MS = 15_000

/** The rolling pools of the brand's lotteries; one request for home, lottery and jackpot page. */
export function useLotteryPools() {
  return useApiQuery(useApi(lotteryPools).list, undefined, { everyMs: EVERY_MS, staleMs: EVERY_MS })
}

export const lotteryHref = (code: string): string => `/lottery?gameCode=${code}`

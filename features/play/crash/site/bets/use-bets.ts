import { useMemo } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useIsMember } from '#ui/api/session.ts'
import { crash } from '../../contract.ts'
import type { Table } from '../use-table.ts'

export type OwnBet = Reply<typeof crash.mine>['bets'][number]

const REFRESH_MS = 30_000

/** The caller's newest bets, and what may be done with those of one box. */
export function useMine() {
  const isMember = useIsMember()
  return useApiQuery(useApi(crash).mine, { query: { limit: 30 } }, { enabled: isMember, everyMs: REFRESH_MS })
}

/** The bets of a box on the flight and on the round that takes bets. */
export function useBoxBets(mine: readonly OwnBet[], table: Table | null, box: number) {
  return useMemo(() => {
    const own = mine.filter((bet) => bet.box === box && bet.state !== 'void')
    const on = (round: string | undefined) => own.find((bet) => bet.round === round) ?? null
    return { flying: on(table?.flying?.round), queued: on(table?.next?.round) }
  }, [mine, table, box])
}

/** The calls of a box; each shows the new balance and the new list. */
export function useBetCalls() {
  const api = useApi(crash)
  const { balance } = useApi(wallet)
  // a flight does not wait for a second press: what a stopped process left open is asked again
  const invalidates = [api.mine, balance]
  const after = { invalidates, isUrgent: true }
  return {
    bet: useApiMutation(api.bet, after),
    /** Of automatic betting, which retries itself: it must know whether an attempt before a refusal failed. */
    autoBet: useApiMutation(api.bet, { invalidates }),
    cancel: useApiMutation(api.cancel, after),
    cashOut: useApiMutation(api.cashOut, after),
  }
}

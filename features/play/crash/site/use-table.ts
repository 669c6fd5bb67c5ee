import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { keyOf, retryOnNetworkError } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { parseMoney } from '#kit/money.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { crash, shownTable } from '../contract.ts'

/** A page says this often that someone is there, and learns what its events missed. */
const REFRESH_MS = 20_000
/** A clock sample is replaced by a quicker one, or by any after this time: devices drift. */
const SAMPLE_MS = 120_000

export type TableReply = Reply<typeof crash.table>
export type Table = TableReply['table']
export type BoardBet = TableReply['board'][number]

/** The bets of a brand in an event. */
const told = z.object({
  round: z.uuid(),
  bets: z.array(
    z.tuple([
      z.uuid(),
      z.uuid(),
      z.nullable(z.string()),
      z.enum(['VND', 'USD', 'FUN']),
      z.string(),
      z.nullable(z.int()),
      z.string(),
    ]),
  ),
  gone: z.array(z.uuid()),
})

type Sample = { readonly aheadMs: number; readonly tripMs: number; readonly at: number }

/** Flights that have ended count twice, a flight under way once: a later table has the higher number. */
const progress = ({ last, flying }: Table): number => Number(last?.label ?? 0) * 2 + (flying ? 1 : 0)

/**
 * The table as it stands: read now and then, moved by events in between. `now` is the database's time as well as the page knows it: half
 * the round trip of its quickest read is the error.
 */
export function useTable() {
  const call = useApi(crash).table
  const clock = useRef<Sample>({ aheadMs: 0, tripMs: Infinity, at: 0 })
  const [table, setTable] = useState<Table | null>(null)
  const [board, setBoard] = useState<ReadonlyMap<string, BoardBet>>(new Map())
  const asked = useQuery({
    queryKey: keyOf(call),
    queryFn: async () => {
      const sent = performance.now()
      const reply = await call()
      const tripMs = performance.now() - sent
      const aheadMs = reply.now.getTime() + tripMs / 2 - Date.now()
      const isOld = performance.now() - clock.current.at > SAMPLE_MS
      if (isOld || tripMs <= clock.current.tripMs) clock.current = { aheadMs, tripMs, at: performance.now() }
      return reply
    },
    refetchInterval: REFRESH_MS,
    staleTime: 0,
    retry: retryOnNetworkError,
  })
  const { data } = asked
  useEffect(() => {
    if (!data) return
    setTable((before) => (before && progress(before) > progress(data.table) ? before : data.table))
    setBoard((before) => merged(before, data.board, liveRounds(data.table)))
  }, [data])
  useWatch(data ? [data.room] : [], {
    onEvent: ({ topic, patch }) => {
      if (topic === 'crash.table') hearTable(patch)
      if (topic === 'crash.board') hearBoard(patch)
    },
    onAgain: () => void asked.refetch(),
  })
  const hearTable = (patch: unknown) => {
    const read = z.safeParse(shownTable, patch)
    if (!read.success) return
    setTable((before) => (before && progress(before) > progress(read.data) ? before : read.data))
  }
  const hearBoard = (patch: unknown) => {
    const read = z.safeParse(told, patch)
    if (!read.success) return
    const bets = read.data.bets.map(([slip, round, name, currency, stake, at, win]): BoardBet => ({
      slip,
      round,
      name,
      currency,
      at,
      stake: parseMoney(stake) ?? 0n,
      win: parseMoney(win) ?? 0n,
    }))
    setBoard((before) => {
      const next = new Map(merged(before, bets, null))
      for (const slip of read.data.gone) next.delete(slip)
      return next
    })
  }
  const now = useCallback(() => Date.now() + clock.current.aheadMs, [])
  return { asked, table, board, now }
}

const liveRounds = ({ last, flying, next }: Table): readonly (string | undefined)[] => [
  last?.round,
  flying?.round,
  next?.round,
]

function merged(
  before: ReadonlyMap<string, BoardBet>,
  bets: readonly BoardBet[],
  rounds: readonly (string | undefined)[] | null,
): ReadonlyMap<string, BoardBet> {
  const kept = [...before.values()].filter(({ round }) => rounds === null || rounds.includes(round))
  return new Map([...kept, ...bets].map((bet) => [bet.slip, bet]))
}

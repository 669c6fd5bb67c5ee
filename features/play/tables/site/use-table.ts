import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { readPatch } from '#live/patch.ts'
import { keyOf, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { tables } from '../contract/member.ts'
import { seats, tableRound } from '../contract/shapes.ts'
import { isNewer } from '../rules/page/newer.ts'
import { serverNow, learnServerTime } from './server-time.ts'

export type TableReply = Reply<typeof tables.table>
export type TableRound = NonNullable<TableReply['round']>
export type TableInfo = TableReply['table']

/** With a socket events tell of changes; this only bounds how long a lost one is missed. */
const POLL_MS = 20_000
/** After a time that the round itself names, its next phase is awaited this long before the page asks. */
const OVERDUE_MS = 1_800

/**
 * A table with its round and the caller's slips. Events carry the whole state of a round, so that the next one makes good one that was
 * missed; the table is read again where more than the round has changed: at its end, which settles slips, also where that was missed.
 */
export function useTable(code: string) {
  const queries = useQueryClient()
  const { table } = useApi(tables)
  const input = { params: { table: code } }
  const asked = useApiQuery(table, input, { everyMs: POLL_MS, staleMs: 0 })
  const { refetch } = asked
  const key = keyOf(table, input)
  // beside the reply and not in a component: a table that another part of the page has watched opens with what was told there
  const toldKey = [...key, 'told']
  const { data: told = null } = useQuery<TableRound>({ queryKey: toldKey, queryFn: skipToken })
  const data = useMemo(() => asked.data && withRound(asked.data, told), [asked.data, told])
  useEffect(() => {
    if (data) learnServerTime(data.now)
    // a reply that is patched by events keeps its moment: it is learnt once
  }, [data?.now]) // eslint-disable-line react-hooks/exhaustive-deps
  useWatch([`table:${code}`], {
    // numbers are of all topics: nearly every event follows a gap, which therefore says nothing here
    onEvent: ({ topic, patch }) => {
      if (topic === 'tables.round') {
        const round = readPatch(tableRound, patch)
        if (round?.table !== code) return
        queries.setQueryData<TableRound>(toldKey, round)
        // of a table with a dealer its shift and its video may have changed
        if (isEnd(round) || hasMissedEnd(data?.round, round) || asked.data?.table.dealer) void refetch()
      }
      if (topic === 'tables.seats') {
        const now = readPatch(seats, patch)
        if (now?.table !== code) return
        queries.setQueryData<TableReply>(key, (before) => before && { ...before, seats: now })
      }
    },
    onAgain: () => void refetch(),
  })
  const nextMs = data ? nextChange(data.round) : null
  useEffect(() => {
    if (nextMs === null) return
    const timer = setTimeout(() => void refetch(), Math.max(400, nextMs - serverNow() + OVERDUE_MS))
    return () => clearTimeout(timer)
  }, [nextMs, data, refetch])
  return { asked, data } as const
}

/**
 * The table with what events have told of its round; what is older than the reply changes nothing. Bets of another round are not shown
 * as this one's: its own come with their event.
 */
function withRound(before: TableReply, told: TableRound | null): TableReply {
  const isTold = told !== null && isNewer(told, before.round)
  const round = isTold ? told : before.round
  const now = seatsIn(before, round?.id ?? null)
  if (!isTold) return { ...before, seats: now }
  const { phase, closesAt } = told
  return { ...before, round, seats: now, table: { ...before.table, phase, closesAt } }
}

const seatsIn = ({ seats: all, table }: TableReply, round: string | null): TableReply['seats'] =>
  all.round === round ? all : { table: table.code, round, players: 0, books: [], big: [] }

const isEnd = ({ phase }: TableRound): boolean => phase === 'over' || phase === 'void'

/** Another round has begun, and the page has not heard of the end of the one that it shows. */
const hasMissedEnd = (shown: TableReply['round'] | undefined, told: TableRound): boolean =>
  !!shown && shown.id !== told.id && !isEnd(shown) && isNewer(told, shown)

/** When the round enters its next phase, as far as it says so. */
function nextChange(round: TableRound | null): number | null {
  switch (round?.phase) {
    case 'betting':
      return round.closesAt.getTime()
    case 'closing':
      // a dealer takes their time: events tell when the first card is read
      return serverNow() < round.drawsAt.getTime() + OVERDUE_MS ? round.drawsAt.getTime() : null
    case 'dealing':
      return round.endsAt?.getTime() ?? null
    case 'over':
    case 'void':
      return serverNow() + OVERDUE_MS
    case 'asleep':
    case undefined:
      return null
  }
}

import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { BULLETS } from '#games/fishing/rules.ts'
import { noise } from '../cpu.ts'
import { figure, p99, type Goal, type Reached } from '../goals.ts'
import { openPlace } from '../place.ts'
import { openServers } from '../product/rounds.ts'

/** A full volley, of fifteen bullets, every 300 ms: fifty bullets a second and player. */
const EVERY_MS = 300

const goals = {
  rate: {
    id: 'F-rate',
    what: 'bullets a second and player, 50 tables of four in one process',
    better: 'more',
    must: 45,
    ambitious: 50,
    unit: '/s',
  },
  reply: {
    id: 'F-reply',
    what: 'p99 of the reply to a volley, the same',
    better: 'less',
    must: 250,
    ambitious: 60,
    unit: 'ms',
  },
  calls: {
    id: 'F-calls',
    what: 'ledger calls (executions of ledger_batch: one posting of any number of volleys) a second and player',
    better: 'less',
    must: 4,
    ambitious: 2,
    unit: '/s',
  },
} as const satisfies Record<string, Goal>

const volley = JSON.stringify({
  bets: Array.from({ length: BULLETS }, (_, shot) => ({
    key: 'shot',
    stake: '100',
    choice: { shot, fish: 'koi' },
  })),
})

/**
 * Fires a volley of fifteen bullets. A busy server may decide one late and find the next one too early for the cannon: it is sent again
 * when the server says. False: it was refused.
 */
export async function fireVolley(url: string, token: string): Promise<boolean> {
  const headers = {
    authorization: token,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  for (;;) {
    const reply = await fetch(url, { method: 'POST', headers, body: volley })
    const { errorCode, value } = Object(await reply.json())
    if (reply.ok) return true
    if (errorCode !== 'play.tooSoon') return false
    await setTimeout(Number(Object(value).waitMs))
  }
}

/** Everyone at fifty tables fires as fast as the cannons go; a player waits for the reply before the next volley. */
export async function benchTables(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const place = await openPlace({ track_functions: 'pl' }) // PostgreSQL counts the calls of functions
  try {
    const server = await openServers(place.ownerUrl, 1, { BENCH_FISHING: '1' })
    const base = new pg.Client({ connectionString: server.databaseUrl })
    await base.connect()
    const counted = async (): Promise<Counted> => {
      const { rows } = await base.query<Counted>(COUNTED_SQL)
      return rows[0] ?? { calls: 0, transactions: 0 }
    }
    tell(`Tables: ${server.tokens.length} players fire; ${noise()}`)
    await fired(server, isQuick ? 4 : 15)
    const before = await counted()
    const seconds = isQuick ? 8 : 30
    const { times, refused } = await fired(server, seconds)
    await setTimeout(STATS_MS) // the database's counters are up to a second late
    const after = await counted()
    await base.end()
    await server.close()
    if (refused > 0) throw new Error(`bench: ${refused} volleys were refused`)
    const each = (count: number): number => count / seconds / server.tokens.length
    const transactions = each(after.transactions - before.transactions)
    tell(`  all transactions of the database: ${transactions.toFixed(2)} a second and player`)
    return [
      figure(goals.rate, each(times.length * BULLETS)),
      figure(goals.reply, p99(times)),
      figure(goals.calls, each(after.calls - before.calls)),
    ]
  } finally {
    await place.close()
  }
}

const STATS_MS = 1_500

type Counted = { readonly calls: number; readonly transactions: number }

/** Every posting, of the batcher and of other transactions, executes ledger_batch once, for however many bets. */
const COUNTED_SQL = `
  select coalesce((select sum(calls) from pg_stat_user_functions where funcname = 'ledger_batch'), 0)::float8 as calls,
    xact_commit::float8 as transactions
  from pg_stat_database where datname = current_database()`

async function fired(
  { url, tokens }: { readonly url: string; readonly tokens: readonly string[] },
  seconds: number,
): Promise<{ readonly times: readonly number[]; readonly refused: number }> {
  const times: number[] = []
  let refused = 0
  const end = performance.now() + seconds * 1_000
  const player = async (token: string, nth: number): Promise<void> => {
    await setTimeout((nth / tokens.length) * EVERY_MS)
    for (let due = performance.now(); due < end; due += EVERY_MS) {
      const wait = due - performance.now()
      if (wait > 0) await setTimeout(wait)
      // who was kept waiting does not fire the missed volleys all at once
      else due = performance.now()
      const from = performance.now()
      const isTaken = await fireVolley(url, token)
      times.push(performance.now() - from)
      if (!isTaken) refused += 1
    }
  }
  await Promise.all(tokens.map(player))
  return { times, refused }
}

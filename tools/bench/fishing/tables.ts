import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { noise } from '../cpu.ts'
import { figure, p99, type Goal, type Reached } from '../goals.ts'
import { openPlace } from '../place.ts'
import { openServers } from '../product/rounds.ts'

/** A volley of ten bullets five times a second: fifty bullets a second and player. */
const BULLETS = 10
const EVERY_MS = 200

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
    what: 'database transactions a second and player, the ledger’s and all others',
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

/** Fires a volley of ten bullets. False: it was refused. */
export async function fireVolley(url: string, token: string): Promise<boolean> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: volley,
  })
  await reply.arrayBuffer()
  return reply.ok
}

/** Everyone at fifty tables fires as fast as the cannons go; a player waits for the reply before the next volley. */
export async function benchTables(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const place = await openPlace()
  try {
    const server = await openServers(place.ownerUrl, 1, { BENCH_FISHING: '1' })
    const base = new pg.Client({ connectionString: server.databaseUrl })
    await base.connect()
    const transactions = async (): Promise<number> => {
      const { rows } = await base.query<{ count: number }>(
        'select xact_commit::float8 as count from pg_stat_database where datname = current_database()',
      )
      return rows[0]?.count ?? 0
    }
    tell(`Tables: ${server.tokens.length} players fire; ${noise()}`)
    await fired(server, isQuick ? 4 : 15)
    const before = await transactions()
    const seconds = isQuick ? 8 : 30
    const { times, refused } = await fired(server, seconds)
    await setTimeout(STATS_MS) // the database's counters are up to a second late
    const calls = (await transactions()) - before
    await base.end()
    await server.close()
    if (refused > 0) throw new Error(`bench: ${refused} volleys were refused`)
    const each = (count: number): number => count / seconds / server.tokens.length
    return [
      figure(goals.rate, each(times.length * BULLETS)),
      figure(goals.reply, p99(times)),
      figure(goals.calls, each(calls)),
    ]
  } finally {
    await place.close()
  }
}

const STATS_MS = 1_500

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

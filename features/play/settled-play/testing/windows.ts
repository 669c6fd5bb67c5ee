import { randomUUID } from 'node:crypto'
import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { one, sql } from '#db/rows.ts'
import type { RoundItem } from '#ledger/types.ts'
import { countPlay } from '../service/count.ts'
import { closedUntil, type Sums } from '../store/windows.ts'

/** Facts without a window. */
export async function uncounted({ app }: TestApp): Promise<bigint> {
  const { left } = await one(app.db, sql<{ left: bigint }>`select count(*) as left from play_uncounted()`)
  return left
}

/** Windows close by the database's clock: a moment this much later than it would be waited for, not counted. */
const AHEAD_MS = 60_000

/**
 * Counts every fact and closes windows up to a moment; `from`: closes none before counting is done. Transactions of other tests on the same
 * server may delay a marker. Throws for a moment that the database's clock has yet to reach.
 */
export async function countAll(
  at: TestApp,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<void> {
  if (to.getTime() > Date.now() + AHEAD_MS)
    throw new RangeError(`no window closes before ${to.toISOString()}`)
  do await countPlay(at.app, from)
  while ((await uncounted(at)) > 0n)
  while (((await closedUntil(at.app.db))?.getTime() ?? 0) < to.getTime()) await countPlay(at.app, to)
}

let count = 0

/** An instant round; by default a lost stake of a hundredth. */
export function instant(who: Person, more: Partial<RoundItem> = {}): RoundItem {
  count += 1
  const stake = more.stake ?? 100n
  return {
    key: `play:${count}`,
    wallet: who.wallet,
    vendor: 'JADE_FORGE',
    stake,
    win: 0n,
    play: { category: 'RNG' },
    round: {
      id: randomUUID(),
      game: 'dice',
      edition: 1,
      seedId: null,
      nonce: null,
      inputs: {},
      outcome: {},
      events: [],
    },
    ...more,
  }
}

/** Sums of rows of windows, members or parts. */
export const totals = (rows: readonly Sums[]): Sums =>
  rows.reduce<Sums>(
    (sum, row) => ({
      rounds: sum.rounds + row.rounds,
      stake: sum.stake + row.stake,
      win: sum.win + row.win,
      valid: sum.valid + row.valid,
    }),
    { rounds: 0n, stake: 0n, win: 0n, valid: 0n },
  )

import { inTransaction, type Tx } from '#db/pool.ts'
import { STUDIO } from '#game-kit/game.ts'
import { houseAccount, houseBalances, transferHouse } from '#ledger/house/transfers.ts'
import { post } from '#ledger/posting.ts'
import type { PostItem } from '#ledger/types.ts'
import type { App } from '#server/app.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { jackpotWon } from '#features/play/jackpots/public.ts'
import { lotteryName, lotteryOfSeries, type LotteryRow } from '#features/play/lottery/public.ts'
import type { RoundOver } from '#features/play/shared-rounds/public.ts'
import { isCurrency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { endDraw, hitStake, type Hit } from '../rules/pool.ts'
import { poolLottery, type PoolLottery } from '../rules/terms.ts'
import { insertDraw, insertWin, type DrawRow } from '../store/draws.ts'
import {
  isCounted,
  lockPool,
  poolsOf,
  stakedOn,
  wonSlips,
  type PoolRow,
  type WonSlip,
} from '../store/pools.ts'
import { termsOfDraw } from '../store/terms.ts'
import { openPools, poolName } from './open.ts'

/** Slips that one query reads. */
const BATCH = 1_000

/**
 * A settled draw gives to its pools and pays their winners, before the next draw of the series: called again, it changes nothing. A void
 * draw gave nothing. These draws come from a chain, so no correction follows (a test proves it of every lottery with a pool).
 */
export async function drawIsOver(app: App, over: RoundOver): Promise<void> {
  const row = lotteryOfSeries(over.series)
  const lottery = row && poolLottery(row.code)
  if (!lottery || over.state !== 'settled' || over.settlement !== 1) return
  await openPools(app)
  for (const pool of await poolsOf(app.db, lottery.code))
    await inTransaction(app.db, (tx) => countDraw(app, tx, { over, row, lottery, pool }))
}

type Counting = {
  readonly over: RoundOver
  readonly row: LotteryRow
  readonly lottery: PoolLottery
  readonly pool: PoolRow
}

async function countDraw(app: App, tx: Tx, { over, row, lottery, pool }: Counting): Promise<void> {
  await lockPool(tx, pool)
  if (await isCounted(tx, pool, over.id)) return
  const staked = await stakedOn(tx, pool, over.id)
  const hits = await hitsOf(tx, pool, { over, lottery })
  const amount = (await houseBalances(tx, [pool.account])).get(pool.account) ?? 0n
  const end = endDraw(await termsOfDraw(tx, pool, over.id), { amount, staked, hits })
  const paid = end.prizes.reduce((sum, prize) => sum + prize, 0n)
  const { contributed, seeded } = end
  const draw = {
    ...pool,
    round: over.id,
    label: over.label,
    staked,
    contributed,
    paid,
    seeded,
    amount: end.amount,
  }
  await insertDraw(tx, draw)
  await move(tx, pool, draw, 'in', contributed)
  const wins = hits
    .map((hit, at) => ({ ...hit, prize: end.prizes[at] ?? 0n }))
    .filter(({ prize }) => prize > 0n)
  await pay(app, tx, { row, pool, draw, wins })
  await move(tx, pool, draw, 'seed', seeded)
}

/** Money out of the revenue of the brand into its pool. */
async function move(tx: Tx, pool: PoolRow, draw: DrawRow, what: 'in' | 'seed', amount: Minor): Promise<void> {
  if (amount === 0n) return
  const { merchant, currency, lottery } = pool
  const from = await houseAccount(tx, { merchant, currency, kind: 'ggr', detail: STUDIO })
  const name = `${poolName(lottery)}:${draw.label}`
  const key = `${poolName(lottery)}:${merchant}:${draw.round}:${what}`
  await transferHouse(tx, { key, from, to: pool.account, amount, note: `${what} ${name}` })
}

type SlipHit = Hit & WonSlip

async function hitsOf(
  tx: Tx,
  pool: PoolRow,
  { over, lottery }: Pick<Counting, 'over' | 'lottery'>,
): Promise<readonly SlipHit[]> {
  const drawn = Array.isArray(over.outcome) ? over.outcome.map(Number) : []
  const hits: SlipHit[] = []
  for (let after: string | null = null; ;) {
    const slips: readonly WonSlip[] = await wonSlips(tx, pool, { round: over.id, after, limit: BATCH })
    for (const slip of slips) {
      const stake = hitStake(lottery.draw, slip.lines, drawn)
      if (stake > 0n) hits.push({ ...slip, stake })
    }
    if (slips.length < BATCH) return hits
    after = slips.at(-1)?.slip ?? null
  }
}

type Paying = {
  readonly row: LotteryRow
  readonly pool: PoolRow
  readonly draw: DrawRow
  readonly wins: readonly (SlipHit & { readonly prize: Minor })[]
}

/** The prizes, each a line of its own in the account record, with a message. */
async function pay(app: App, tx: Tx, { row, pool, draw, wins }: Paying): Promise<void> {
  for (const win of wins) {
    await insertWin(tx, draw, win)
    if (isCurrency(pool.currency))
      await tellMember(tx, {
        memberId: win.memberId,
        kind: 'money',
        occasion: `lottery:pool:${win.slip}`,
        text: 'lotteryPoolWon',
        values: {
          lottery: { en: lotteryName(row, 'en'), vi: lotteryName(row, 'vi') },
          numero: draw.label,
          amount: { minor: win.prize, currency: pool.currency },
        },
        link: '/index?member=transactionHistory',
        now: app.clock.now(),
      })
  }
  const items = wins.map(({ slip, wallet, prize }): PostItem => ({
    posting: jackpotWon,
    key: `${poolName(pool.lottery)}:win:${slip}`,
    wallet,
    amount: prize,
    detail: poolName(pool.lottery),
    ref: slip,
    play: { vendor: STUDIO, game: row.game, category: 'LOTT' },
  }))
  const results = items.length > 0 ? await post(tx, items) : []
  const bad = results.find(({ status }) => status !== 'ok')
  if (bad) throw new Error(`lottery pool: a prize of draw ${draw.label} was not posted: ${bad.status}`)
}

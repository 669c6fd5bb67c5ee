import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { major, type Minor } from '#kit/money.ts'
import { givePlayMoney, lostDeposit, pastDeposit, waitingTransfer } from './cashier/deposits.ts'
import { rememberLogin } from './people.ts'
import type { DemoGame } from './demo/members.data.ts'
import type { createGambler } from './rounds.ts'
import { tellMatches } from './cashier/matches.ts'
import { tellTransfers } from './cashier/transfers.ts'
import { tellWithdrawals, withdrawNow } from './cashier/withdrawals.ts'
import { DAY_MS, MINUTE_MS, STORY_DAYS, later, type Resident, type World } from './world.ts'

/** The amount of a top-up in stakes, and the balance in stakes below which a member always tops up. */
const TOP_UP_STAKES = 60n
const LOW_STAKES = 25n
/** The balance in stakes above which a member may withdraw a part. */
const HIGH_STAKES = 80n
/** Two in N sessions end with a withdrawal, and one in 2N begins with a deposit, at random. */
const MOOD = 4

const STAKES: Readonly<Record<string, readonly Minor[]>> = {
  VND: [1_000, 5_000, 10_000, 50_000, 100_000, 500_000].map(major),
  USD: [major(1) / 10n, major(1) / 2n, major(1), major(5), major(10), major(50)],
  FUN: [1, 5, 10, 50, 100, 500].map(major),
}

/** Typical amounts: the next of these above the required one. */
function roundSum(wanted: Minor, currency: string): Minor {
  const unit = currency === 'VND' ? major(100_000) : major(20)
  return ((wanted + unit - 1n) / unit) * unit
}

/** Writes five weeks of one member's history: logins, deposits, sessions, withdrawals. Returns the number of rounds. */
export async function livePast(
  world: World,
  resident: Resident,
  play: ReturnType<typeof createGambler>,
): Promise<number> {
  const { chance, now } = world
  const { habit, currency } = resident
  if (!habit) return 0
  const stake = STAKES[currency]?.[habit.stakeAt] ?? major(1)
  let balance: Minor = 0n
  let rounds = 0
  for (let day = STORY_DAYS; day >= 0; day--) {
    if (day % habit.everyDays !== 0) continue
    const startsAt = later(now, -day * DAY_MS - (20 + chance.below(day === 0 ? 40 : 300)) * MINUTE_MS)
    await rememberLogin(world, resident, startsAt, 20 + chance.below(60))
    if (balance < stake * LOW_STAKES || (resident.type !== 4 && chance.below(2 * MOOD) === 0))
      balance = await topUp(world, resident, stake, later(startsAt, -6 * MINUTE_MS))
    const game = chance.below(5) === 0 ? other(habit.game) : habit.game
    const wanted = Math.max(3, habit.rounds - 4 + chance.below(9))
    const played = await play({ resident, game, rounds: wanted, startsAt, stakeAt: habit.stakeAt }, balance)
    balance = played.balance
    rounds += wanted
    if (resident.type !== 4 && balance > stake * HIGH_STAKES && day > 0 && chance.below(MOOD) < 2) {
      balance = await withdrawNow(world, resident, {
        amount: roundSum(balance / 3n, currency),
        at: later(played.endsAt, 5 * MINUTE_MS),
      })
    }
  }
  if (balance < stake * TOP_UP_STAKES) await topUp(world, resident, stake, later(now, -8 * MINUTE_MS))
  return rounds
}

const other = (game: DemoGame): DemoGame => (game === 'river-dragon' ? 'dice' : 'river-dragon')

function topUp(world: World, resident: Resident, stake: Minor, at: Date): Promise<Minor> {
  if (resident.type === 4) return givePlayMoney(world, { resident, amount: major(100_000), at })
  return pastDeposit(world, { resident, amount: roundSum(stake * TOP_UP_STAKES, resident.currency), at })
}

/** Today's open work: deposits and withdrawals in every state, so that each queue and list has realistic content. */
export async function openMatters(world: World, residents: readonly Resident[]): Promise<void> {
  const { now } = world
  const find = (account: string): Resident => {
    const found = residents.find((resident) => resident.account === account)
    if (!found) throw new Error(`seed: nobody is called ${account}`)
    return found
  }
  const ago = (minutes: number): Date => later(now, -minutes * MINUTE_MS)
  const sum = (account: string, units: number, minutes: number) => ({
    resident: find(account),
    amount: major(units),
    at: ago(minutes),
  })
  await lostDeposit(world, sum('mai', 500_000, 3 * 1440), 'expired')
  await lostDeposit(world, sum('linh', 1_000_000, 5 * 1440), 'failed')
  await lostDeposit(world, sum('quanghuy', 2_000_000, 2 * 1440), 'cancelled')
  await lostDeposit(world, sum('baochau', 1_500_000, 1440), 'rejected')
  await lostDeposit(world, sum('grace', 200, 4 * 1440), 'expired')
  await waitingTransfer(world, sum('linh', 5_000_000, 42), true)
  await waitingTransfer(world, sum('ngocanh', 2_000_000, 27), true)
  await waitingTransfer(world, sum('thanhtung', 20_000_000, 11), true)
  await waitingTransfer(world, sum('owen', 500, 18), true)
  await waitingTransfer(world, sum('minhthu', 1_000_000, 8), false)
  await tellWithdrawals(world, find)
  await tellMatches(world, find)
  await tellTransfers(world, find)
  await numberInOrder(world)
}

/** Histories are written member by member; order numbers are then reassigned by time, so that lists begin with the newest. */
async function numberInOrder({ owner }: World): Promise<void> {
  await inTransaction(owner, async (tx) => {
    for (const [table, asked] of [
      ['deposit', 'created_at'],
      ['withdrawal', 'requested_at'],
    ] as const) {
      const [orders, at] = [sql.table(table), sql.ref(asked)]
      await run(tx, sql`alter table ${orders} alter column number set generated by default`)
      // negative numbers first, so that no number exists twice at any moment
      await run(
        tx,
        sql`
          with by_time as (select id, row_number() over (order by ${at}, number) as place from ${orders}),
            numbers as (select number, row_number() over (order by number) as place from ${orders})
          update ${orders} as o
          set number = -n.number
          from by_time t
          join numbers n on n.place = t.place
          where o.id = t.id
        `,
      )
      await run(tx, sql`update ${orders} set number = -number`)
      await run(tx, sql`alter table ${orders} alter column number set generated always`)
    }
  })
}

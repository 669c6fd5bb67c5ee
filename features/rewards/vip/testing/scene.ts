import { randomUUID } from 'node:crypto'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { countAll, instant } from '#features/play/settled-play/testing/windows.ts'
import { dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { periodOf } from '#kit/day/period.ts'
import { advanceRanks } from '../service/advance.ts'
import { endPeriods } from '../service/end.ts'

/** The zone of JADE. */
export const ZONE = 'Asia/Ho_Chi_Minh'
const cash = (units: number) => ({ kind: 'cash' as const, amount: major(units) })
export const sums = (valid: number, deposits = 0) => ({ valid: major(valid), deposits: major(deposits) })
const rank = (name: string, up: number, keep: number, gifts = {}) => ({
  name: { en: name, vi: name },
  up: sums(up),
  keep: sums(keep),
  isFirstPaid: up >= 10_000,
  gifts: { upgrade: null, birthday: null, period: null, ...gifts },
})

/** Ranks as an operator publishes them: at 1,000, 10,000 and 50,000 of valid bets; a tenth of it keeps them. */
export const ladder = [
  rank('Bronze', 1_000, 100, { upgrade: { kind: 'points', points: 10 } }),
  rank('Silver', 10_000, 1_000, { upgrade: cash(5), birthday: cash(3), period: cash(1) }),
  rank('Gold', 50_000, 5_000, {
    upgrade: { kind: 'bonus' as const, amount: major(20), wagering: 3, days: 7 },
  }),
]

/** Bets, and the time of the ranks, in a server whose brand JADE has the ladder. */
export async function scene(at: TestApp) {
  const owner = await operator(at, { roles: ['owner'] })
  const body = { merchant: 'JADE', period: 'M' as const, ranks: ladder, reason: 'the first ranks' }
  await owner.api.vipOffice.publish({ body })
  const advance = async () => {
    await countAll(at, { from: new Date(0), to: new Date(0) })
    await advanceRanks(at.app)
  }
  await advance()
  const post1 = (item: Parameters<typeof post>[1][number]) =>
    inTransaction(at.app.db, (tx) => post(tx, [item]))
  return {
    owner,
    advance,
    /** A member with money to bet. */
    rich: () => person(at, { balance: major(1_000_000) }),
    /** Settled bets that lose. */
    async play(who: Person, ...stakes: readonly number[]) {
      const bets = stakes.map((units) => instant(who, { stake: major(units), key: randomUUID() }))
      for (const bet of bets) await post1(bet)
      return bets
    },
    undo: ({ key, wallet, vendor, round }: ReturnType<typeof instant>) =>
      post1({ step: 'void', key: `${key}:back`, wallet, vendor, round: round.id }),
    /** The moment at which the open period ends. */
    async endOfPeriod() {
      const { open } = await owner.api.vipOffice.ranks({ query: { merchant: 'JADE' } })
      return dayBounds(ZONE, open?.to ?? '').from
    },
    /** Ends the open period as if its windows were closed. */
    async endPeriod() {
      await endPeriods(at.app, 'JADE', await this.endOfPeriod())
      await advanceRanks(at.app)
    },
    /** Puts the open period back to the month of today, so that bets of now count in it. */
    async backToToday() {
      const { from, to } = periodOf('M', dayIn(ZONE, at.clock.now()))
      const db = at.database.owner
      await run(db, sql`delete from vip_progress`)
      await run(
        db,
        sql`update vip_brand set from_day = ${from}::date, to_day = ${to}::date, is_whole = true where merchant = 'JADE'`,
      )
      await run(db, sql`update vip_member set period = ${from}::date`)
    },
  }
}

export type Scene = Awaited<ReturnType<typeof scene>>

export const own = (who: Person) => who.api.vip.own()

/** English titles of the member's gifts. */
export async function gifts(who: Person): Promise<(string | undefined)[]> {
  const { rows } = await who.api.rewards.list({ query: { view: 'history' } })
  return rows.map(({ title }) => title?.en)
}

import { inTransaction } from '#db/pool.ts'
import { countPlay } from '#features/play/settled-play/public.ts'
import type { MissionData } from '#features/rewards/missions/rules/mission.ts'
import type { Play } from '#features/rewards/missions/rules/play.ts'
import { countMissions } from '#features/rewards/missions/service/count.ts'
import { insertMission, launchMission } from '#features/rewards/missions/store/missions.ts'
import { daysOf, insertMark } from '#features/rewards/missions/store/progress.ts'
import type { RaceData } from '#features/rewards/races/rules/race.ts'
import { runRaces } from '#features/rewards/races/service/count.ts'
import { insertEntry } from '#features/rewards/races/store/entries.ts'
import { insertRace, launchRace } from '#features/rewards/races/store/races.ts'
import type { Currency } from '#kit/currency.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import { major } from '#kit/money.ts'
import { DAY_MS, later, type Resident, type World } from '../world.ts'

/** A demo is looked at around the clock: its brands have no night (settings `quietFrom`, `quietTo`). */
const always: Play = { categories: [], games: [], from: 0, to: 24 }
const slots: Play = { ...always, categories: ['RNG'] }

/** Ledger units of an amount in VND, or of its like in USD. */
const sumIn = (currency: Currency, vnd: number) =>
  (currency === 'VND' ? major(vnd) : major(vnd) / 20_000n).toString()

type Demo = {
  readonly title: { readonly en: string; readonly vi: string }
  readonly data: MissionData
}

const missionsIn = (currency: Currency): readonly Demo[] => [
  {
    title: { en: 'Slots of the day', vi: 'Slot trong ngày' },
    data: {
      period: 'day',
      goal: { kind: 'validBet', amount: sumIn(currency, 500_000), play: slots },
      gift: { kind: 'points', count: 10 },
    },
  },
  {
    title: { en: 'Deposit of the day', vi: 'Nạp tiền trong ngày' },
    data: {
      period: 'day',
      goal: { kind: 'deposits', count: 1, least: sumIn(currency, 200_000) },
      gift: { kind: 'points', count: 5 },
    },
  },
  {
    title: { en: 'Eighty rounds in a week', vi: 'Tám mươi ván trong tuần' },
    data: {
      period: 'week',
      goal: { kind: 'rounds', count: 80, least: sumIn(currency, 2_000), play: always },
      gift: { kind: 'cash', amount: sumIn(currency, 20_000) },
    },
  },
  {
    title: { en: 'Fifteen days with us', vi: 'Mười lăm ngày cùng chúng tôi' },
    data: {
      period: 'once',
      goal: { kind: 'daysPlayed', count: 15, play: always },
      gift: { kind: 'points', count: 100 },
    },
  },
  {
    title: { en: 'Verified account', vi: 'Tài khoản đã xác minh' },
    data: {
      period: 'once',
      goal: { kind: 'account', part: 'identity' },
      gift: { kind: 'points', count: 50 },
    },
  },
]

const prizes = (currency: Currency): RaceData['prizes'] => [
  { from: 1, to: 1, gift: { kind: 'cash', amount: sumIn(currency, 1_000_000) } },
  { from: 2, to: 2, gift: { kind: 'cash', amount: sumIn(currency, 500_000) } },
  { from: 3, to: 3, gift: { kind: 'cash', amount: sumIn(currency, 200_000) } },
  { from: 4, to: 10, gift: { kind: 'points', count: 50 } },
]

const turnover = (currency: Currency): RaceData => ({
  metric: 'turnover',
  play: always,
  leastStake: sumIn(currency, 1_000),
  dailyCap: sumIn(currency, 20_000_000),
  leastScore: sumIn(currency, 10_000),
  tie: 'first',
  prizes: prizes(currency),
})

const multiplier = (currency: Currency): RaceData => ({
  ...turnover(currency),
  metric: 'multiplier',
  play: slots,
  dailyCap: null,
  leastScore: '200',
  tie: 'shared',
})

/** Missions with progress, a race that runs, and one whose final ranking can be verified, at both brands. */
export async function seedMissions(world: World, residents: readonly Resident[]): Promise<void> {
  const { app } = world
  await inTransaction(app.db, (tx) =>
    insertMark(tx, { batch: 0n, depositsAt: later(world.now, -20 * DAY_MS) }),
  )
  for (const [merchant, currency] of [
    ['JADE', 'VND'],
    ['AMBER', 'USD'],
  ] as const) {
    await openMissions(world, merchant, currency)
    const players = residents.filter((each) => each.merchant === merchant && each.currency === currency)
    await openRaces(world, { merchant, currency, players })
  }
  await countPlay(app)
  await countMissions(app)
  await runRaces(app)
}

async function openMissions({ app, now }: World, merchant: string, currency: Currency): Promise<void> {
  const { day, monday, zone } = await daysOf(app.db, merchant, now)
  const since = {
    day: dayBounds(zone, day).from,
    week: dayBounds(zone, monday).from,
    once: later(now, -20 * DAY_MS),
  }
  for (const { title, data } of missionsIn(currency))
    await inTransaction(app.db, async (tx) => {
      const startsAt = since[data.period]
      const id = await insertMission(
        tx,
        {
          merchant,
          currency,
          title,
          data,
          most: null,
          startsAt,
          endsAt: null,
          claimDays: 7,
          createdBy: 'op-linh',
        },
        startsAt,
      )
      await launchMission(tx, id, { by: 'op-huy', now: startsAt })
    })
}

type Field = {
  readonly merchant: string
  readonly currency: Currency
  readonly players: readonly Resident[]
}

async function openRaces({ app, now }: World, { merchant, currency, players }: Field): Promise<void> {
  const demo = [
    {
      title: { en: 'Week of turnover', vi: 'Tuần tổng cược' },
      data: turnover(currency),
      startsAt: later(now, -4 * DAY_MS),
      endsAt: later(now, 3 * DAY_MS),
    },
    {
      title: { en: 'Biggest multiplier on slots', vi: 'Hệ số slot cao nhất' },
      data: multiplier(currency),
      startsAt: later(now, -12 * DAY_MS),
      endsAt: later(now, -3 * DAY_MS),
    },
  ]
  for (const { title, data, startsAt, endsAt } of demo)
    await inTransaction(app.db, async (tx) => {
      const id = await insertRace(
        tx,
        {
          merchant,
          currency,
          title,
          data,
          startsAt,
          endsAt,
          closesAt: later(endsAt, DAY_MS),
          claimDays: 14,
          salt: `demo of ${merchant}`,
          createdBy: 'op-linh',
        },
        startsAt,
      )
      await launchRace(tx, id, { by: 'op-huy', now: startsAt, batch: 0n })
      for (const { id: memberId } of players) await insertEntry(tx, { race: id, memberId, at: startsAt })
    })
}

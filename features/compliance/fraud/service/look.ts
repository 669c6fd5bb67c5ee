import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { findingsOf, type Thresholds } from '../rules.ts'
import {
  belowOf,
  depositedEver,
  depositsOf,
  lookedTo,
  moversOf,
  setLookedTo,
  withdrawalsOf,
  type Mover,
} from '../store.ts'
import { raiseFlag } from '../store/flags.ts'
import { oppositeOf } from '../store/opposite.ts'
import { accountsOf, devicesOf, openingOf, placesOf } from '../store/shared.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** How far back the rules look; covers the longest window of any rule. */
const LOOK_BACK_MS = 7 * DAY_MS
/** Overlap between runs: rows with an earlier timestamp that committed after the last run. */
const OVERLAP_MS = 5 * 60_000
const PAGE = 200
/** Newest events per member; older ones were evaluated when they were new. */
const MOST_DEPOSITS = 500
const MOST_WITHDRAWALS = 50

async function thresholdsOf(app: App, merchant: string): Promise<Thresholds> {
  return {
    least: await settingOf(app, merchant, 'riskLeast'),
    playPercent: await settingOf(app, merchant, 'riskPlayPercent'),
    reportFrom: await settingOf(app, merchant, 'riskReportFrom'),
    nearPercent: await settingOf(app, merchant, 'riskNearPercent'),
    nearCount: await settingOf(app, merchant, 'riskNearCount'),
    cycleCount: await settingOf(app, merchant, 'riskCycleCount'),
    cycleHours: await settingOf(app, merchant, 'riskCycleHours'),
    failedCount: await settingOf(app, merchant, 'riskFailedCount'),
    failedMinutes: await settingOf(app, merchant, 'riskFailedMinutes'),
    sharedMembers: await settingOf(app, merchant, 'riskSharedMembers'),
    deviceMembers: await settingOf(app, merchant, 'riskDeviceMembers'),
    addressMembers: await settingOf(app, merchant, 'riskAddressMembers'),
    openedMembers: await settingOf(app, merchant, 'riskOpenedMembers'),
    diligenceFrom: await settingOf(app, merchant, 'riskDiligenceFrom'),
    fanMembers: await settingOf(app, merchant, 'riskFanMembers'),
    oppositeEvents: await settingOf(app, merchant, 'riskOppositeEvents'),
    oppositePercent: await settingOf(app, merchant, 'riskOppositePercent'),
  }
}

async function lookAt(app: App, mover: Mover, now: Date): Promise<void> {
  const { db } = app
  const since = new Date(now.getTime() - LOOK_BACK_MS)
  const playHours = await settingOf(app, mover.merchant, 'riskPlayHours')
  const oppositeDays = await settingOf(app, mover.merchant, 'riskOppositeDays')
  const fanHours = await settingOf(app, mover.merchant, 'riskFanHours')
  const deposits = await depositsOf(db, mover.id, since, MOST_DEPOSITS)
  const shown = deposits.reduce((sum, { amount, isCredited }) => (isCredited ? sum + amount : sum), 0n)
  const facts = {
    deposits,
    depositedBefore: (await depositedEver(db, mover.id)) - shown,
    withdrawals: await withdrawalsOf(db, mover.id, { since, playHours, limit: MOST_WITHDRAWALS }),
    accounts: await accountsOf(db, mover.id),
    devices: await devicesOf(db, mover.id),
    places: await placesOf(db, mover.id, since),
    opening: await openingOf(db, mover.id),
    opposite: await oppositeOf(db, mover.id, new Date(now.getTime() - oppositeDays * DAY_MS)),
    below: await belowOf(db, mover.id, new Date(now.getTime() - fanHours * HOUR_MS)),
  }
  for (const finding of findingsOf(facts, await thresholdsOf(app, mover.merchant)))
    await raiseFlag(db, mover, finding, now)
}

/**
 * Evaluates every member whose money moved or who bet on a side of an event since the last run. Safe to repeat and to overlap: the same
 * events raise no second flag.
 */
export async function lookAtMovers(app: App): Promise<void> {
  const to = app.clock.now()
  const last = await lookedTo(app.db)
  const from = new Date(last ? last.getTime() - OVERLAP_MS : to.getTime() - LOOK_BACK_MS)
  let after = 0n
  for (;;) {
    const movers = await moversOf(app.db, { from, to, after, limit: PAGE })
    for (const mover of movers) await lookAt(app, mover, to)
    if (movers.length < PAGE) break
    after = movers.at(-1)?.id ?? after
  }
  await setLookedTo(app.db, to)
}

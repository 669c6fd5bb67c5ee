import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction } from '#db/pool.ts'
import { READ_BEFORE_MS, tellBrands } from '#features/platform/merchants/public.ts'
import type { App } from '#server/app.ts'
import type { Job } from '#server/jobs.ts'
import { tellLimits } from './service/change.ts'
import { lookForHelp } from './service/help/places.ts'
import { lookForHarm } from './service/harm.ts'
import { noteReached } from './service/reached.ts'
import { applyWalletLimits } from './service/wallet-limits.ts'
import { frameFor } from './service/rules.ts'
import { lockLimits } from './store/limits.ts'
import { memberFacts, playersNow, rulesSeen, rulesStamp, setRulesSeen, stoppedByTime } from './store/play.ts'

/** Members per run; the rest follow in the next run. */
const BATCH = 500

/** Rewrites a member's guards from the current limits and rules. */
async function renewWalletLimits(app: App, memberId: bigint, now: Date): Promise<void> {
  const member = await memberFacts(app.db, memberId)
  if (!member) return
  const frame = await frameFor(app, member)
  await inTransaction(app.db, async (tx) => {
    await lockLimits(tx, memberId)
    await applyWalletLimits(tx, memberId, frame, { now })
  })
}

/** Restarts play after a day's minutes or hours reset: a member stopped by them can play again without a new login. */
async function reopenPlay(app: App): Promise<void> {
  const now = app.clock.now()
  for (const { memberId } of await stoppedByTime(app.db, BATCH)) await renewWalletLimits(app, memberId, now)
}

/** Rewrites the guards of all members who are playing, and notifies their pages. */
async function renewPlayers(app: App): Promise<void> {
  const now = app.clock.now()
  for (const { memberId } of await playersNow(app.db, now)) {
    await renewWalletLimits(app, memberId, now)
    await tellLimits(app, memberId)
  }
}

/**
 * Applies a changed jurisdiction, or a changed assignment of a brand or country: for members who are playing, from the next stake; for all
 * others, at their next launch. A process that missed the notification may briefly write guards by the old rules (a launch, a change of a
 * limit), so they are rewritten once no process can still have the old ones cached.
 */
export async function followRules(app: App): Promise<void> {
  const stamp = await rulesStamp(app.db)
  if (stamp === (await rulesSeen(app.db))) return
  app.merchants.forget() // this process may have cached the old ones just before
  await renewPlayers(app)
  // the games offered in open lobbies may have changed
  const brands = (await app.merchants.all()).map(({ code }) => code)
  tellBrands(app, brands, ['games.changed', 'settings.changed'])
  await pause(READ_BEFORE_MS)
  await renewPlayers(app)
  await setRulesSeen(app.db, stamp)
}

export const limitsJobs: readonly Job[] = [
  {
    name: 'limits.reached',
    says: 'Records limits reached, from rejected ledger postings.',
    everySeconds: 60,
    run: noteReached,
  },
  {
    name: 'limits.harm',
    says: 'Checks members who recently played, deposited or contacted support for markers of harm.',
    cron: '17 * * * *',
    run: lookForHarm,
  },
  {
    name: 'limits.help',
    says: 'Checks whether the support organisations can be reached; a demo installation checks only on request.',
    cron: '41 * * * *',
    run: (app) => (app.config.FAIRHOUSE_MODE === 'live' ? lookForHelp(app) : Promise.resolve()),
  },
  {
    name: 'limits.rules',
    says: 'Applies a changed jurisdiction’s limits to members in play.',
    everySeconds: 1,
    run: followRules,
  },
  {
    name: 'limits.reopen',
    says: 'Reopens play when daily minutes or playing hours reset.',
    everySeconds: 60,
    run: reopenPlay,
  },
]

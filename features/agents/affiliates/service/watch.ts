import { inTransaction } from '#db/pool.ts'
import { closedUntil, countedBatch } from '#features/play/settled-play/public.ts'
import { sharedAmong } from '#features/money/withdrawals/public.ts'
import type { App } from '#server/app.ts'
import { duplicatesAmong } from '../rules/states.ts'
import { dropOldClicks } from '../store/codes.ts'
import {
  clearedSignals,
  insertDuplicate,
  noteMilestones,
  playersToCheck,
  relatedTo,
  type Milestone,
} from '../store/players.ts'
import { milestoneReached } from '../extension-points.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SLICE = 200
/** Longer than any attribution window: a setting may be raised. */
const CLICKS_MS = 366 * DAY_MS

/**
 * Looks for players who are the affiliate or another of its players: those who registered, played or added a payout account since
 * `sinceMs`. A signal that operators have cleared is not raised again.
 */
export async function findDuplicates(app: App, sinceMs: number): Promise<number> {
  const now = app.clock.now()
  let found = 0
  let after = 0n
  for (;;) {
    const players = await playersToCheck(app.db, new Date(now.getTime() - sinceMs), after, SLICE)
    for (const player of players) {
      after = player.memberId
      found += await inTransaction(app.db, async (tx) => {
        const shared = duplicatesAmong(await sharedAmong(tx, player.memberId, relatedTo(player)))
        const cleared = await clearedSignals(tx, player.memberId)
        const signals = shared.filter((signal) => !cleared.has(signal))
        if (signals.length === 0) return 0
        // visible to runs after this batch, so that no run of before has counted it
        const batch = (await countedBatch(tx)) + 1n
        await insertDuplicate(tx, { memberId: player.memberId, signals, batch, now })
        return 1
      })
    }
    if (players.length < SLICE) return found
  }
}

/** Notes first deposits and qualifications, and tells the postbacks, in the same transaction. */
export async function advance(app: App): Promise<readonly Milestone[]> {
  const until = await closedUntil(app.db)
  if (!until) return []
  return inTransaction(app.db, async (tx) => {
    const reached = await noteMilestones(tx, await countedBatch(tx), until)
    for (const tell of milestoneReached.of(app)) for (const each of reached) await tell(tx, each, app)
    return reached
  })
}

export async function forgetClicks(app: App): Promise<void> {
  const now = app.clock.now().getTime()
  await inTransaction(app.db, (tx) =>
    dropOldClicks(tx, { clicks: new Date(now - CLICKS_MS), visitors: new Date(now - 2 * DAY_MS) }),
  )
}

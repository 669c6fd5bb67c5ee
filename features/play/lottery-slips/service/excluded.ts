import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { withdrawSlips } from '#features/play/shared-rounds/public.ts'
import { endChase, runningOfExcluded } from '../store/chases.ts'
import { chasedOf, chasedSlip } from './chase.ts'
import { tellEnd } from './tell.ts'

/** Chases that one round of the job takes. */
const BATCH = 200

/**
 * The published rule for bets of a member who starts a time-out or self-exclusion (R6): their chases stop, the stakes of draws that are not
 * drawn are returned, and what was drawn is paid. Safe to repeat: a chase that has ended is not looked at again.
 */
export async function stopExcluded(app: App): Promise<void> {
  const chases = await runningOfExcluded(app.db, { now: app.clock.now(), limit: BATCH })
  if (chases.length === 0) return
  const ids = chases.map(({ id }) => id)
  const before = await chasedOf(app, ids)
  const ahead = [...before.values()].flat().filter(({ slip }) => slip.state === 'open')
  if (ahead.length > 0)
    await withdrawSlips(
      app,
      ahead.map(({ slip }) => slip.id),
    )
  const after = await chasedOf(app, ids)
  await inTransaction(app.db, async (tx) => {
    const now = app.clock.now()
    for (const chase of chases)
      if (await endChase(tx, chase.id, { state: 'cancelled', now }))
        await tellEnd(tx, chase, {
          end: 'excluded',
          slips: (after.get(chase.id) ?? []).map(chasedSlip),
          now,
        })
  })
}

import { keepDays } from '#features/platform/merchants/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { Job } from '#server/jobs.ts'
import { sweepPlaces } from './store/addresses.ts'
import { sweepChallenges } from './store/passkeys.ts'
import { forgetHistory } from './store/places.ts'

const DAY_MS = 86_400_000
/** An address without logins for half a year requires two-step verification again; device trust lasts as long. */
const PLACE_MS = 180 * DAY_MS
/** Rows of history deleted by one statement, to keep its locks short. */
const AT_ONCE = 5_000
/** Statements per night and brand; the rest is deleted the next night. */
const MOST_ROUNDS = 200

/** Deletes logins and ended sessions after the brand's retention period. */
export async function forgetOld(app: App): Promise<void> {
  const now = app.clock.now()
  for (const { code } of await app.merchants.all()) {
    const days = await keepDays(app, code, await settingOf(app, code, 'loginHistoryDays'))
    const before = new Date(now.getTime() - days * DAY_MS)
    for (let round = 0; round < MOST_ROUNDS; round++) {
      if ((await forgetHistory(app.db, { merchant: code, before, most: AT_ONCE })) === 0) break
    }
  }
  await sweepPlaces(app.db, new Date(now.getTime() - PLACE_MS))
}

export const securityJobs: readonly Job[] = [
  {
    name: 'security-sweep',
    says: 'Forgets questions to passkeys that nobody answered.',
    cron: '*/30 * * * *',
    run: async (app) => void (await sweepChallenges(app.db, app.clock.now())),
  },
  {
    name: 'security-forget',
    says: 'Deletes log-ins, ended sessions and addresses that the brand keeps no longer.',
    cron: '11 3 * * *',
    run: forgetOld,
  },
]

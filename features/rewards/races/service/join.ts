import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { races } from '../contract/member.ts'
import { insertEntry, leaveEntry } from '../store/entries.ts'
import { lockRace } from '../store/races.ts'
import { tellRaces } from './count.ts'

type Join = (typeof races)['join']
type Leave = (typeof races)['leave']

/** Takes part in a race from now on; earlier bets do not count. */
export async function joinRace(
  app: App,
  { params }: Given<Join>,
  { member, now }: CallFor<Join>,
): Promise<Reply<Join> | Refusal<Join>> {
  const done = await inTransaction(app.db, async (tx): Promise<Reply<Join> | Refusal<Join>> => {
    const race = await lockRace(tx, params.id)
    if (race?.merchant !== member.merchant || race.currency !== member.currency || race.state === 'draft')
      return { refused: 'races.unknown' }
    if (race.state !== 'live' || race.endsAt <= now) return { refused: 'races.notOpen' }
    if (!(await mayMarket(tx, member.id, now))) return { refused: 'races.notNow' }
    await insertEntry(tx, { race: race.id, memberId: member.id })
    return { id: race.id }
  })
  if (!('refused' in done)) await tellRaces(app, member.merchant)
  return done
}

/** Leaves a race before its ranking is final: no score, no place, and no bets in the published file. */
export async function leaveRace(
  app: App,
  { params }: Given<Leave>,
  { member, now }: CallFor<Leave>,
): Promise<Reply<Leave> | Refusal<Leave>> {
  const done = await inTransaction(app.db, async (tx): Promise<Reply<Leave> | Refusal<Leave>> => {
    const race = await lockRace(tx, params.id)
    if (race?.merchant !== member.merchant || race.state === 'draft') return { refused: 'races.unknown' }
    if (race.state !== 'live') return { refused: 'races.notOpen' }
    const isLeft = await leaveEntry(tx, { race: race.id, memberId: member.id, now })
    return isLeft ? { id: race.id } : { refused: 'races.unknown' }
  })
  if (!('refused' in done)) await tellRaces(app, member.merchant)
  return done
}

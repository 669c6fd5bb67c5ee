import { inTransaction } from '#db/pool.ts'
import { countedBatch, countPlay, closedUntil } from '#features/play/settled-play/public.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'
import { lastPrize, type RaceData } from '../rules/race.ts'
import { prizesOf } from '../rules/prizes.ts'
import { addFacts, hasStale } from '../store/entries.ts'
import { insertPrizes, markFinal, placedOf, rankRace } from '../store/final.ts'
import { lockRace, workingRaces, type Race } from '../store/races.ts'
import { factsHash } from './file.ts'
import { payPrizes } from './pay.ts'

/** Batches of the ledger per transaction: bounds its size after a long pause. */
const MOST_BATCHES = 2_000n

/**
 * Brings the scores of running races up to date, makes rankings final whose time for voids is over, and offers prizes. Every step is one
 * transaction under the lock of its race that notes how far it came, so that a killed worker leaves nothing half done and another one
 * continues: scores by batch, ranking and prize rows, hash, each prize on its own.
 */
export async function runRaces(app: App): Promise<void> {
  const now = app.clock.now()
  const races = await workingRaces(app.db, now)
  if (races.some(({ state }) => state === 'live')) await countPlay(app) // facts of the last seconds as well
  const closed = await closedUntil(app.db)
  const changed = new Set<string>()
  for (const race of races) {
    if (race.state === 'live' && (await countRace(app, race.id))) changed.add(race.merchant)
    if (race.state === 'live' && closed !== null && closed >= race.closesAt && (await rank(app, race.id)))
      changed.add(race.merchant)
    await publish(app, race.id)
  }
  await payPrizes(app)
  for (const merchant of changed) await tellRaces(app, merchant)
}

/** Adds new facts to the scores of a race, slice by slice; whether any changed. */
export async function countRace(app: App, id: string): Promise<boolean> {
  let isChanged = false
  for (let isMore = true; isMore;) {
    const done = await inTransaction(app.db, async (tx) => {
      const race = await lockRace(tx, id)
      if (!race || race.state !== 'live') return { isChanged: false, isMore: false }
      const counted = await countedBatch(tx)
      if (counted <= race.batch && !(await hasStale(tx, id))) return { isChanged: false, isMore: false }
      const to = counted < race.batch + MOST_BATCHES ? counted : race.batch + MOST_BATCHES
      const own = await addFacts(tx, { race: id, after: race.batch, to: to > race.batch ? to : race.batch })
      return { isChanged: own, isMore: to < counted }
    })
    isChanged ||= done.isChanged
    isMore = done.isMore
  }
  return isChanged
}

/**
 * The final ranking and its prizes, from all facts of the race: every fact of before its closing is of a counted batch, since the windows
 * until then are closed. One transaction.
 */
export async function rank(app: App, id: string): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const race = await lockRace(tx, id)
    const closed = await closedUntil(tx)
    if (!race || race.state !== 'live' || closed === null || closed < race.closesAt) return false
    const now = app.clock.now()
    await rankRace(tx, { race: id, batch: await countedBatch(tx), now })
    await insertPrizes(tx, id, prizesOf(await placedOf(tx, id, lastPrize(race.data.prizes)), race.data), now)
    return true
  })
}

/** Publishes the hash of the facts behind a final ranking. */
async function publish(app: App, id: string): Promise<void> {
  const race = await inTransaction(app.db, (tx) => lockRace(tx, id))
  if (race?.state !== 'ranked') return
  const { hash, facts } = await factsHash(app, race)
  await inTransaction(app.db, (tx) => markFinal(tx, { race: id, hash, facts }))
}

/** Tells open pages of a brand that a ranking has changed. */
export async function tellRaces(app: App, merchant: string): Promise<void> {
  app.events.publish(`merchant:${merchant}`, {
    topic: 'races.changed',
    seq: (await nextEventNumber(app.db)).toString(),
    patch: {},
  })
}

export const isShared = ({ tie }: RaceData): boolean => tie === 'shared'
export const isOver = ({ state }: Race): boolean => state === 'ranked' || state === 'final'

import { randomBytes } from 'node:crypto'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { listedBrand } from '#features/contact/notices/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { countedBatch } from '#features/play/settled-play/public.ts'
import { keepTerms } from '#features/rewards/bonuses/public.ts'
import { termsFit } from '#features/rewards/missions/rules/gift.ts'
import { areOfBrand, quietOf } from '#features/rewards/missions/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { racesOffice } from '../contract/office.ts'
import { problemOf, type RaceData } from '../rules/race.ts'
import { allRaces, endRace, insertRace, launchRace, raceById } from '../store/races.ts'
import { tellRaces } from './count.ts'

type List = (typeof racesOffice)['list']
type Draft = (typeof racesOffice)['draft']
type Launch = (typeof racesOffice)['launch']
type Stop = (typeof racesOffice)['stop']

const HOUR_MS = 3_600_000

export async function listForOffice(
  app: App,
  { query }: Given<List>,
  { operator, merchant }: CallFor<List>,
): Promise<Reply<List>> {
  const code = query.merchant ?? merchant.code
  const [brand, rows] = await Promise.all([listedBrand(app, code, operator), allRaces(app.db, code)])
  return {
    ...brand,
    rows: rows.map(
      ({ merchant: _, batch: __, finalBatch: ___, facts: ____, rankedAt: _____, ...row }) => row,
    ),
  }
}

/** Drafts a race; the rules of safer play refuse what would press a member. */
export async function draftRace(
  app: App,
  { body }: Given<Draft>,
  { operator, ip, now }: CallFor<Draft>,
): Promise<Reply<Draft> | Refusal<Draft>> {
  const { terms, data, settleHours, ...race } = body
  const gifts = data.prizes.map(({ gift }) => gift)
  const brand = await app.merchants.byCode(body.merchant)
  if (brand?.currency !== body.currency || !termsFit(gifts, terms)) return { refused: 'races.unsound' }
  if (!(await areOfBrand(app.db, body.merchant, gifts))) return { refused: 'races.unsound' }
  const problem = problemOf(data, body, await quietOf(app, body.merchant))
  if (problem) return { refused: 'races.pressing', detail: { problem } }
  return inTransaction(app.db, async (tx) => {
    const hash = terms ? await keepTerms(tx, terms, now) : null
    const id = await insertRace(
      tx,
      {
        ...race,
        data: withTerms(data, hash),
        closesAt: new Date(body.endsAt.getTime() + settleHours * HOUR_MS),
        salt: randomBytes(16).toString('hex'),
        createdBy: operator.account,
      },
      now,
    )
    const object = `race:${id}`
    const after = { title: body.title.en, metric: data.metric, prizes: JSON.stringify(data.prizes) }
    await writeAudit(tx, { operator, action: 'races.draft', object, after, reason: '', ip, now })
    return { id }
  })
}

/** Prizes with bonus money name the terms by hash. */
function withTerms(data: RaceData, hash: string | null): RaceData {
  if (hash === null) return data
  const prizes = data.prizes.map(({ gift, ...places }) => ({
    ...places,
    gift: 'terms' in gift ? { ...gift, terms: hash } : gift,
  }))
  return { ...data, prizes }
}

/** Launches a draft; runs in the approval's transaction. */
export async function launchDraft(
  app: App,
  { params, body }: Given<Launch>,
  { operator, ip, now }: CallFor<Launch>,
): Promise<Reply<Launch> | Refusal<Launch>> {
  return inTransaction(app.db, async (tx) => {
    const race = await raceById(tx, params.id)
    if (!race) return { refused: 'races.unknown' }
    const batch = await countedBatch(tx)
    if (!(await launchRace(tx, params.id, { by: operator.account, now, batch })))
      return { refused: 'races.notDraft' }
    const object = `race:${params.id}`
    const after = { title: race.title.en, prizes: JSON.stringify(race.data.prizes) }
    await writeAudit(tx, { operator, action: 'races.launch', object, after, reason: body.reason, ip, now })
    return { id: params.id }
  })
}

/** Ends a race now. */
export async function stopRace(
  app: App,
  { params, body }: Given<Stop>,
  { operator, ip, now }: CallFor<Stop>,
): Promise<Reply<Stop> | Refusal<Stop>> {
  const done = await inTransaction(app.db, async (tx): Promise<Reply<Stop> | Refusal<Stop>> => {
    if (!(await raceById(tx, params.id))) return { refused: 'races.unknown' }
    if (!(await endRace(tx, params.id, now))) return { refused: 'races.notLive' }
    const object = `race:${params.id}`
    await writeAudit(tx, { operator, action: 'races.stop', object, after: {}, reason: body.reason, ip, now })
    return { id: params.id }
  })
  if ('id' in done) {
    const race = await raceById(app.db, done.id)
    if (race) await tellRaces(app, race.merchant)
  }
  return done
}

import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { listedBrand } from '#features/contact/notices/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { settingIn } from '#features/platform/settings/public.ts'
import { keepTerms } from '#features/rewards/bonuses/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { missionsOffice } from '../contract/office.ts'
import { termsFit } from '../rules/gift.ts'
import { problemOf } from '../rules/mission.ts'
import type { Quiet } from '../rules/play.ts'
import { areOfBrand } from './choices.ts'
import { allMissions, insertMission, launchMission, missionById, stopMission } from '../store/missions.ts'

type List = (typeof missionsOffice)['list']
type Draft = (typeof missionsOffice)['draft']
type Launch = (typeof missionsOffice)['launch']
type Stop = (typeof missionsOffice)['stop']

export async function listForOffice(
  app: App,
  { query }: Given<List>,
  { operator, merchant }: CallFor<List>,
): Promise<Reply<List>> {
  const code = query.merchant ?? merchant.code
  const [brand, rows] = await Promise.all([listedBrand(app, code, operator), allMissions(app.db, code)])
  return {
    ...brand,
    rows: rows.map(({ merchant: _, ...row }) => row),
  }
}

/** The hours of a brand's night, in which play counts for nothing. */
export async function quietOf(app: App, merchant: string): Promise<Quiet> {
  const brands = await app.merchants.asTheyStand()
  return {
    from: settingIn(app, brands, merchant, 'quietFrom'),
    to: settingIn(app, brands, merchant, 'quietTo'),
  }
}

/** Drafts a mission; the rules of safer play refuse what would press a member. */
export async function draftMission(
  app: App,
  { body }: Given<Draft>,
  { operator, ip, now }: CallFor<Draft>,
): Promise<Reply<Draft> | Refusal<Draft>> {
  const { terms, data, ...mission } = body
  const brand = await app.merchants.byCode(body.merchant)
  if (brand?.currency !== body.currency || !termsFit([data.gift], terms))
    return { refused: 'missions.unsound' }
  if (!(await areOfBrand(app.db, body.merchant, [data.gift]))) return { refused: 'missions.unsound' }
  if (body.endsAt && body.endsAt <= body.startsAt) return { refused: 'missions.unsound' }
  const problem = problemOf(data, await quietOf(app, body.merchant))
  if (problem) return { refused: 'missions.pressing', detail: { problem } }
  return inTransaction(app.db, async (tx) => {
    const { gift } = data
    const own = terms && 'terms' in gift ? { ...gift, terms: await keepTerms(tx, terms, now) } : gift
    const id = await insertMission(
      tx,
      { ...mission, data: { ...data, gift: own }, createdBy: operator.account },
      now,
    )
    const after = {
      title: body.title.en,
      goal: JSON.stringify(data.goal),
      gift: JSON.stringify(own),
      most: body.most,
    }
    const object = `mission:${id}`
    await writeAudit(tx, { operator, action: 'missions.draft', object, after, reason: '', ip, now })
    return { id }
  })
}

/** Launches a draft; runs in the approval's transaction. */
export async function launchDraft(
  app: App,
  { params, body }: Given<Launch>,
  { operator, ip, now }: CallFor<Launch>,
): Promise<Reply<Launch> | Refusal<Launch>> {
  return inTransaction(app.db, async (tx) => {
    const mission = await missionById(tx, params.id)
    if (!mission) return { refused: 'missions.unknown' }
    if (!(await launchMission(tx, params.id, { by: operator.account, now })))
      return { refused: 'missions.notDraft' }
    const after = { title: mission.title.en, most: mission.most, gift: JSON.stringify(mission.data.gift) }
    const object = `mission:${params.id}`
    await writeAudit(tx, { operator, action: 'missions.launch', object, after, reason: body.reason, ip, now })
    return { id: params.id }
  })
}

/** Stops a mission immediately. */
export async function stopLive(
  app: App,
  { params, body }: Given<Stop>,
  { operator, ip, now }: CallFor<Stop>,
): Promise<Reply<Stop> | Refusal<Stop>> {
  return inTransaction(app.db, async (tx) => {
    if (!(await missionById(tx, params.id))) return { refused: 'missions.unknown' }
    if (!(await stopMission(tx, params.id, now))) return { refused: 'missions.notLive' }
    const object = `mission:${params.id}`
    await writeAudit(tx, {
      operator,
      action: 'missions.stop',
      object,
      after: {},
      reason: body.reason,
      ip,
      now,
    })
    return { id: params.id }
  })
}

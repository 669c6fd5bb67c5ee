import type { Given, Refusal, Reply } from '#contract/route.ts'
import { hourIn } from '#kit/day/zoned.ts'
import { configHash } from '#game-kit/config-hash.ts'
import { inTransaction } from '#db/pool.ts'
import { listedBrand } from '#features/contact/notices/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { keepTerms, termsByHash } from '#features/rewards/bonuses/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { drawsOffice } from '../contract/office.ts'
import { draftProblem, prizesOf } from '../rules/draw.ts'
import { expectedOf } from '../rules/expected.ts'
import { drawById, insertDraw, launch, stop } from '../store/draws.ts'
import { allDraws, drawsNamed } from '../store/facts.ts'
import { revealOf } from './advance.ts'
import { commitSeed } from './seeds.ts'

type List = (typeof drawsOffice)['list']
type Draft = (typeof drawsOffice)['draft']
type Launch = (typeof drawsOffice)['launch']
type Stop = (typeof drawsOffice)['stop']

export async function listForOffice(
  app: App,
  { query }: Given<List>,
  { operator, merchant }: CallFor<List>,
): Promise<Reply<List>> {
  const code = query.merchant ?? merchant.code
  const [brand, found] = await Promise.all([listedBrand(app, code, operator), allDraws(app.db, code)])
  const rows = await Promise.all(
    found.map(async (row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      currency: row.currency,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      state: row.state,
      data: row.data,
      rulesHash: row.dataHash,
      terms: row.termsHash ? await termsByHash(app.db, row.termsHash) : null,
      audience: row.audience,
      budget: row.budget,
      results: row.results,
      members: row.members,
      open: row.open,
      cost: row.cost,
      expected: expectedOf(row.data, row),
      createdBy: row.createdBy,
    })),
  )
  return {
    ...brand,
    rows,
  }
}

/** Drafts a draw and keeps its terms by hash. */
export async function draftDraw(
  app: App,
  { body }: Given<Draft>,
  { operator, ip, now }: CallFor<Draft>,
): Promise<Reply<Draft> | Refusal<Draft>> {
  const { terms, ...draw } = body
  const brand = await app.merchants.byCode(body.merchant)
  if (brand?.currency !== body.currency) return { refused: 'draws.unsound', detail: { problem: 'amounts' } }
  const startHour = hourIn(brand.timeZone, body.startsAt)
  const problem = draftProblem({ ...draw, hasTerms: terms !== null, startHour })
  if (problem) return { refused: 'draws.unsound', detail: { problem } }
  return inTransaction(app.db, async (tx) => {
    if (!(await drawsNamed(tx, body.merchant, prizesOf(body.data))))
      return { refused: 'draws.unsound', detail: { problem: 'unknownPrize' } }
    const termsHash = terms ? await keepTerms(tx, terms, now) : null
    const dataHash = configHash(body.data)
    const id = await insertDraw(tx, { ...draw, termsHash, dataHash, createdBy: operator.account }, now)
    await writeAudit(tx, {
      operator,
      action: 'draws.draft',
      object: `draw:${id}`,
      after: { title: body.title.en, kind: body.data.kind, rulesHash: dataHash, termsHash },
      reason: '',
      ip,
      now,
    })
    return { id }
  })
}

/** Launches a draft and commits to its seed; runs in the approval's transaction. */
export async function launchDraw(
  app: App,
  { params, body }: Given<Launch>,
  { operator, ip, now }: CallFor<Launch>,
): Promise<Reply<Launch> | Refusal<Launch>> {
  return inTransaction(app.db, async (tx): Promise<Reply<Launch> | Refusal<Launch>> => {
    const draw = await drawById(tx, params.id)
    if (!draw) return { refused: 'draws.unknown' }
    if (draw.endsAt !== null && draw.endsAt <= now)
      return { refused: 'draws.unsound', detail: { problem: 'times' } }
    if (!(await launch(tx, params.id, now))) return { refused: 'draws.notDraft' }
    if (draw.kind === 'raffle' || draw.kind === 'envelope')
      await commitSeed(app, tx, { draw: draw.id, memberId: null, now })
    await writeAudit(tx, {
      operator,
      action: 'draws.launch',
      object: `draw:${params.id}`,
      after: { title: draw.title.en, rulesHash: draw.dataHash, budget: draw.budget?.toString() ?? null },
      reason: body.reason,
      ip,
      now,
    })
    return { id: params.id }
  })
}

/** Stops a draw immediately. */
export async function stopDraw(
  app: App,
  { params, body }: Given<Stop>,
  { operator, ip, now }: CallFor<Stop>,
): Promise<Reply<Stop> | Refusal<Stop>> {
  return inTransaction(app.db, async (tx): Promise<Reply<Stop> | Refusal<Stop>> => {
    const draw = await drawById(tx, params.id)
    if (!draw) return { refused: 'draws.unknown' }
    if (!(await stop(tx, params.id, now))) return { refused: 'draws.notLive' }
    await revealOf(tx, draw, now)
    await writeAudit(tx, {
      operator,
      action: 'draws.stop',
      object: `draw:${params.id}`,
      after: {},
      reason: body.reason,
      ip,
      now,
    })
    return { id: params.id }
  })
}

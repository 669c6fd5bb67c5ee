import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { packsOf } from '#features/platform/merchants/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { segmentsOffice } from '../contract/office.ts'
import { memberTraits } from '../extension-points.ts'
import { isSoundCondition, isSoundSegment, type Condition } from '../rules/conditions.ts'
import { gameCategories } from '../rules/categories.ts'
import { countriesOf, countOf, sampleOf } from '../store/members.ts'
import { markCounted, segmentsOf, writeSegment } from '../store/segments.ts'
import { brandOf, compile, fillCountries } from './compile.ts'

type List = (typeof segmentsOffice)['list']
type Choices = (typeof segmentsOffice)['choices']
type Count = (typeof segmentsOffice)['count']
type Save = (typeof segmentsOffice)['save']

const SAMPLE = 8

export async function listSegments(app: App, { query }: Given<List>): Promise<Reply<List>> {
  const rows = await segmentsOf(app.db, query.merchant)
  return { rows: rows.map(({ merchant: _, ...row }) => row) }
}

/** What the form of conditions offers for a brand. */
export async function choicesFor(
  app: App,
  { query: { merchant } }: Given<Choices>,
  { language }: CallFor<Choices>,
): Promise<Reply<Choices>> {
  const brand = await app.merchants.byCode(merchant)
  await fillCountries(app, app.db)
  const [countries, packs, segments] = await Promise.all([
    countriesOf(app.db, merchant),
    packsOf(app.db, language),
    segmentsOf(app.db, merchant),
  ])
  const traits = await Promise.all(
    memberTraits.of(app).map(async ({ trait, en, vi, choices }) => ({
      trait,
      en,
      vi,
      values: [...(await choices(app, merchant))],
    })),
  )
  return {
    currency: brand?.currency ?? null,
    countries,
    jurisdictions: packs.map(({ code, title }) => ({ value: code, en: title, vi: title })),
    categories: [...gameCategories],
    traits,
    segments: segments.map(({ id, name }) => ({ id, name })),
  }
}

/** How many members meet the conditions now, of how many, and some of them. */
export async function countMembers(
  app: App,
  { body }: Given<Count>,
  { now }: CallFor<Count>,
): Promise<Reply<Count> | Refusal<Count>> {
  const brand = await brandOf(app, body.merchant)
  if (!brand || !body.conditions.every(isSoundCondition)) return { refused: 'segments.unsound' }
  const parts = await compile(app, app.db, { brand, conditions: body.conditions })
  const [counted, sample] = await Promise.all([
    countOf(app.db, brand, { parts, now }),
    sampleOf(app.db, brand, { parts, now, limit: SAMPLE }),
  ])
  return { ...counted, sample }
}

/** Saves a new segment, or changes one. */
export async function saveSegment(
  app: App,
  { body }: Given<Save>,
  { operator, ip, now }: CallFor<Save>,
): Promise<Reply<Save> | Refusal<Save>> {
  const brand = await brandOf(app, body.merchant)
  if (!brand || !isSoundSegment(body.conditions)) return { refused: 'segments.unsound' }
  const parts = await compile(app, app.db, { brand, conditions: body.conditions })
  const { members } = await countOf(app.db, brand, { parts, now })
  const { merchant, name, conditions } = body
  return inTransaction(app.db, async (tx): Promise<Reply<Save> | Refusal<Save>> => {
    const known = body.id === null ? null : (await segmentsOf(tx, merchant)).find(({ id }) => id === body.id)
    if (known === undefined) return { refused: 'segments.unknown' }
    const written = { merchant, name, conditions, members, changedBy: operator.account }
    const id = await writeSegment(tx, body.id, written, now)
    if (id === null) return { refused: 'segments.taken' }
    const text = (of: { readonly name: string; readonly conditions: readonly Condition[] }) => ({
      name: of.name,
      conditions: JSON.stringify(of.conditions),
    })
    await writeAudit(tx, {
      operator,
      action: 'segments.save',
      object: `segment:${id}`,
      ...(known ? { before: text(known) } : {}),
      after: text(body),
      reason: '',
      ip,
      now,
    })
    return { id }
  })
}

/** Counts every segment again, each in one statement. */
export async function countSegments(app: App): Promise<void> {
  const now = app.clock.now()
  for (const { id, merchant, conditions } of await segmentsOf(app.db, null)) {
    const brand = await brandOf(app, merchant)
    if (!brand) continue
    const parts = await compile(app, app.db, { brand, conditions })
    const { members } = await countOf(app.db, brand, { parts, now })
    await markCounted(app.db, { id, members, now })
  }
}

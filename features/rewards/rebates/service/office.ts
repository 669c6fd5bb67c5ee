import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { memberById } from '#features/account/members/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { rebatesOffice } from '../contract/office.ts'
import { faultOf } from '../rules/terms.ts'
import { addPause, pausesOf, removePause, reportOf } from '../store/office.ts'
import { runsOf } from '../store/runs.ts'
import { dayStartOf, insertVersion, termsOf, versionAt, versionsOf } from '../store/terms.ts'

type Office = typeof rebatesOffice

const PAGE = 50
const ID = /^[1-9]\d{0,17}$/

export async function showOfficeRates(
  app: App,
  { query: { merchant } }: Given<Office['rates']>,
  { now }: CallFor<Office['rates']>,
): Promise<Reply<Office['rates']> | Refusal<Office['rates']>> {
  const brand = await app.merchants.byCode(merchant)
  if (!brand) return { refused: 'rebates.unknownBrand' }
  const [current, versions, paused] = await Promise.all([
    versionAt(app.db, merchant, now),
    versionsOf(app.db, merchant),
    pausesOf(app.db, merchant),
  ])
  return {
    currency: brand.currency,
    current,
    versions: await Promise.all(
      versions.map(async ({ merchant: _, ...version }) => {
        const { programs, defaultEdges } = await termsOf(app.db, merchant, version.number)
        const terms = {
          programs: programs.map((each) => ({ ...each, rates: [...each.rates] })),
          defaultEdges: [...defaultEdges],
        }
        return { ...version, terms }
      }),
    ),
    paused,
  }
}

/** Publishes a version; runs in the approval's transaction. Periods that have begun keep their version. */
export async function publishRates(
  app: App,
  { body: { merchant, fromDay, terms, reason } }: Given<Office['publish']>,
  { operator, ip, now }: CallFor<Office['publish']>,
): Promise<Reply<Office['publish']> | Refusal<Office['publish']>> {
  const fromAt = await dayStartOf(app.db, merchant, fromDay)
  if (!fromAt) return { refused: 'rebates.unknownBrand' }
  if (fromAt <= now) return { refused: 'rebates.tooEarly' }
  const fault = faultOf(terms)
  if (fault) return { refused: fault }
  return inTransaction(app.db, async (tx) => {
    const number = await insertVersion(tx, {
      merchant,
      fromAt,
      madeBy: operator.account,
      reason,
      madeAt: now,
      terms,
    })
    const after = {
      version: number,
      from: fromAt.toISOString(),
      programs: terms.programs
        .map(({ program, period, claim }) => `${program} ${period} ${claim}`)
        .join(', '),
    }
    await writeAudit(tx, {
      operator,
      action: 'rebates.publish',
      object: `merchant:${merchant}`,
      after,
      reason,
      ip,
      now,
    })
    return { number }
  })
}

export async function listRuns(
  app: App,
  { query: { merchant, before, limit = PAGE } }: Given<Office['runs']>,
): Promise<Reply<Office['runs']> | Refusal<Office['runs']>> {
  if (!(await app.merchants.byCode(merchant))) return { refused: 'rebates.unknownBrand' }
  const rows = await runsOf(app.db, {
    merchant,
    before: before && ID.test(before) ? BigInt(before) : null,
    limit,
  })
  return {
    rows: rows.map(({ merchant: _, paidTo: __, ...row }) => row),
    next: rows.length === limit ? (rows.at(-1)?.id.toString() ?? null) : null,
  }
}

export async function showReport(
  app: App,
  { query: { merchant, from, to } }: Given<Office['report']>,
): Promise<Reply<Office['report']> | Refusal<Office['report']>> {
  const brand = await app.merchants.byCode(merchant)
  if (!brand) return { refused: 'rebates.unknownBrand' }
  const { days, levels, categories } = await reportOf(app.db, { merchant, from, to })
  return {
    currency: brand.currency,
    amount: days.reduce((sum, { amount }) => sum + amount, 0n),
    days,
    levels,
    categories,
  }
}

/** The member, with the currency of their brand; null where there is none. */
export async function memberOf(app: App, id: bigint) {
  const member = await memberById(app.db, id)
  const brand = member && (await app.merchants.byCode(member.merchant))
  return brand ? { id: member.id, account: member.account, currency: brand.currency } : null
}

/** Pauses a program: it only restricts. */
export async function pauseProgram(
  app: App,
  { body: { merchant, program, reason } }: Given<Office['pause']>,
  { operator, ip, now }: CallFor<Office['pause']>,
): Promise<Reply<Office['pause']> | Refusal<Office['pause']>> {
  if (!(await app.merchants.byCode(merchant))) return { refused: 'rebates.unknownBrand' }
  return inTransaction(app.db, async (tx) => {
    if (!(await addPause(tx, { merchant, program, by: operator.account, reason, at: now })))
      return { refused: 'rebates.isPaused' }
    await writeAudit(tx, {
      operator,
      action: 'rebates.pause',
      object: `merchant:${merchant}`,
      after: { program },
      reason,
      ip,
      now,
    })
    return { program }
  })
}

/** Resumes a program; runs in the approval's transaction. */
export async function resumeProgram(
  app: App,
  { body: { merchant, program, reason } }: Given<Office['resume']>,
  { operator, ip, now }: CallFor<Office['resume']>,
): Promise<Reply<Office['resume']> | Refusal<Office['resume']>> {
  if (!(await app.merchants.byCode(merchant))) return { refused: 'rebates.unknownBrand' }
  return inTransaction(app.db, async (tx) => {
    if (!(await removePause(tx, { merchant, program }))) return { refused: 'rebates.notPaused' }
    await writeAudit(tx, {
      operator,
      action: 'rebates.resume',
      object: `merchant:${merchant}`,
      after: { program },
      reason,
      ip,
      now,
    })
    return { program }
  })
}

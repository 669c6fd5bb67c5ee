import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { periodAt } from '#features/agents/contracts/public.ts'
import { placedById, ratesAt } from '#features/agents/tree/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { closedUntil, countedBatch } from '#features/play/settled-play/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { agentIncomeOffice } from '../contract/office.ts'
import { computedAgain, contractsAt, earnedIn, earnersOf, runOf, runsOf, uplinesOf } from '../store/office.ts'
import { attempt } from './settle.ts'

type Office = typeof agentIncomeOffice

const PAGE = 50
/** Rows of a dry run: the brand's highest earners. */
const HIGHEST = 100
const MONTH_MS = 30 * 86_400_000
const unknownBrand = { refused: 'agentIncome.unknownBrand' } as const
const unknown = { refused: 'agentIncome.unknown' } as const

export async function listRuns(
  app: App,
  { query: { merchant, kind, ...asked } }: Given<Office['runs']>,
): Promise<Reply<Office['runs']> | Refusal<Office['runs']>> {
  if (!(await app.merchants.byCode(merchant))) return unknownBrand
  const window = windowOf(asked, PAGE)
  const page = pageOf(await runsOf(app.db, { merchant, kind }, window), window)
  return { rows: [...page.shown], next: page.next }
}

/** A run of another brand has no rows. */
export async function listEarners(
  app: App,
  { params: { number }, query: { merchant, ...asked } }: Given<Office['earners']>,
): Promise<Reply<Office['earners']> | Refusal<Office['earners']>> {
  if (!(await app.merchants.byCode(merchant))) return unknownBrand
  const window = windowOf(asked, PAGE)
  const page = pageOf(await earnersOf(app.db, { merchant, run: number }, window), window)
  return {
    rows: page.shown.map(({ id, account, ...rest }) => ({ member: { id, account }, ...rest })),
    next: page.next,
  }
}

/** What the period that is running, or waits for its end, has come to by the same expression as its statements. Nothing is written. */
export async function tryRun(
  app: App,
  { query: { merchant, kind, period } }: Given<Office['dryRun']>,
): Promise<Reply<Office['dryRun']> | Refusal<Office['dryRun']>> {
  const [brand, until] = await Promise.all([app.merchants.byCode(merchant), closedUntil(app.db)])
  if (!brand) return unknownBrand
  if (!until) return { refused: 'agentIncome.notClosed' }
  const payer = await settingOf(app, merchant, 'contractPayer')
  const { currency } = brand
  const { from, to } = periodAt(period, until, brand.timeZone)
  const found = await inTransaction(app.db, async (tx) =>
    earnedIn(tx, { merchant, kind, period }, { currency, payer, from, to, batch: await countedBatch(tx) }),
  )
  return {
    currency,
    startsAt: from,
    endsAt: to,
    countedUntil: until,
    agents: found.length,
    earned: found.reduce((sum, { earned }) => sum + earned, 0n),
    rows: found.slice(0, HIGHEST).map(({ id, account, ...rest }) => ({ member: { id, account }, ...rest })),
  }
}

/** A settled run computed again by today's facts. */
export async function runAgain(
  app: App,
  { params: { number }, query: { merchant } }: Given<Office['again']>,
): Promise<Reply<Office['again']> | Refusal<Office['again']>> {
  if (!(await app.merchants.byCode(merchant))) return unknownBrand
  const run = await runOf(app.db, { merchant, run: number })
  if (!run || run.state === 'open') return unknown
  const rows = await inTransaction(app.db, async (tx) => computedAgain(tx, number, await countedBatch(tx)))
  return {
    currency: run.currency,
    agents: run.agents,
    rows: rows.map(({ id, account, stated, now }) => ({ member: { id, account }, stated, now })),
  }
}

/** Continues an unfinished run, as the job does every minute; the keys of its payments allow each once. */
export async function resumeRun(
  app: App,
  { params: { number }, body: { merchant } }: Given<Office['resume']>,
  { operator, ip, now }: CallFor<Office['resume']>,
): Promise<Reply<Office['resume']> | Refusal<Office['resume']>> {
  if (!(await app.merchants.byCode(merchant))) return unknownBrand
  const run = await runOf(app.db, { merchant, run: number })
  if (!run || run.state === 'done') return unknown
  try {
    await attempt(app, number)
  } catch (error) {
    app.log.error({ err: error, run: number.toString() }, 'a run of agents failed again')
    return { refused: 'agentIncome.failed' }
  }
  const done = await runOf(app.db, { merchant, run: number })
  const paid = done?.paid ?? 0
  await inTransaction(app.db, (tx) =>
    writeAudit(tx, {
      operator,
      action: 'agents.resume',
      object: `brand:${merchant}`,
      after: { run: number.toString(), paid },
      ip,
      now,
    }),
  )
  return { paid }
}

/** Who earns from a member's play (O12). */
export async function listUplines(
  app: App,
  { params: { member } }: Given<Office['uplines']>,
  { now }: CallFor<Office['uplines']>,
): Promise<Reply<Office['uplines']> | Refusal<Office['uplines']>> {
  const placed = await placedById(app.db, member)
  const brand = placed && (await app.merchants.byCode(placed.merchant))
  if (!brand) return { refused: 'agentIncome.unknownMember' }
  const rows = await uplinesOf(app.db, member, new Date(now.getTime() - MONTH_MS))
  const contracts = await contractsAt(
    app.db,
    rows.map(({ id }) => id),
    now,
  )
  return {
    account: placed.account,
    currency: brand.currency,
    rows: await Promise.all(
      rows.map(async ({ id, account, level, earned }) => ({
        member: { id, account },
        level,
        earned,
        contracts: contracts
          .filter(({ memberId }) => memberId === id)
          .map(({ memberId: _, ...rest }) => rest),
        rates: await ratesAt(app.db, id, now),
      })),
    ),
  }
}

import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { changeMemberType, placeMember } from '#features/account/members/public.ts'
import {
  boundsOf,
  insertRates,
  isWithin,
  lockRates,
  placedById,
  ratesAt,
  ratesBelow,
  type Rate,
} from '#features/agents/tree/public.ts'
import { accountsOf } from '#features/agents/centre/public.ts'
import { endForMove, openContractsOf, tellContracts } from '#features/agents/contracts/public.ts'
import { decideMove } from '#features/agents/tree/rules/place.ts'
import { isAgentType } from '#features/agents/tree/rules/policy.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { agentsOffice } from './contract.ts'
import { agentLevels, hasDownline, treeOf } from './store.ts'

type Office = typeof agentsOffice

const PAGE = 50
const TRIAL = 4

/** Setting agentRateMost is in hundredths of a percent. */
const PPM_PER_BP = 100

export async function listTree(
  app: App,
  { query: { merchant, of, find = '', ...asked } }: Given<Office['list']>,
  { now }: CallFor<Office['list']>,
): Promise<Reply<Office['list']> | Refusal<Office['list']>> {
  if (!(await app.merchants.byCode(merchant))) return { refused: 'agentsOffice.unknownBrand' }
  const top = of === undefined ? null : await placedById(app.db, of)
  if (of !== undefined && top?.merchant !== merchant) return { refused: 'agentsOffice.unknownMember' }
  const window = windowOf(asked, PAGE)
  const found = await treeOf(app.db, { merchant, upline: top?.id ?? null, find, ...window })
  const { shown, next } = pageOf(
    found.map((row) => ({ ...row, number: row.id })),
    window,
  )
  return {
    path: top ? await accountsOf(app.db, top.line) : [],
    rows: await Promise.all(
      shown.map(async ({ number: _number, ...row }) => ({
        ...row,
        rates: await ratesAt(app.db, row.id, now),
      })),
    ),
    next,
  }
}

type Open = readonly { readonly number: bigint }[]
const numbers = (open: Open): string => open.map(({ number }) => number).join(', ')
const hasContract = (open: Open) =>
  ({ refused: 'agentsOffice.hasContract', detail: { contracts: numbers(open) } }) as const

/** Moves a subtree (N2). What was played before counts for the earlier line. */
export async function moveMember(
  app: App,
  { params, body }: Given<Office['move']>,
  { operator, ip, now }: CallFor<Office['move']>,
): Promise<Reply<Office['move']> | Refusal<Office['move']>> {
  let told: readonly (bigint | null)[] = []
  const done = await inTransaction(
    app.db,
    async (tx): Promise<Reply<Office['move']> | Refusal<Office['move']>> => {
      const target = await placedById(tx, params.member)
      if (!target || target.type === TRIAL) return { refused: 'agentsOffice.unknownMember' }
      const to = body.upline === null ? null : await placedById(tx, body.upline)
      if (body.upline !== null && to?.merchant !== target.merchant)
        return { refused: 'agentsOffice.unknownMember' }
      if (to && !isAgentType(to.type)) return { refused: 'agentsOffice.notAgent' }
      // a general agent is the top of its line
      if (to && target.type === 1) return { refused: 'agentsOffice.notAgent' }
      const refused = decideMove({
        line: target.line,
        to: to?.line ?? [],
        agentLevels: await agentLevels(tx, target.id),
        depthMost: await settingOf(app, target.merchant, 'agentDepth'),
      })
      if (refused) return { refused: `agentsOffice.${refused}` }
      const open = await openContractsOf(tx, target.id, now)
      if (open.length > 0 && !body.endContracts) return hasContract(open)
      told = await endForMove(app, tx, target.id, now)
      await placeMember(tx, target.id, to?.id ?? null)
      await writeAudit(tx, {
        operator,
        action: 'agents.move',
        object: `member:${target.id}`,
        before: { upline: target.line.at(-2)?.toString() ?? null },
        after: { upline: to?.id.toString() ?? null, contracts: numbers(open) },
        reason: body.reason,
        ip,
        now,
      })
      return {}
    },
  )
  if (told.length > 0) await tellContracts(app, told)
  return done
}

export async function changeType(
  app: App,
  { params, body }: Given<Office['setType']>,
  { operator, ip, now }: CallFor<Office['setType']>,
): Promise<Reply<Office['setType']> | Refusal<Office['setType']>> {
  return inTransaction(app.db, async (tx): Promise<Reply<Office['setType']> | Refusal<Office['setType']>> => {
    const target = await placedById(tx, params.member)
    if (!target || target.type === TRIAL) return { refused: 'agentsOffice.unknownMember' }
    if (body.type === 1 && target.line.length > 1) return { refused: 'agentsOffice.notTop' }
    if (body.type === 0 && (await hasDownline(tx, target.id))) return { refused: 'agentsOffice.hasTeam' }
    const open = await openContractsOf(tx, target.id, now)
    if (open.length > 0) return hasContract(open)
    await changeMemberType(tx, target.id, body.type)
    await writeAudit(tx, {
      operator,
      action: 'agents.type',
      object: `member:${target.id}`,
      before: { type: target.type },
      after: { type: body.type },
      reason: body.reason,
      ip,
      now,
    })
    return {}
  })
}

/** Rates for the audit log, in parts per million by category. */
const shares = (rates: readonly Rate[]): Record<string, number> =>
  Object.fromEntries(rates.map(({ category, ppm }) => [category, ppm]))

/** The rebates of the top of a line: between the highest of its downline and the brand's maximum. */
export async function changeRates(
  app: App,
  { params, body }: Given<Office['setRates']>,
  { operator, ip, now }: CallFor<Office['setRates']>,
): Promise<Reply<Office['setRates']> | Refusal<Office['setRates']>> {
  return inTransaction(
    app.db,
    async (tx): Promise<Reply<Office['setRates']> | Refusal<Office['setRates']>> => {
      const target = await placedById(tx, params.member)
      if (!target || !isAgentType(target.type)) return { refused: 'agentsOffice.unknownMember' }
      if (target.line.length > 1) return { refused: 'agentsOffice.notTop' }
      await lockRates(tx, [target.id])
      const own = (await settingOf(app, target.merchant, 'agentRateMost')) * PPM_PER_BP
      const below = await ratesBelow(tx, target.id, now)
      for (const { category, ppm } of body.rates) {
        const taken = below.filter((rate) => rate.category === category).map((rate) => rate.ppm)
        const bounds = boundsOf({ own, below: taken })
        if (!isWithin(ppm, bounds))
          return { refused: 'agentsOffice.rateOutOfBounds', detail: { category, ...bounds } }
      }
      const before = await ratesAt(tx, target.id, now)
      await insertRates(tx, { memberId: target.id, rates: body.rates, by: null, now })
      await writeAudit(tx, {
        operator,
        action: 'agents.rates',
        object: `member:${target.id}`,
        before: shares(before),
        after: shares(body.rates),
        reason: body.reason,
        ip,
        now,
      })
      return { rates: await ratesAt(tx, target.id, now) }
    },
  )
}

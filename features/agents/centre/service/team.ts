import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import {
  actorOf,
  boundsOf,
  hasRight,
  insertRates,
  isStaff,
  isWithin,
  labelsOf,
  lockRates,
  placedById,
  principalOf,
  ratesAt,
  ratesBelow,
  rootOf,
  setLabels,
  targetOf,
  type Actor,
} from '#features/agents/tree/public.ts'
import { decidePlace, openTypes } from '#features/agents/tree/rules/place.ts'
import { rights } from '#features/agents/tree/rules/rights.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { agents } from '../contract.ts'
import { rateCategories } from '../rules/categories.ts'
import { idCursor } from '../rules/cursor.ts'
import { accountsOf, teamCount, teamMember, teamOf, type TeamRow } from '../store/team.ts'
import { agentWith, PAGE, pageOf, sightOf, unknownMember, type Sight } from './scope.ts'

type Contract = typeof agents

export async function showMe(
  app: App,
  { member, now }: CallFor<Contract['me']>,
): Promise<Reply<Contract['me']>> {
  const actor = await actorOf(app, member)
  const depthMost = await settingOf(app, member.merchant, 'agentDepth')
  const upline = await placedById(app.db, principalOf(actor))
  const own = rights.filter((right) => hasRight(actor, right))
  return {
    account: member.account,
    type: actor.type,
    currency: member.currency,
    isStaff: isStaff(actor),
    rights: own,
    rates: await ratesAt(app.db, principalOf(actor), now),
    opens: openTypes.filter((kind) => {
      if (!upline || !own.includes('register') || (kind === 'staff' && isStaff(actor))) return false
      return typeof decidePlace({ upline, kind, subAccounts: actor.subAccounts, depthMost }) === 'number'
    }),
  }
}

/** A row as the caller may see it: what is private to the direct upline only one level below the caller's root. */
async function shownRow(app: App, { actor, root }: Sight, row: TeamRow, now: Date) {
  const level = root.length + row.level - rootOf(actor).length
  const isDirect = level === 1
  const { accountKey: _key, nickname, balance, isOnline, lastLoginAt, ...seen } = row
  if (!isDirect) return { ...seen, level, direct: null }
  const [rates, labels] = await Promise.all([
    ratesAt(app.db, row.id, now),
    labelsOf(app.db, principalOf(actor), row.id),
  ])
  return { ...seen, level, direct: { nickname, balance, isOnline, lastLoginAt, rates, labels } }
}

export async function listTeam(
  app: App,
  { query }: Given<Contract['team']>,
  call: CallFor<Contract['team']>,
): Promise<Reply<Contract['team']> | Refusal<Contract['team']>> {
  const sight = await sightOf(app, call, { right: 'team', of: query.of })
  if ('refused' in sight) return sight
  const { actor, scope } = sight
  const { limit = PAGE, sort = 'newest', before } = query
  const filter = {
    find: query.find,
    state: query.state,
    kind: query.kind,
    label: query.label ? { owner: principalOf(actor), text: query.label } : null,
  }
  const [found, total, path] = await Promise.all([
    teamOf(app.db, scope, {
      ...filter,
      sort,
      beforeId: sort === 'newest' ? idCursor(before) : null,
      afterKey: sort === 'account' ? (before ?? null) : null,
      limit: limit + 1,
      currency: call.member.currency,
      now: call.now,
    }),
    teamCount(app.db, scope, filter),
    pathOf(app.db, sight),
  ])
  const { shown, next } = pageOf(found, limit, (row) => (sort === 'newest' ? `${row.id}` : row.accountKey))
  const rows = await Promise.all(shown.map((row) => shownRow(app, sight, row, call.now)))
  return { currency: call.member.currency, path, total, rows, next }
}

/** The members between the caller and the listed level, for the way back up. */
export function pathOf(reader: Db | Tx, { actor, root }: Sight) {
  const steps = root.slice(rootOf(actor).length)
  return steps.length === 0 ? Promise.resolve([]) : accountsOf(reader, steps)
}

export async function showMember(
  app: App,
  { params }: Given<Contract['member']>,
  call: CallFor<Contract['member']>,
): Promise<Reply<Contract['member']> | Refusal<Contract['member']>> {
  const sight = await sightOf(app, call, { right: 'team' })
  if ('refused' in sight) return sight
  const { currency } = call.member
  const row = await teamMember(app.db, sight.scope, { id: params.id, currency, now: call.now })
  if (!row) return unknownMember
  const isOwn = row.level === 1 && hasRight(sight.actor, 'rates')
  return {
    currency,
    row: await shownRow(app, sight, row, call.now),
    bounds: isOwn ? await boundsFor(app.db, sight.actor, { id: row.id, now: call.now }) : [],
  }
}

/** The bounds of a direct downline's rebate in each category. */
export async function boundsFor(
  reader: Db | Tx,
  actor: Actor,
  { id, now }: { readonly id: bigint | null; readonly now: Date },
) {
  const [own, below] = await Promise.all([
    ratesAt(reader, principalOf(actor), now),
    id === null ? [] : ratesBelow(reader, id, now),
  ])
  const ppmOf = (rates: typeof own, category: string) =>
    rates.filter((rate) => rate.category === category).map(({ ppm }) => ppm)
  return rateCategories.map((category) => ({
    category,
    ...boundsOf({ own: ppmOf(own, category)[0] ?? 0, below: ppmOf(below, category) }),
  }))
}

export async function changeRates(
  app: App,
  { params, body }: Given<Contract['setRates']>,
  call: CallFor<Contract['setRates']>,
): Promise<Reply<Contract['setRates']> | Refusal<Contract['setRates']>> {
  const actor = await agentWith(app, call, 'rates')
  if ('refused' in actor) return actor
  const { now } = call
  return inTransaction(
    app.db,
    async (tx): Promise<Reply<Contract['setRates']> | Refusal<Contract['setRates']>> => {
      const target = await targetOf(tx, actor, { id: params.id, act: 'rate' })
      if (!target) return unknownMember
      // the upline's own rate, and those below, change under the same locks
      await lockRates(tx, [principalOf(actor), target.id])
      const bounds = await boundsFor(tx, actor, { id: target.id, now })
      for (const { category, ppm } of body.rates) {
        const bound = bounds.find((each) => each.category === category)
        if (!bound || !isWithin(ppm, bound)) {
          const { least, most } = bound ?? { least: 0, most: 0 }
          return { refused: 'agents.rateOutOfBounds', detail: { category, least, most } }
        }
      }
      await insertRates(tx, { memberId: target.id, rates: body.rates, by: call.member.id, now })
      return { rates: await ratesAt(tx, target.id, now) }
    },
  )
}

export async function changeLabels(
  app: App,
  { params, body }: Given<Contract['setLabels']>,
  call: CallFor<Contract['setLabels']>,
): Promise<Reply<Contract['setLabels']> | Refusal<Contract['setLabels']>> {
  const actor = await agentWith(app, call, 'rates')
  if ('refused' in actor) return actor
  return inTransaction(
    app.db,
    async (tx): Promise<Reply<Contract['setLabels']> | Refusal<Contract['setLabels']>> => {
      const target = await targetOf(tx, actor, { id: params.id, act: 'label' })
      if (!target) return unknownMember
      const owner = principalOf(actor)
      await setLabels(tx, { owner, memberId: target.id, labels: body.labels })
      return { labels: await labelsOf(tx, owner, target.id) }
    },
  )
}

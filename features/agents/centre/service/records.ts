import type { Given, Refusal, Reply } from '#contract/route.ts'
import { gameNames } from '#features/money/statements/extension-points.ts'
import { targetOf } from '#features/agents/tree/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { agents } from '../contract.ts'
import { idCursor, lineCursor, playCursor } from '../rules/cursor.ts'
import { betsOf, bettingOf, bettingTotals, branchesOf, moveTotals, movesOf } from '../store/records.ts'
import { movedByDay, playByDay } from '../store/overview.ts'
import { sumMoved, sumPlay, withProfit } from './overview.ts'
import { agentWith, askedOf, PAGE, pageOf, periodInvalid, sightOf, unknownMember } from './scope.ts'
import { pathOf } from './team.ts'

type Contract = typeof agents
type Answer<N extends 'betting' | 'bets' | 'profit' | 'moves'> = Promise<
  Reply<Contract[N]> | Refusal<Contract[N]>
>

export async function listBetting(
  app: App,
  { query }: Given<Contract['betting']>,
  call: CallFor<Contract['betting']>,
): Answer<'betting'> {
  const sight = await sightOf(app, call, { right: 'team', of: query.of })
  if ('refused' in sight) return sight
  const period = askedOf(call, query)
  if (!period) return periodInvalid
  const { limit = PAGE, before, find, category } = query
  const asked = { ...period, find, category }
  const [found, totals] = await Promise.all([
    bettingOf(app.db, sight.scope, { ...asked, before: playCursor(before), limit: limit + 1 }),
    bettingTotals(app.db, sight.scope, asked),
  ])
  const { shown, next } = pageOf(found, limit, (row) => `${row.day}~${row.id}~${row.category}`)
  const { currency, from, to } = period
  return { currency, from, to, totals: withProfit(totals), rows: shown.map(withProfit), next }
}

export async function listBets(
  app: App,
  { params, query }: Given<Contract['bets']>,
  call: CallFor<Contract['bets']>,
): Answer<'bets'> {
  const actor = await agentWith(app, call, 'team')
  if ('refused' in actor) return actor
  const target = await targetOf(app.db, actor, { id: params.id, act: 'see' })
  if (!target) return unknownMember
  const { limit = PAGE } = query
  const found = await betsOf(app.db, {
    memberId: target.id,
    day: query.day,
    zone: call.merchant.timeZone,
    currency: call.member.currency,
    category: query.category,
    before: lineCursor(query.before),
    limit: limit + 1,
  })
  const { shown, next } = pageOf(found, limit, (row) => `${row.micros}~${row.wallet}~${row.seq}`)
  const games = shown.map(({ game }) => game)
  const nameOf = await gameNames.of(app)(app, games, call.language)
  return {
    currency: call.member.currency,
    account: target.account,
    rows: shown.map((row) => ({ ...row, game: nameOf(row.game).name })),
    next,
  }
}

export async function listProfit(
  app: App,
  { query }: Given<Contract['profit']>,
  call: CallFor<Contract['profit']>,
): Answer<'profit'> {
  const sight = await sightOf(app, call, { right: 'team', of: query.of })
  if ('refused' in sight) return sight
  const asked = askedOf(call, query)
  if (!asked) return periodInvalid
  const { limit = PAGE, find } = query
  const [found, days, moved, path] = await Promise.all([
    branchesOf(app.db, sight.scope, { ...asked, find, before: idCursor(query.before), limit: limit + 1 }),
    playByDay(app.db, sight.scope, asked),
    movedByDay(app.db, sight.scope, asked),
    pathOf(app.db, sight),
  ])
  const { shown, next } = pageOf(found, limit, (row) => `${row.id}`)
  return {
    currency: asked.currency,
    from: asked.from,
    to: asked.to,
    path: [...path],
    totals: { ...withProfit(sumPlay(days)), ...sumMoved(moved) },
    rows: shown.map(withProfit),
    next,
  }
}

export async function listMoves(
  app: App,
  { query }: Given<Contract['moves']>,
  call: CallFor<Contract['moves']>,
): Answer<'moves'> {
  const sight = await sightOf(app, call, { right: 'income', of: query.of })
  if ('refused' in sight) return sight
  const period = askedOf(call, query)
  if (!period) return periodInvalid
  const { limit = PAGE, before, find, kind } = query
  const asked = { ...period, find, kind }
  const [found, totals] = await Promise.all([
    movesOf(app.db, sight.scope, { ...asked, before: lineCursor(before), limit: limit + 1 }),
    moveTotals(app.db, sight.scope, asked),
  ])
  const keyOf = (row: (typeof found)[number]) => `${row.micros}~${row.wallet}~${row.seq}`
  const { shown, next } = pageOf(found, limit, keyOf)
  const { currency, from, to } = period
  return { currency, from, to, totals, rows: shown.map((row) => ({ ...row, key: keyOf(row) })), next }
}

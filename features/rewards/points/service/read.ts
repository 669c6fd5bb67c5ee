import type { Given, Refusal, Reply } from '#contract/route.ts'
import { memberById } from '#features/account/members/public.ts'
import { pageOf, windowOf, type AskedPage } from '#db/review/pages.ts'
import { UNITS_PER_MAJOR } from '#kit/money.ts'
import { walletsOf } from '#ledger/wallets.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { points, pointsOffice } from '../contract.ts'
import { moneyFor, pointSources, pointTypes, typeOf, type PointType } from '../rules/points.ts'
import { liabilityOf, linesOf, memberSums, sumsByType, type Line } from '../store/days.ts'
import { exchangeOf, pointValues } from './config.ts'
import { freePoints } from './move.ts'

type Member = typeof points
type Office = typeof pointsOffice

const PAGE = 20

/** Whole points of a balance; none below zero. */
export const wholeOf = (balance: bigint): number => (balance > 0n ? Number(balance / UNITS_PER_MAJOR) : 0)

export async function showBalance(app: App, member: MemberCaller): Promise<Reply<Member['balance']>> {
  const [balance, exchange, sums] = await Promise.all([
    freePoints(app.db, member),
    exchangeOf(app, member.merchant),
    memberSums(app.db, member.id),
  ])
  return {
    balance,
    currency: member.currency,
    ...exchange,
    worth: moneyFor(wholeOf(balance), exchange),
    types: sums.map(({ type, gained }) => ({ type, earned: gained })),
  }
}

export async function showConfig(app: App, member: MemberCaller): Promise<Reply<Member['config']>> {
  const values = await pointValues(app, member.merchant)
  return {
    currency: member.currency,
    ...(await exchangeOf(app, member.merchant)),
    values: pointSources.map((source) => ({ source, type: typeOf(source), point: values[source] })),
  }
}

const isType = (name: string): name is PointType => pointTypes.some((type) => type === name)

function viewOf({ seq, at, kind, detail, amount, before, after }: Line) {
  return {
    number: seq.toString(),
    at,
    kind,
    type: isType(detail) ? detail : ('adjustment' as const),
    changed: amount,
    before,
    current: after,
  }
}

async function movementsOf(app: App, memberId: bigint, asked: AskedPage) {
  const wallet = (await walletsOf(app.db, memberId)).find(({ kind }) => kind === 'points')
  if (!wallet) return { rows: [], next: null }
  const window = windowOf(asked, PAGE)
  const lines = await linesOf(app.db, { wallet: wallet.id, before: window.below, limit: window.limit })
  const { shown, next } = pageOf(
    lines.map((line) => ({ ...line, number: line.seq })),
    window,
  )
  return { rows: shown.map(viewOf), next }
}

/** The member's movements of points, newest first. */
export function listMovements(
  app: App,
  { query }: Given<Member['movements']>,
  { member }: CallFor<Member['movements']>,
): Promise<Reply<Member['movements']>> {
  return movementsOf(app, member.id, query)
}

/** A member's points, for operators. */
export async function showMember(
  app: App,
  { params, query }: Given<Office['member']>,
): Promise<Reply<Office['member']> | Refusal<Office['member']>> {
  const member = await memberById(app.db, params.member)
  if (!member) return { refused: 'points.unknownMember' }
  const wallet = (await walletsOf(app.db, member.id)).find(({ kind }) => kind === 'points')
  return {
    account: member.account,
    balance: wallet?.balance ?? 0n,
    ...(await movementsOf(app, member.id, query)),
  }
}

/** What a brand's members received, spent and hold. */
export async function showReport(
  app: App,
  { query: { merchant, from, to } }: Given<Office['report']>,
): Promise<Reply<Office['report']> | Refusal<Office['report']>> {
  const brand = (await app.merchants.all()).find(({ code }) => code === merchant)
  if (!brand) return { refused: 'points.unknownBrand' }
  const [exchange, types, held] = await Promise.all([
    exchangeOf(app, merchant),
    sumsByType(app.db, { merchant, from, to }),
    liabilityOf(app.db, merchant),
  ])
  return { currency: brand.currency, ...exchange, types, held, worth: moneyFor(wholeOf(held), exchange) }
}

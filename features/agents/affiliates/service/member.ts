import { randomInt } from 'node:crypto'
import type { Download, Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { codeFrom } from '#features/account/invitations/rules.ts'
import { closeInvite, openInvite } from '#features/account/members/public.ts'
import { periodOf } from '#features/agents/centre/rules/period.ts'
import { siteAddressOf } from '#features/platform/merchants/public.ts'
import { CSV_MARK, csvText } from '#kit/csv.ts'
import { dayIn } from '#kit/day.ts'
import type { App } from '#server/app.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import { amountText } from '#texts/decimals.ts'
import type { affiliates } from '../contract/member.ts'
import type { Terms } from '../rules/terms.ts'
import { affiliateById, subAffiliatesOf, type Affiliate } from '../store/affiliates.ts'
import { closeCode, codesOf, insertCode } from '../store/codes.ts'
import { assignedAt } from '../store/plans.ts'
import { paidTo, playersOf, reportOf, type Asked, type Figures, type ReportRow } from '../store/report.ts'

type Routes = typeof affiliates

const PAGE = 50
const CODE_LENGTH = 8
const MOST_CODES = 200
const notOne = { refused: 'affiliates.notOne' } as const
const badSpan = { refused: 'affiliates.badSpan' } as const

const nothing: Figures = {
  clicks: 0n,
  visitors: 0n,
  registrations: 0n,
  firstDeposits: 0n,
  qualified: 0n,
  deposits: 0n,
  valid: 0n,
  revenue: 0n,
  bonuses: 0n,
}

/** The calling affiliate; its right is read on each call, so that a change is effective immediately (N7). */
export async function callerOf(app: App, member: MemberCaller): Promise<Affiliate | typeof notOne> {
  return (await affiliateById(app.db, member.id)) ?? notOne
}

export const shownTerms = ({ cpa, share, subPpm }: Terms) => ({
  cpa,
  share: share && { ...share, tiers: [...share.tiers] },
  subPpm,
})

export async function whoAmI(app: App, { member }: CallFor<Routes['me']>): Promise<Reply<Routes['me']>> {
  const found = await affiliateById(app.db, member.id)
  return { affiliate: found && { number: found.number, state: found.state } }
}

export async function addressOf(app: App, merchant: string): Promise<(code: string) => string> {
  const site = await siteAddressOf(app, merchant)
  return (code) => `${site}/go/${code}`
}

type Span = { readonly from: string; readonly to: string; readonly code?: string | undefined }

async function asked(
  app: App,
  { by, ...span }: Span & { readonly by: Asked['by'] },
  { member, merchant, now }: Pick<CallFor<Routes['report']>, 'member' | 'merchant' | 'now'>,
): Promise<Asked | typeof notOne | typeof badSpan> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  const period = periodOf(span, dayIn(merchant.timeZone, now))
  if (!period) return badSpan
  return {
    affiliateId: own.memberId,
    ...period,
    zone: merchant.timeZone,
    currency: merchant.currency,
    by,
    code: span.code ?? null,
  }
}

const sumOf = (rows: readonly ReportRow[]): Figures =>
  rows.reduce<Figures>(
    (sum, row) => ({
      clicks: sum.clicks + row.clicks,
      visitors: sum.visitors + row.visitors,
      registrations: sum.registrations + row.registrations,
      firstDeposits: sum.firstDeposits + row.firstDeposits,
      qualified: sum.qualified + row.qualified,
      deposits: sum.deposits + row.deposits,
      valid: sum.valid + row.valid,
      revenue: sum.revenue + row.revenue,
      bonuses: sum.bonuses + row.bonuses,
    }),
    nothing,
  )

export async function showOverview(
  app: App,
  { query }: Given<Routes['overview']>,
  call: CallFor<Routes['overview']>,
): Promise<Reply<Routes['overview']> | Refusal<Routes['overview']>> {
  const own = await callerOf(app, call.member)
  if ('refused' in own) return own
  const report = await asked(app, { ...query, by: 'none' }, call)
  if ('refused' in report) return report
  const [plan, rows, money] = await Promise.all([
    assignedAt(app.db, own.memberId, call.now),
    reportOf(app.db, report),
    paidTo(app.db, own.memberId),
  ])
  return {
    currency: call.merchant.currency,
    joinedAt: own.joinedAt,
    plan: plan && {
      name: plan.name,
      version: plan.version,
      fromAt: plan.fromAt,
      terms: shownTerms(plan.terms),
    },
    total: sumOf(rows),
    ...money,
  }
}

export async function listCodes(
  app: App,
  { member, merchant }: CallFor<Routes['codes']>,
): Promise<Reply<Routes['codes']> | Refusal<Routes['codes']>> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  const [list, address, site] = await Promise.all([
    codesOf(app.db, own.memberId),
    addressOf(app, merchant.code),
    siteAddressOf(app, merchant.code),
  ])
  const first = list.findLast(({ isOpen }) => isOpen)
  return {
    inviteAddress: first && own.state === 'active' ? `${site}/join?by=${first.code}` : null,
    list: list.map((row) => ({ ...row, address: address(row.code) })),
  }
}

/** Opens a code. It is an invitation code of the brand too, so that it counts wherever one is asked for (AUT-10). */
export async function addCode(
  app: App,
  { body }: Given<Routes['addCode']>,
  { member, merchant, now }: CallFor<Routes['addCode']>,
): Promise<Reply<Routes['addCode']> | Refusal<Routes['addCode']>> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  if (own.state !== 'active') return { refused: 'affiliates.paused' }
  if ((await codesOf(app.db, own.memberId)).length >= MOST_CODES)
    return { refused: 'affiliates.tooManyCodes', detail: { most: MOST_CODES } }
  const code = body.code ?? codeFrom(Array.from({ length: CODE_LENGTH }, () => randomInt(32)))
  const isMade = await inTransaction(app.db, async (tx) => {
    const invite = { merchant: merchant.code, code, memberId: own.memberId, kind: 'campaign' } as const
    if (!(await openInvite(tx, invite))) return false
    const { landing, note } = body
    await insertCode(tx, { merchant: merchant.code, code, memberId: own.memberId, landing, note, now })
    return true
  })
  if (!isMade) return { refused: 'affiliates.codeTaken' }
  return { code, address: (await addressOf(app, merchant.code))(code) }
}

export async function endCode(
  app: App,
  { params: { code } }: Given<Routes['closeCode']>,
  { member, merchant, now }: CallFor<Routes['closeCode']>,
): Promise<Reply<Routes['closeCode']> | Refusal<Routes['closeCode']>> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  const of = { merchant: merchant.code, code, memberId: own.memberId }
  const isClosed = await inTransaction(app.db, async (tx) => {
    await closeInvite(tx, { ...of, now })
    return closeCode(tx, of)
  })
  return isClosed ? {} : { refused: 'affiliates.unknownCode' }
}

export async function showReport(
  app: App,
  { query }: Given<Routes['report']>,
  call: CallFor<Routes['report']>,
): Promise<Reply<Routes['report']> | Refusal<Routes['report']>> {
  const report = await asked(app, query, call)
  if ('refused' in report) return report
  const rows = await reportOf(app.db, report)
  return { currency: call.merchant.currency, total: sumOf(rows), rows }
}

export async function exportReport(
  app: App,
  { query }: Given<Routes['exportReport']>,
  call: CallFor<Routes['exportReport']>,
): Promise<Download | Refusal<Routes['exportReport']>> {
  const report = await asked(app, query, call)
  if ('refused' in report) return report
  const money = (amount: bigint) => amountText(amount, call.merchant.currency)
  const head = [
    query.by,
    'clicks',
    'visitors',
    'registrations',
    'firstDeposits',
    'qualified',
    'deposits',
    'validBets',
    'revenue',
    'bonuses',
  ]
  const rows = (await reportOf(app.db, report)).map((row) => [
    row.key,
    row.clicks,
    row.visitors,
    row.registrations,
    row.firstDeposits,
    row.qualified,
    money(row.deposits),
    money(row.valid),
    money(row.revenue),
    money(row.bonuses),
  ])
  const bytes = new TextEncoder().encode(CSV_MARK + csvText([head, ...rows]))
  return { name: `affiliate-${query.by}.csv`, type: 'text/csv; charset=utf-8', bytes }
}

export async function listPlayers(
  app: App,
  { query: { code, ...page } }: Given<Routes['players']>,
  { member }: CallFor<Routes['players']>,
): Promise<Reply<Routes['players']> | Refusal<Routes['players']>> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  const window = windowOf(page, PAGE)
  const found = await playersOf(app.db, { affiliateId: own.memberId, code: code ?? null }, window)
  const { shown, next } = pageOf(found, window)
  return { rows: [...shown], next }
}

export async function listSubs(
  app: App,
  { member }: CallFor<Routes['subs']>,
): Promise<Reply<Routes['subs']> | Refusal<Routes['subs']>> {
  const own = await callerOf(app, member)
  return 'refused' in own ? own : { list: await subAffiliatesOf(app.db, own.memberId) }
}

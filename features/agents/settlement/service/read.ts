import type { Given, Refusal, Reply } from '#contract/route.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { offerFor, periodAt, termsGiven } from '#features/agents/contracts/public.ts'
import { actorOf, hasRight, placedById, principalOf, targetOf } from '#features/agents/tree/public.ts'
import { closedUntil, countedBatch } from '#features/play/settled-play/public.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { Currency } from '#kit/currency.ts'
import type { agentIncome } from '../contract/member.ts'
import type { agentIncomeOffice } from '../contract/office.ts'
import type { Series } from '../store/runs.ts'
import { betsOf, branchesOf, membersOf } from '../store/drill.ts'
import {
  adjustmentsIn,
  correctionsOf,
  simulate,
  statementById,
  statementByNumber,
  statementsOf,
  tiersOf,
  totalsOf,
  type Statement,
} from '../store/statements.ts'
import { inTransaction } from '#db/pool.ts'

type Routes = typeof agentIncome
type Office = typeof agentIncomeOffice

const PAGE = 20
const TOTALS_MS = 30 * 86_400_000
const noRight = { refused: 'agents.noRight' } as const
const unknown = { refused: 'agentIncome.unknown' } as const

/** The agent whose income the caller may see: its own, for staff that of the owner. */
async function principal(app: App, member: MemberCaller): Promise<bigint | null> {
  const actor = await actorOf(app, member)
  return hasRight(actor, 'income') ? principalOf(actor) : null
}

const shown = ({
  merchant: _,
  run: _run,
  memberId: _member,
  contract: _contract,
  book: _book,
  batch: _batch,
  ...rest
}: Statement) => rest

export async function listStatements(
  app: App,
  { query: { kind, ...asked } }: Given<Routes['statements']>,
  { member, now }: CallFor<Routes['statements']>,
): Promise<Reply<Routes['statements']> | Refusal<Routes['statements']>> {
  const memberId = await principal(app, member)
  return memberId === null
    ? noRight
    : statementsPage(app, { memberId, currency: member.currency, kind, now }, asked)
}

type Asker = {
  readonly memberId: bigint
  readonly currency: Currency
  readonly kind: Series['kind'] | undefined
  readonly now: Date
}

/** A page of an agent's statements with what the last 30 days came to. */
async function statementsPage(
  app: App,
  { memberId, currency, kind, now }: Asker,
  asked: Parameters<typeof windowOf>[0],
): Promise<Reply<Routes['statements']>> {
  const window = windowOf(asked, PAGE)
  const [totals, found] = await Promise.all([
    totalsOf(app.db, memberId, new Date(now.getTime() - TOTALS_MS)),
    statementsOf(app.db, { memberId, kind }, window),
  ])
  const page = pageOf(found, window)
  return { currency, totals, rows: page.shown.map(shown), next: page.next }
}

/** An agent's statements for operators, who may see every agent of their brands. */
export async function listForOffice(
  app: App,
  { params, query: { kind, ...asked } }: Given<Office['statements']>,
  { now }: CallFor<Office['statements']>,
): Promise<Reply<Office['statements']> | Refusal<Office['statements']>> {
  const placed = await placedById(app.db, params.member)
  const brand = placed && (await app.merchants.byCode(placed.merchant))
  if (!brand) return { refused: 'agentIncome.unknownMember' }
  const { id: memberId, account } = placed
  return { account, ...(await statementsPage(app, { memberId, currency: brand.currency, kind, now }, asked)) }
}

export async function showForOffice(
  app: App,
  { params: { member, number } }: Given<Office['statement']>,
): Promise<Reply<Office['statement']> | Refusal<Office['statement']>> {
  const found = await statementByNumber(app.db, { number, memberId: member })
  const brand = found && (await app.merchants.byCode(found.merchant))
  return brand ? statementShown(app, found, brand.currency) : unknown
}

/** The statement if it is the caller's. */
async function own(
  app: App,
  id: string,
  member: MemberCaller,
): Promise<Statement | typeof noRight | typeof unknown> {
  const memberId = await principal(app, member)
  if (memberId === null) return noRight
  return (await statementById(app.db, { id, memberId })) ?? unknown
}

export async function showStatement(
  app: App,
  { params: { id } }: Given<Routes['statement']>,
  { member }: CallFor<Routes['statement']>,
): Promise<Reply<Routes['statement']> | Refusal<Routes['statement']>> {
  const found = await own(app, id, member)
  return 'refused' in found ? found : statementShown(app, found, member.currency)
}

async function statementShown(
  app: App,
  found: Statement,
  currency: Currency,
): Promise<Reply<Routes['statement']>> {
  const [tiers, corrections, adjustments, branches] = await Promise.all([
    found.contract ? tiersOf(app.db, found.contract) : [],
    correctionsOf(app.db, found),
    adjustmentsIn(app.db, found),
    branchesOf(app.db, found),
  ])
  return {
    currency,
    statement: shown(found),
    tiers,
    corrections,
    adjustments,
    branches: branches.map(({ id: branch, account, ...figures }) => ({
      member: { id: branch, account },
      ...figures,
    })),
  }
}

export async function listMembers(
  app: App,
  { params: { id }, query: { branch, ...asked } }: Given<Routes['members']>,
  { member }: CallFor<Routes['members']>,
): Promise<Reply<Routes['members']> | Refusal<Routes['members']>> {
  const found = await own(app, id, member)
  if ('refused' in found) return found
  const window = windowOf(asked, PAGE)
  const page = pageOf(await membersOf(app.db, found, { ...window, branch }), window)
  return {
    currency: member.currency,
    rows: page.shown.map(({ id: one, account, valid, netLoss, bonuses }) => ({
      member: { id: one, account },
      valid,
      netLoss,
      bonuses,
    })),
    next: page.next,
  }
}

export async function listBets(
  app: App,
  { params: { id }, query: { member: of, ...asked } }: Given<Routes['bets']>,
  { member }: CallFor<Routes['bets']>,
): Promise<Reply<Routes['bets']> | Refusal<Routes['bets']>> {
  const found = await own(app, id, member)
  if ('refused' in found) return found
  const window = windowOf(asked, PAGE)
  const page = pageOf(await betsOf(app.db, found, { ...window, member: of }), window)
  return { currency: member.currency, rows: page.shown.map(({ number: _, ...bet }) => bet), next: page.next }
}

type Asked = Parameters<typeof termsGiven>[0]

/** What terms would have come to for an agent over the last period whose windows are closed. */
async function simulated(app: App, member: MemberCaller, memberId: bigint, asked: Asked) {
  const [brand, until] = await Promise.all([app.merchants.byCode(member.merchant), closedUntil(app.db)])
  if (!brand || !until) return { refused: 'agentIncome.notClosed' } as const
  const { kind, period, measure, tiers } = termsGiven(asked)
  // the period before the one that the first moment not yet closed is in
  const open = periodAt(period, until, brand.timeZone)
  const { from, to } = periodAt(period, new Date(open.from.getTime() - 1), brand.timeZone)
  const result = await inTransaction(app.db, async (tx) =>
    simulate(
      tx,
      { kind, merchant: member.merchant, currency: brand.currency, from, to, memberId, measure, tiers },
      await countedBatch(tx),
    ),
  )
  return { currency: member.currency, startsAt: from, endsAt: to, ...result }
}

export async function simulateFor(
  app: App,
  { body: { member: to, ...asked } }: Given<Routes['simulate']>,
  { member }: CallFor<Routes['simulate']>,
): Promise<Reply<Routes['simulate']> | Refusal<Routes['simulate']>> {
  const actor = await actorOf(app, member)
  if (!hasRight(actor, 'contracts')) return noRight
  const target = await targetOf(app.db, actor, { id: to, act: 'contract' })
  return target ? simulated(app, member, target.id, asked) : { refused: 'agents.unknownMember' }
}

export async function simulateReceived(
  app: App,
  { params: { id } }: Given<Routes['simulateOffer']>,
  { member, now }: CallFor<Routes['simulateOffer']>,
): Promise<Reply<Routes['simulateOffer']> | Refusal<Routes['simulateOffer']>> {
  const actor = await actorOf(app, member)
  if (!hasRight(actor, 'contracts')) return noRight
  const memberId = principalOf(actor)
  const offer = await offerFor(app.db, { id, memberId }, now)
  return offer ? simulated(app, member, memberId, offer) : unknown
}

import * as z from 'zod/mini'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { passHolder } from '#features/compliance/exclusions/public.ts'
import { answerMatch, awaitedOf } from '#features/money/p2p-payouts/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { withdrawals } from '#features/money/withdrawals/contract/member.ts'
import { requestWithdrawal, showTerms, listWithdrawals } from '#features/money/withdrawals/public.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { exclusionPass } from './contract.ts'

type Money = typeof exclusionPass.money
type Withdraw = typeof exclusionPass.withdraw

const over = { refused: 'exclusions.passOver' } as const
const LATELY = 5
const DONE: ReadonlySet<string> = new Set(['received', 'failed', 'rejected'])

/** An excluded member's balance, linked accounts, and withdrawals in progress. */
export async function moneyOf(
  app: App,
  { body }: Given<Money>,
  call: CallFor<Money>,
): Promise<Reply<Money> | Refusal<Money>> {
  const member = await passHolder(app, body.pass, call.now)
  if (!member) return over
  const own = { ...call, member }
  const [terms, { rows }, support] = await Promise.all([
    showTerms(app, own),
    listWithdrawals(app, { query: { limit: LATELY } }, own),
    settingOf(app, member.merchant, 'supportEmail'),
  ])
  return {
    account: member.account,
    currency: terms.currency,
    free: terms.free,
    held: terms.held,
    least: terms.least,
    unit: terms.unit,
    accounts: terms.accounts.map(({ id, bankName, shown, holder: name }) => ({
      id,
      bank: bankName,
      hint: shown,
      holder: name,
    })),
    underway: rows
      .filter(({ state }) => !DONE.has(state))
      .map(({ id, amount, state, requestedAt }) => ({ id, amount, state, requestedAt })),
    support: support || null,
  }
}

type Payments = typeof exclusionPass.payments
type Answered = typeof exclusionPass.answer

/** Payments of other members that wait for this member's confirmation: an exclusion must not cost money (decision 46). */
export async function paymentsOf(
  app: App,
  { body }: Given<Payments>,
  { now }: CallFor<Payments>,
): Promise<Reply<Payments> | Refusal<Payments>> {
  const member = await passHolder(app, body.pass, now)
  return member ? { rows: await awaitedOf(app, member.id) } : over
}

/** The same as a receiver's response; only the authentication differs. */
export async function answerWithPass(
  app: App,
  { body }: Given<Answered>,
  call: CallFor<Answered>,
): Promise<Reply<Answered> | Refusal<Answered> | { refused: 'idempotency.conflict' }> {
  const member = await passHolder(app, body.pass, call.now)
  if (!member) return over
  const { answer, arrived, match: id } = body
  if (answer === 'part' && arrived === undefined) return { refused: 'matching.partInvalid' }
  const said = answer === 'part' ? { answer, arrived: arrived ?? 0n } : { answer }
  return answerMatch(app, { params: { id }, body: said }, { ...call, member })
}

type Refused = Exclude<Awaited<ReturnType<typeof requestWithdrawal>>, { readonly id: string }>

/** The cashier's refusal in wire format. */
function toldOf(made: Refused): { code: string; detail?: unknown } {
  const { refused } = made
  const detail = 'detail' in made ? made.detail : null
  const shape: Readonly<Record<string, z.ZodMiniType | null>> = withdrawals.create.refusals
  const schema = shape[refused]
  return schema && detail ? { code: refused, detail: z.encode(schema, detail) } : { code: refused }
}

/** The same as any member's request, with all its conditions; only the authentication differs. */
export async function withdrawWithPass(
  app: App,
  { body }: Given<Withdraw>,
  call: CallFor<Withdraw>,
): Promise<Reply<Withdraw> | Refusal<Withdraw> | { refused: 'idempotency.conflict' }> {
  const member = await passHolder(app, body.pass, call.now)
  if (!member) return over
  const { pass: _, ...asked } = body
  const made = await requestWithdrawal(app, { body: asked }, { ...call, member })
  if ('refused' in made) {
    if (made.refused === 'idempotency.conflict') return { refused: made.refused }
    return { refused: 'exclusions.withdrawRefused', detail: toldOf(made) }
  }
  return { id: made.id, amount: made.amount, dueAt: made.dueAt }
}

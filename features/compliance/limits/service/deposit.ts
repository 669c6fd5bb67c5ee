import type { Db, Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'
import { isExcluded } from '#features/compliance/exclusions/public.ts'
import { deposited, depositLeft } from '#features/compliance/kyc/public.ts'
import { guardOf, type WalletLimit } from '#ledger/wallet-limits.ts'
import { walletsOf } from '#ledger/wallets.ts'
import type { App } from '#server/app.ts'
import { depositCap, type DepositPeriod } from '../rules/deposit.ts'
import { periodOf } from '../rules/time.ts'
import { lockLimits, promptAnswerOf } from '../store/limits.ts'
import { hasDeposited, pendingDeposits } from '../store/play.ts'
import { forceOf } from './force.ts'
import { noteHit } from './reached.ts'
import type { Frame, Ruled } from './rules.ts'

/** What a wallet's guard has counted in the current period; zero if the stored period is over. */
export function usedOf(
  guard: WalletLimit | null,
  kind: 'deposit' | 'loss' | 'wager',
  period: DepositPeriod,
  now: Date,
): Minor {
  if (!guard) return 0n
  const names = { day: 'Day', week: 'Week', month: 'Month' } as const
  return guard[`${period}Ends`] <= now ? 0n : guard[`${kind}${names[period]}Used`]
}

export type Paying = {
  readonly memberId: bigint
  readonly amount: Minor
  readonly now: Date
}

/**
 * Whether a member can open a deposit (R4): credited deposits of the period and pending ones count, serialised per member, so that
 * concurrent deposits never exceed the limit. At the credit the ledger's guard checks again. Null: it can be opened. Call it in the
 * transaction that inserts the deposit; call `frameFor` before that transaction.
 */
export async function checkDeposit(tx: Tx, frame: Frame, { memberId, amount, now }: Paying) {
  if (await isExcluded(tx, memberId, now)) return { refused: 'limits.excluded' } as const
  if (frame.isPromptMust && (await needsPrompt(tx, memberId, frame.rules)))
    return { refused: 'limits.promptFirst' } as const
  await lockLimits(tx, memberId)
  const from = deposited(frame.rules.terms)
  const left = await depositLeft(tx, { memberId, from, amount, zone: frame.zone, now })
  if (left !== null) return { refused: 'limits.papersFirst', detail: { left } } as const
  const limits = await forceOf(tx, memberId, frame.rules)
  const held = limits.filter(({ kind, value }) => kind === 'deposit' && value !== null)
  if (held.length === 0) return null
  const wallets = (await walletsOf(tx, memberId)).filter(({ kind }) => kind === 'cash')
  const guards: (WalletLimit | null)[] = []
  for (const { id } of wallets) guards.push(await guardOf(tx, id))
  const pending = await pendingDeposits(tx, memberId, now)
  const used = (period: DepositPeriod) =>
    guards.reduce((sum, guard) => sum + usedOf(guard, 'deposit', period, now), 0n)
  const cap = depositCap(amount, held, { used, pending })
  if (cap) {
    const opensAt = periodOf(cap.period, frame.zone, now).to
    return { refused: 'limits.depositReached', detail: { ...cap, opensAt } } as const
  }
  return null
}

/** Records that a limit refused a member's deposit. Call it after the refused transaction, which rolls back its own writes. */
export function noteDepositReached(
  { db }: App,
  { zone }: Frame,
  {
    memberId,
    period,
    limit,
    now,
  }: Omit<Paying, 'amount'> & { readonly period: DepositPeriod; readonly limit: Minor },
): Promise<void> {
  return noteHit(db, { memberId, slot: { kind: 'deposit', period }, value: limit, zone, at: now })
}

/** Whether the page prompts for limits before the first deposit (R2): no answer and no deposit so far. */
export async function needsPrompt(reader: Db | Tx, memberId: bigint, { terms }: Ruled): Promise<boolean> {
  if (!terms.asksLimitFirst) return false
  if (await promptAnswerOf(reader, memberId)) return false
  return !(await hasDeposited(reader, memberId))
}

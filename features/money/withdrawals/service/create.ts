import type { Tx } from '#db/pool.ts'
import { checkPaymentPassword } from '#features/account/identity/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { tellHeld } from '#features/money/wallet/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { WalletAfter } from '#ledger/types.ts'
import { walletById } from '#ledger/wallets.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { withdrawals } from '../contract/member.ts'
import { checkAmount, priceWithdrawal, tooMuch, type Terms } from '../rules/terms.ts'
import { accountOf } from '../store/accounts.ts'
import { addEvent } from '../store/facts.ts'
import { askedToday, insertWithdrawal, lockMember, withdrawalOf } from '../store/withdrawals.ts'
import { holdSums } from './money.ts'
import { tellWithdrawal } from './tell.ts'
import { asksOf, dayStart, eligibilityOf, termsOf, type Asks } from './terms.ts'
import { payoutWays, type PayoutWays } from './ways.ts'
import { fullView } from './view.ts'

type Create = typeof withdrawals.create
const MS_PER_MINUTE = 60_000

type Made = { readonly id: string }
type Limits = {
  readonly terms: Terms
  readonly twoEyesFrom: bigint
  readonly promiseMinutes: number
  readonly receiptMinutes: number
  readonly asks: Asks
  readonly ways: PayoutWays
}

/** Requests a withdrawal: everything is checked, the amount is held, and none of it can be played. */
export async function requestWithdrawal(
  app: App,
  { body }: Given<Create>,
  call: CallFor<Create>,
): Promise<Reply<Create> | Refusal<Create> | { refused: 'idempotency.conflict' }> {
  const { member } = call
  const password = await checkPaymentPassword(app.db, member.id, body.paymentPassword)
  if (password === 'unset') return { refused: 'withdrawals.noPaymentPassword' }
  if (password === 'wrong') return { refused: 'withdrawals.wrongPassword' }
  const limits: Limits = {
    terms: await termsOf(app, member.merchant),
    twoEyesFrom: await settingOf(app, member.merchant, 'secondApprovalFrom'),
    promiseMinutes: await settingOf(app, member.merchant, 'withdrawPromiseMinutes'),
    receiptMinutes: await settingOf(app, member.merchant, 'receiptMinutes'),
    asks: await asksOf(app, call),
    ways: await payoutWays(app, member.merchant),
  }
  const held: WalletAfter[] = []
  const made = await withIdempotency(app.db, call, async (tx): Promise<Made | Refusal<Create>> => {
    const result = await hold(tx, body, call, limits)
    if ('refused' in result) return result
    held.push(result.wallet)
    return { id: result.id }
  })
  if ('refused' in made) return made
  const row = await withdrawalOf(app.db, member.id, made.id)
  if (!row) throw new Error(`withdrawal ${made.id} is gone`)
  for (const wallet of held) {
    await tellHeld(app, member.id, wallet)
    await tellWithdrawal(app, row)
  }
  return fullView(app, app.db, row)
}

/** The available amount under the lock: a concurrent bet came between our read and the hold. */
async function freeOf(tx: Tx, wallet: bigint): Promise<bigint> {
  const now = await walletById(tx, wallet)
  return now && now.balance > now.held ? now.balance - now.held : 0n
}

async function hold(
  tx: Tx,
  { account: accountId, amount }: Given<Create>['body'],
  { member, merchant, now }: CallFor<Create>,
  { terms, twoEyesFrom, promiseMinutes, receiptMinutes, asks, ways }: Limits,
): Promise<(Made & { readonly wallet: WalletAfter }) | Refusal<Create>> {
  await lockMember(tx, member.id)
  const account = await accountOf(tx, member.id, accountId)
  if (!account) return { refused: 'withdrawals.unknownAccount' }
  const processor = ways[account.kind]
  if (processor === null) return { refused: 'withdrawals.kindClosed' }
  const { wallet, conditions } = await eligibilityOf(tx, member, { asks, amount }, now)
  const unmet = conditions.filter(({ isMet }) => !isMet)
  if (unmet.length) return { refused: 'withdrawals.notYet', detail: { conditions: unmet } }
  const today = await askedToday(tx, member.id, dayStart(merchant, now))
  const free = wallet ? wallet.balance - wallet.held : 0n
  const refused = checkAmount(amount, terms, today, free)
  if (refused) return refused
  if (!wallet) throw new Error(`member ${member.id} has free money but no wallet`)
  const { fee } = priceWithdrawal(amount, terms)
  const id = await insertWithdrawal(tx, {
    memberId: member.id,
    merchant: member.merchant,
    wallet: wallet.id,
    currency: member.currency,
    account: account.id,
    amount,
    fee,
    eyes: amount >= twoEyesFrom ? 2 : 1,
    processor,
    receiptMinutes,
    now,
    dueAt: new Date(now.getTime() + promiseMinutes * MS_PER_MINUTE),
  })
  await addEvent(tx, id, { at: now, what: 'requested' })
  const after = await holdSums(tx, { id, wallet: wallet.id, amount, fee, processor })
  if (!('refused' in after)) return { id, wallet: after }
  // a bet between our read and the hold: the ledger decides
  if (after.refused === 'insufficient') {
    return tooMuch(amount, await freeOf(tx, wallet.id), terms.unit)
  }
  if (after.refused !== 'frozen' && after.refused !== 'debt')
    throw new Error(`withdrawal ${id}: the ledger refused the hold (${after.refused})`)
  const blocked = { code: 'wallet', isMet: false, need: null, have: null, missing: null } as const
  return { refused: 'withdrawals.notYet', detail: { conditions: [blocked] } }
}

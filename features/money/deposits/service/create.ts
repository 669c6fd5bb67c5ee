import { inTransaction, type Tx } from '#db/pool.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import { holdIfSame } from '#features/compliance/exclusions/public.ts'
import { checkDeposit, noteDepositReached, frameFor, type Frame } from '#features/compliance/limits/public.ts'
import { cashWallet } from '#features/money/wallet/public.ts'
import {
  processorOf,
  ProcessorRefusedError,
  ProcessorSilentError,
  type CoinQuote,
} from '#features/money/payments/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { deposits } from '../contract/member.ts'
import { depositBonuses, type BonusChoice, type ChoiceRefusal } from '../extension-points.ts'
import { checkDepositAmount, priceDeposit } from '../rules/fees.ts'
import { checkThrottle } from '../rules/throttle.ts'
import { takeOffer } from '#features/money/p2p-payouts/public.ts'
import { insertCoin } from '../store/coins.ts'
import {
  depositById,
  insertDeposit,
  lockDeposit,
  setClosed,
  setPage,
  type DepositRow,
  setPayee,
} from '../store/deposits.ts'
import { addEvent, guardOf } from '../store/events.ts'
import { methodByCode } from '../store/methods.ts'
import { tellDeposit } from './tell.ts'
import { fullView } from './view.ts'

type Create = typeof deposits.create
const MS_PER_MINUTE = 60_000

/**
 * Opens a deposit. The row and the key commit before the processor is called, and the processor knows our ID: after a crash at any
 * point one deposit and one payment exist, and the worker retries.
 */
export async function createDeposit(
  app: App,
  { body }: Given<Create>,
  call: CallFor<Create>,
): Promise<Reply<Create> | Refusal<Create> | { refused: 'idempotency.conflict' }> {
  // a member who shares identity attributes with an excluded one cannot deposit before two operators have reviewed it (R10)
  await holdIfSame(app, call.member.id, call.now)
  const frame = await frameFor(app, call.member)
  const opened = await withIdempotency(app.db, call, (tx) => insert({ app, tx, frame }, body, call))
  if ('refused' in opened) {
    const { member, now } = call
    if (opened.refused === 'limits.depositReached')
      await noteDepositReached(app, frame, { memberId: member.id, ...opened.detail, now })
    return opened
  }
  const row = await depositById(app.db, opened.id)
  if (!row) throw new Error(`deposit ${opened.id} is gone`)
  const fresh = await openPage(app, row)
  return fullView(app, app.db, fresh, call)
}

type At = { readonly app: App; readonly tx: Tx; readonly frame: Frame }

async function insert(
  { app, tx, frame }: At,
  body: Given<Create>['body'],
  { member, now, language, origin }: CallFor<Create>,
): Promise<{ id: string } | Refusal<Create>> {
  const { method: code, amount } = body
  const method = await methodByCode(tx, member.merchant, code)
  if (!method || method.currency !== member.currency) return { refused: 'deposits.unknownMethod' }
  const held = checkThrottle(await guardOf(tx, member.id), now)
  if (held) return held
  const refused = checkDepositAmount(amount, method)
  if (refused) return refused
  const limited = await checkDeposit(tx, frame, { memberId: member.id, amount, now })
  if (limited) return limited
  const { fee } = priceDeposit(amount, method)
  const wallet = await cashWallet(tx, member)
  const id = await insertDeposit(tx, {
    memberId: member.id,
    merchant: member.merchant,
    wallet: wallet.id,
    currency: member.currency,
    method: method.id,
    amount,
    fee,
    state: method.kind === 'hosted' ? 'created' : 'awaitingSlip',
    returnUrl: `${origin}/index?member=depositv2`,
    language,
    now,
    expiresAt: new Date(now.getTime() + method.expiryMinutes * MS_PER_MINUTE),
  })
  const unfit = await pinBonus({ app, tx, frame }, body, { deposit: id, member, now })
  if (unfit) return unfit
  await addEvent(tx, id, { at: now, what: 'created' })
  if (method.kind !== 'member') return { id }
  const { merchant, currency } = member
  const of = { merchant, currency, memberId: member.id, deposit: id, amount, least: method.least, now }
  const payee = await takeOffer(tx, of)
  if (!payee) return { refused: 'deposits.noMatch' }
  await setPayee(tx, id, payee)
  return { id }
}

/** Pins the bonus that the member chose, if they were asked. */
async function pinBonus(
  { app, tx, frame }: At,
  body: Given<Create>['body'],
  of: { readonly deposit: string; readonly member: MemberCaller; readonly now: Date },
): Promise<ChoiceRefusal | null> {
  const choice = choiceOf(body)
  if (!choice) return null
  const { method, amount } = body
  return depositBonuses.of(app)(app, tx, { ...of, method, amount, choice, terms: frame.rules.terms })
}

/** Null: the member was not asked. */
function choiceOf({ bonus, bonusCode }: Given<Create>['body']): BonusChoice | null {
  if (bonusCode) return { code: bonusCode }
  if (bonus === undefined) return null
  return bonus === null ? { none: true } : { promotion: bonus }
}

/** Requests the payment page of a deposit that has none yet; after a timeout the worker retries. */
export async function openPage(app: App, row: DepositRow): Promise<DepositRow> {
  const processor = row.processor ? processorOf(app, row.processor) : null
  if (row.state !== 'created' || !processor) return row
  try {
    const opened = await processor.openPayment({
      merchant: row.merchant,
      reference: row.id,
      method: row.name[row.language] ?? row.name['en'] ?? row.code,
      amount: row.amount,
      currency: row.currency,
      createdAt: row.createdAt,
      expiresAt: row.expiresAt,
      language: row.language,
      returnUrl: `${row.returnUrl ?? ''}&deposit=${row.id}`,
      channel: row.channel,
      ...(row.asset && row.network && row.confirmations
        ? { asset: row.asset, network: row.network, confirmations: row.confirmations }
        : {}),
    })
    const fresh = await inTransaction(app.db, async (tx) => {
      const locked = await lockDeposit(tx, row.id) // a callback may arrive before the processor's reply
      if (locked?.state !== 'created') return locked
      await setPage(tx, row.id, opened)
      if (opened.coin) await lockPrice(tx, row, opened.coin)
      await addEvent(tx, row.id, { at: app.clock.now(), what: 'opened' })
      const { processorRef, page, account: orderAccount = null } = opened
      return { ...locked, processorRef, page, orderAccount, state: 'pending' as const }
    })
    if (fresh) await tellDeposit(app, fresh)
    return fresh ?? row
  } catch (error) {
    if (error instanceof ProcessorRefusedError) return refused(app, row, error)
    if (!(error instanceof ProcessorSilentError)) throw error
    app.log.warn({ error, deposit: row.id }, 'no response from the processor; the worker retries')
    return row
  }
}

/** The processor refused the order permanently: it ends without money. No payment was declined, so it does not count as a failure (M14). */
async function refused(app: App, row: DepositRow, error: Error): Promise<DepositRow> {
  app.log.error({ error, deposit: row.id }, 'the processor refused a deposit')
  const now = app.clock.now()
  const fresh = await inTransaction(app.db, async (tx) => {
    const locked = await lockDeposit(tx, row.id)
    if (locked?.state !== 'created') return locked
    await setClosed(tx, row.id, { state: 'failed', reason: null, now })
    await addEvent(tx, row.id, { at: now, what: 'failed' })
    return { ...locked, state: 'failed' as const, closedAt: now }
  })
  if (fresh) await tellDeposit(app, fresh)
  return fresh ?? row
}

/** The price is locked as long as the order is valid. */
function lockPrice(tx: Tx, { id, expiresAt }: DepositRow, { units, ...coin }: CoinQuote): Promise<void> {
  return insertCoin(tx, id, { ...coin, asked: units, lockedUntil: expiresAt })
}

import { inTransaction, type Tx } from '#db/pool.ts'
import { makePicture, keepPicture } from '#features/platform/images/public.ts'
import { depositCredited, depositFee } from '#features/money/deposits/postings.ts'
import { priceDeposit } from '#features/money/deposits/rules/fees.ts'
import { insertDeposit, setClosed, setCredited, setState } from '#features/money/deposits/store/deposits.ts'
import { addEvent, depositSlips } from '#features/money/deposits/store/events.ts'
import { openMethods, type MethodRow } from '#features/money/deposits/store/methods.ts'
import { createHash } from 'node:crypto'
import type { Minor } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { drawSlip } from './slip.ts'
import { MINUTE_MS, later, type Resident, type World } from '../world.ts'

export type PastDeposit = { readonly resident: Resident; readonly amount: Minor; readonly at: Date }

async function methodFor(
  { app, chance }: World,
  resident: Resident,
  kind: 'hosted' | 'bank',
  amount: Minor,
): Promise<MethodRow> {
  const methods = await openMethods(app.db, resident.merchant, resident.currency)
  const fitting = methods.filter(
    (method) => method.kind === kind && method.least <= amount && amount <= method.most,
  )
  const method = fitting[chance.below(Math.max(1, fitting.length))]
  if (!method) throw new Error(`seed: ${resident.merchant} has no ${kind} method for ${amount}`)
  return method
}

/** Opens a past deposit: a processor's as created, a bank's or a member's as waiting for its proof of transfer. */
export async function openDeposit(
  tx: Tx,
  { resident, amount, at }: PastDeposit,
  method: MethodRow,
): Promise<{ id: string; fee: Minor }> {
  const { fee } = priceDeposit(amount, method)
  const id = await insertDeposit(tx, {
    memberId: resident.id,
    merchant: resident.merchant,
    wallet: resident.wallet,
    currency: resident.currency,
    method: method.id,
    amount,
    fee,
    state: method.kind === 'hosted' ? 'created' : 'awaitingSlip',
    returnUrl: '/index?member=depositv2',
    language: resident.language,
    now: at,
    expiresAt: later(at, method.expiryMinutes * MINUTE_MS),
  })
  await addEvent(tx, id, { at, what: 'created' })
  return { id, fee }
}

/** Gives a trial account its play money, without a deposit. */
export async function givePlayMoney({ owner }: World, { resident, amount, at }: PastDeposit): Promise<Minor> {
  return inTransaction(owner, async (tx) => {
    const item = {
      posting: depositCredited,
      key: `seed:fun:${resident.account}`,
      wallet: resident.wallet,
      amount,
      detail: 'trial',
    }
    const [result] = await post(tx, [item], { at })
    if (result?.status !== 'ok')
      throw new Error(`seed: play money of ${resident.account}: ${JSON.stringify(result?.status)}`)
    return result.balance
  })
}

/** A past deposit that was paid a little later; returns the balance after it. */
export async function pastDeposit(world: World, past: PastDeposit): Promise<Minor> {
  const { owner, chance } = world
  const kind = chance.below(4) === 0 ? 'bank' : 'hosted'
  const method = await methodFor(world, past.resident, kind, past.amount)
  const paidAt = later(past.at, (1 + chance.below(4)) * MINUTE_MS)
  return inTransaction(owner, async (tx) => {
    const { id, fee } = await openDeposit(tx, past, method)
    const state = kind === 'bank' ? 'approved' : 'paid'
    await setCredited(tx, id, { state, amount: past.amount, fee, isLate: false, reason: null, now: paidAt })
    await addEvent(tx, id, {
      at: paidAt,
      what: kind === 'bank' ? 'approved' : 'credited',
      ...(kind === 'bank' ? { by: 'op-huy' } : {}),
    })
    const common = { wallet: past.resident.wallet, ref: id }
    const gross = {
      ...common,
      posting: depositCredited,
      key: `deposit:${id}`,
      amount: past.amount,
      detail: method.processor ?? 'bank',
    }
    const charge = fee
      ? [{ ...common, posting: depositFee, key: `deposit:${id}:fee`, amount: fee, detail: 'deposit' }]
      : []
    const results = await post(tx, [gross, ...charge], { at: paidAt })
    const last = results.at(-1)
    if (last?.status !== 'ok')
      throw new Error(`seed: a deposit of ${past.resident.account}: ${JSON.stringify(last?.status)}`)
    return last.balance
  })
}

/** A deposit that was not credited: failed, cancelled, expired or rejected. */
export async function lostDeposit(
  world: World,
  past: PastDeposit,
  state: 'failed' | 'cancelled' | 'expired' | 'rejected',
): Promise<void> {
  const method = await methodFor(world, past.resident, state === 'rejected' ? 'bank' : 'hosted', past.amount)
  const closedAt = later(past.at, 20 * MINUTE_MS)
  await inTransaction(world.owner, async (tx) => {
    const { id } = await openDeposit(tx, past, method)
    const reason = state === 'rejected' ? 'We didn’t receive the transfer shown on your proof.' : null
    await setClosed(tx, id, { state, reason, now: closedAt })
    await addEvent(tx, id, {
      at: closedAt,
      what: state,
      ...(state === 'rejected' ? { by: 'op-linh', note: reason } : {}),
    })
  })
}

/** A waiting bank transfer: for its proof of transfer, or with it for an operator. */
export async function waitingTransfer(world: World, past: PastDeposit, hasSlip: boolean): Promise<void> {
  const method = await methodFor(world, past.resident, 'bank', past.amount)
  const picture = hasSlip ? await makePicture(await drawSlip(past, method)) : null
  if (picture && 'refused' in picture) throw new Error('seed: the slip is no picture')
  const file = picture ? await keepPicture(world.app.files, picture.jpeg) : null
  await inTransaction(world.owner, async (tx) => {
    const { id } = await openDeposit(tx, past, method)
    if (!picture || file === null) return
    const at = later(past.at, 3 * MINUTE_MS)
    const sha256 = createHash('sha256').update(picture.jpeg).digest()
    await depositSlips.insert(tx, id, { file, bytes: picture.jpeg.length, sha256, at })
    await setState(tx, id, 'inReview')
    await addEvent(tx, id, { at, what: 'slipSent' })
  })
}

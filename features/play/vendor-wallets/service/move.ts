import type { Tx } from '#db/pool.ts'
import { cashWallet, tellBalance } from '#features/money/wallet/public.ts'
import { postOne } from '#ledger/posting.ts'
import type { WalletAfter } from '#ledger/types.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { vendorWallets } from '../contract/member.ts'
import { vendorSent } from '../postings.ts'
import { checkBack, checkSend } from '../rules/moves.ts'
import { insertTransfer, transferById, type NewTransfer } from '../store/transfers.ts'
import { vendorsIn, type VendorRow } from '../store/vendors.ts'
import { sendToVendor } from './settle.ts'
import { VendorSilentError } from './vendor.ts'
import { walletVendorOf } from './vendors.ts'
import { viewOf } from './view.ts'

type Move = typeof vendorWallets.walletTransfer
type Made = { readonly id: string }
type Begun = Made & { readonly wallet: WalletAfter | null }

export async function vendorIn(app: App, merchant: string, name: string): Promise<VendorRow | null> {
  return (await vendorsIn(app.db, merchant)).find(({ vendor }) => vendor === name) ?? null
}

/** The balance that the provider reports; null if it doesn't respond. */
export async function balanceAt(app: App, member: MemberCaller, vendor: string): Promise<bigint | null> {
  const { id, merchant, currency } = member
  try {
    return (
      (await walletVendorOf(app, vendor)?.balanceOf({ merchant, member: id.toString(), currency })) ?? null
    )
  } catch (error) {
    if (!(error instanceof VendorSilentError)) throw error
    return null
  }
}

/**
 * Moves money between the main wallet and a vendor's (MEM-04). To the vendor: the main wallet is debited in the transaction that inserts
 * the transfer, and the vendor is called after the commit. Back: the vendor is called first, and the amount it confirms is credited. After
 * any failure the transfer continues by its id.
 */
export async function moveMoney(
  app: App,
  { body }: Given<Move>,
  call: CallFor<Move>,
): Promise<Reply<Move> | Refusal<Move> | { refused: 'idempotency.conflict' }> {
  const { member } = call
  const vendor = await vendorIn(app, member.merchant, body.vendor)
  if (!vendor) return { refused: 'vendorWallets.unknownVendor' }
  const there = body.direction === 'back' ? await balanceAt(app, member, body.vendor) : null
  const begun: Begun[] = []
  const made = await withIdempotency(app.db, call, async (tx): Promise<Made | Refusal<Move>> => {
    const result =
      body.direction === 'out'
        ? await sendOut(tx, body.amount, { vendor, call })
        : await callBack(tx, body.amount, { vendor, call, there })
    if ('refused' in result) return result
    begun.push(result)
    return { id: result.id }
  })
  if ('refused' in made) return made
  for (const { wallet } of begun) if (wallet) tellBalance(app, member.id, wallet)
  const row = await transferById(app.db, made.id)
  if (!row) throw new Error(`transfer ${made.id} is gone`)
  if (begun.length) await sendToVendor(app, row)
  return viewOf(app, (await transferById(app.db, made.id)) ?? row)
}

type Moving = { readonly vendor: VendorRow; readonly call: Pick<CallFor<Move>, 'member' | 'now'> }

function rowOf(
  { vendor, call: { member, now } }: Moving,
  rest: Pick<NewTransfer, 'direction' | 'wallet' | 'amount'>,
): NewTransfer {
  const { merchant, id: memberId, currency } = member
  return { merchant, vendor: vendor.vendor, memberId, currency, madeAt: now, ...rest }
}

async function sendOut(tx: Tx, amount: bigint, moving: Moving): Promise<Begun | Refusal<Move>> {
  const wallet = await cashWallet(tx, moving.call.member)
  const free = wallet.balance - wallet.held
  const refused = checkSend(amount, moving.vendor, free)
  if (refused) return refused
  const id = await insertTransfer(tx, rowOf(moving, { direction: 'out', wallet: wallet.id, amount }))
  if (id === null) return { refused: 'vendorWallets.underWay' }
  const result = await postOne(tx, {
    posting: vendorSent,
    key: `vendor:${id}`,
    wallet: wallet.id,
    amount,
    detail: moving.vendor.vendor,
    ref: id,
  })
  if (result.status !== 'refused') return { id, wallet: result }
  // a concurrent bet or a limit: the ledger's check is authoritative
  if (result.reason === 'insufficient') {
    const left = (result.balance ?? 0n) - (result.held ?? 0n)
    return { refused: 'vendorWallets.notEnough', detail: { free: left, missing: amount - left } }
  }
  return { refused: result.reason === 'limit' ? 'vendorWallets.limit' : 'vendorWallets.walletClosed' }
}

/** Inserts a transfer back of this amount; null if the member has a pending transfer with this vendor. */
export async function beginBack(tx: Tx, amount: bigint, moving: Moving): Promise<Begun | null> {
  const wallet = await cashWallet(tx, moving.call.member)
  const id = await insertTransfer(tx, rowOf(moving, { direction: 'back', wallet: wallet.id, amount }))
  return id === null ? null : { id, wallet: null }
}

async function callBack(
  tx: Tx,
  amount: bigint,
  { there, ...moving }: Moving & { readonly there: bigint | null },
): Promise<Begun | Refusal<Move>> {
  if (there === null) return { refused: 'vendorWallets.notReachable' }
  const refused = checkBack(amount, there)
  if (refused) return refused
  return (await beginBack(tx, amount, moving)) ?? { refused: 'vendorWallets.underWay' }
}

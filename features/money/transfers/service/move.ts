import type { Refusal } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import type { MemberRow } from '#features/account/members/public.ts'
import { payoutHold } from '#features/account/security/public.ts'
import { withdrawalStand } from '#features/compliance/kyc/public.ts'
import { checkDeposit, type Frame } from '#features/compliance/limits/public.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { cashWallet } from '#features/money/wallet/public.ts'
import type { Minor } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import type { WalletAfter } from '#ledger/types.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { transfers } from '../contract.ts'
import { transferReceived, transferSent } from '../postings.ts'
import {
  checkTransfer,
  isAgent,
  wayBetween,
  type Reach,
  type TransferTerms,
  type Way,
} from '../rules/line.ts'
import { aboveOf, insertTransfer, lockSender, sentSince } from '../store.ts'
import { dayStart } from './terms.ts'

type Send = (typeof transfers)['send']

/** A posted transfer: its receiver, and both wallets after it, the sender's first. */
export type Moved = {
  readonly id: string
  readonly receiver: bigint
  readonly wallets: readonly [WalletAfter, WalletAfter]
}

export type Moving = {
  readonly call: CallFor<Send>
  readonly receiver: MemberRow
  readonly terms: TransferTerms & { readonly reach: Reach }
  readonly frame: Frame
  /** Total payouts from which the sender's jurisdiction requires identity documents; null: never. */
  readonly documentSum: Minor | null
}

/** A transfer to an upline counts as a withdrawal: from the same total on it requires the same identity documents. */
async function documentsMissing(
  tx: Tx,
  amount: Minor,
  { call, documentSum }: Pick<Moving, 'call' | 'documentSum'>,
): Promise<Refusal<Send> | null> {
  const { member, merchant, now } = call
  const asked = { from: documentSum, zone: merchant.timeZone, memberId: member.id, amount, now }
  const stand = await withdrawalStand(tx, asked)
  if (!stand || stand.isMet) return null
  return { refused: 'transfers.papersFirst' }
}

/** Checks a transfer under the sender's lock and posts it. On a refusal the caller rolls back, including inserted rows. */
export async function move(
  tx: Tx,
  amount: bigint,
  { call, receiver, terms, frame, documentSum }: Moving,
): Promise<Moved | Refusal<Send>> {
  const { member, merchant, now } = call
  await lockSender(tx, member.id)
  const way = await wayTo(tx, member, receiver, terms.reach)
  if (!way) return { refused: 'transfers.outsideLine' }
  const held = await payoutHold(tx, member.id, now)
  if (held) return { refused: 'transfers.held', detail: { until: held.until } }
  const documents = way.direction === 'up' ? await documentsMissing(tx, amount, { call, documentSum }) : null
  if (documents) return documents
  const from = await cashWallet(tx, member)
  const to = await cashWallet(tx, { id: receiver.id, merchant: receiver.merchant, currency: member.currency })
  const today = await sentSince(tx, member.id, dayStart(merchant, now))
  const free = from.balance - from.held
  const refused = checkTransfer(amount, terms, today, free)
  if (refused) return refused
  if (!isAgent(receiver.type) && (await checkDeposit(tx, frame, { memberId: receiver.id, amount, now })))
    return { refused: 'transfers.receiverLimit' }
  const { id } = await insertTransfer(tx, {
    merchant: member.merchant,
    sender: member.id,
    receiver: receiver.id,
    ...way,
    currency: member.currency,
    amount,
    at: now,
  })
  await tellMember(tx, {
    memberId: receiver.id,
    kind: 'money',
    occasion: `transfer:${id}`,
    text: 'transferReceived',
    values: { amount: { minor: amount, currency: member.currency }, sender: member.account },
    link: '/index?member=transferUpline',
    now,
  })
  return postBoth(tx, { id, amount, from: from.id, to: to.id, receiver: receiver.id })
}

type Both = {
  readonly id: string
  readonly amount: bigint
  readonly from: bigint
  readonly to: bigint
  readonly receiver: bigint
}

/** Both balances in one posting. Race: a stake may land after our read; the ledger re-checks, and the caller rolls back. */
async function postBoth(tx: Tx, { id, amount, from, to, receiver }: Both): Promise<Moved | Refusal<Send>> {
  const common = { amount, ref: id, detail: 'line' }
  const [out, into] = await post(tx, [
    { ...common, posting: transferSent, key: `transfer:${id}:sent`, wallet: from },
    { ...common, posting: transferReceived, key: `transfer:${id}:received`, wallet: to },
  ])
  if (!out || !into) throw new Error(`transfer ${id}: the ledger did not answer`)
  if (out.status === 'refused')
    return out.reason === 'insufficient' ? shortOf(amount, out) : { refused: 'transfers.walletClosed' }
  if (into.status === 'refused')
    return { refused: into.reason === 'limit' ? 'transfers.receiverLimit' : 'transfers.walletClosed' }
  return { id, receiver, wallets: [out, into] }
}

/** The balance under the ledger's lock, not the one read before it. */
function shortOf(amount: Minor, { balance = 0n, held = 0n }: Partial<WalletAfter>): Refusal<Send> {
  const free = balance - held
  return { refused: 'transfers.notEnough', detail: { free, missing: amount - free } }
}

async function wayTo(tx: Tx, member: MemberCaller, receiver: MemberRow, reach: Reach): Promise<Way | null> {
  if (receiver.merchant !== member.merchant) return null
  const sender = { id: member.id, type: member.type, above: await aboveOf(tx, member.id) }
  return wayBetween(
    sender,
    { id: receiver.id, type: receiver.type, above: await aboveOf(tx, receiver.id) },
    reach,
  )
}

import type { Tx } from '#db/pool.ts'
import { holdIfSame } from '#features/compliance/exclusions/public.ts'
import { checkPaymentPassword, hasPaymentPassword } from '#features/account/identity/public.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { checkDeposit, frameFor, rulesFor, type Frame } from '#features/compliance/limits/public.ts'
import { memberByAccount, memberById, type MemberRow } from '#features/account/members/public.ts'
import { withdrawalStand, withdrawn } from '#features/compliance/kyc/public.ts'
import { nextEventNumber } from '#live/event-number.ts'
import { payoutHold } from '#features/account/security/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { cashWallet, tellBalance } from '#features/money/wallet/public.ts'
import { dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { Minor } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import type { WalletAfter } from '#ledger/types.ts'
import { walletOf } from '#ledger/wallets.ts'
import { pageOf, windowOf } from '#features/money/payments/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor, MemberCaller, Merchant } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { once } from '#server/once.ts'
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
import {
  aboveOf,
  insertTransfer,
  lockSender,
  referenceOf,
  sentSince,
  transferById,
  transfersOf,
  type TransferRow,
} from '../store.ts'

type Contract = typeof transfers
type Send = Contract['send']

const PAGE = 20

export async function termsOf(
  house: House,
  merchant: string,
): Promise<TransferTerms & { readonly reach: Reach }> {
  return {
    reach: await settingOf(house, merchant, 'transferReach'),
    least: await settingOf(house, merchant, 'transferLeast'),
    most: await settingOf(house, merchant, 'transferMost'),
    dayMost: await settingOf(house, merchant, 'transferDayMost'),
    dayCount: await settingOf(house, merchant, 'transferDayCount'),
  }
}

function dayStart(merchant: Merchant, now: Date): Date {
  return dayBounds(merchant.timeZone, dayIn(merchant.timeZone, now)).from
}

async function isAllowed(house: House, { id, merchant }: MemberCaller): Promise<boolean> {
  return (await rulesFor(house, { merchant, memberId: id })).terms.allowsTransfers
}

/** What the screen shows before a transfer. */
export async function showTerms(
  house: House,
  call: CallFor<Contract['terms']>,
): Promise<Reply<Contract['terms']>> {
  const { member, merchant, now } = call
  const terms = await termsOf(house, member.merchant)
  const person = await memberById(house.db, member.id)
  const upline = person?.uplineId ? await memberById(house.db, person.uplineId) : null
  const today = await sentSince(house.db, member.id, dayStart(merchant, now))
  const wallet = await walletOf(house.db, { owner: member.id, kind: 'cash', currency: member.currency })
  const left = terms.dayMost - today.amount
  return {
    currency: member.currency,
    free: wallet ? wallet.balance - wallet.held : 0n,
    least: terms.least,
    most: terms.most,
    today: { used: today.count, of: terms.dayCount, amountLeft: left > 0n ? left : 0n },
    hasPaymentPassword: await hasPaymentPassword(house.db, member.id),
    upline: upline?.account ?? null,
    mayDown: isAgent(member.type),
    isAllowed: await isAllowed(house, member),
    isHeld: wallet !== null && wallet.state !== 'open',
  }
}

function viewOf(row: TransferRow, memberId: bigint): Reply<Send> {
  const { id, number, senderAccount, receiverAccount, sender, direction, amount, currency, at } = row
  return {
    id,
    reference: referenceOf(number),
    sender: senderAccount,
    receiver: receiverAccount,
    isSent: sender === memberId,
    direction,
    amount,
    currency,
    at,
  }
}

type Sent = { readonly id: string }
type Moved = Sent & { readonly receiver: bigint; readonly wallets: readonly [WalletAfter, WalletAfter] }

/** Sends money within the line: both balances move in one posting, and the receiver is told (CSH-04, N3). */
export async function sendTransfer(
  house: House,
  { body }: Given<Send>,
  call: CallFor<Send>,
): Promise<Reply<Send> | Refusal<Send> | { refused: 'idempotency.conflict' }> {
  const { member } = call
  const own = await rulesFor(house, { merchant: member.merchant, memberId: member.id })
  if (!own.terms.allowsTransfers) return { refused: 'transfers.notAllowed' }
  const password = await checkPaymentPassword(house.db, member.id, body.paymentPassword)
  if (password === 'unset') return { refused: 'transfers.noPaymentPassword' }
  if (password === 'wrong') return { refused: 'transfers.wrongPassword' }
  const receiver = await receiverOf(house, body.to, member)
  if (!receiver) return { refused: 'transfers.outsideLine' }
  const terms = await termsOf(house, member.merchant)
  // whoever shares a key with somebody excluded receives nothing before two operators have looked (R10)
  if (!isAgent(receiver.type)) await holdIfSame(house, receiver.id, call.now)
  const frame = await frameFor(house, { id: receiver.id, merchant: receiver.merchant })
  const moved: Moved[] = []
  const sent = await once(house.db, call, async (tx): Promise<Sent | Refusal<Send>> => {
    const result = await move(tx, body.amount, {
      call,
      receiver,
      terms,
      frame,
      paperSum: withdrawn(own.terms),
    })
    if ('refused' in result) return result
    moved.push(result)
    return { id: result.id }
  })
  if ('refused' in sent) return sent
  for (const { receiver: to, wallets, id } of moved) {
    tellBalance(house, member.id, wallets[0])
    tellBalance(house, to, wallets[1])
    const seq = (await nextEventNumber(house.db)).toString()
    for (const who of [member.id, to])
      house.hints.tell(`member:${who}`, { topic: 'transfers.changed', seq, patch: { id } })
  }
  const row = await transferById(house.db, sent.id)
  if (!row) throw new Error(`transfer ${sent.id} is gone`)
  return viewOf(row, member.id)
}

/** Who is meant: the named account of the same brand, or who stands directly above. */
async function receiverOf(
  house: House,
  to: string | undefined,
  member: MemberCaller,
): Promise<MemberRow | null> {
  if (to) return memberByAccount(house.db, member.merchant, to)
  const person = await memberById(house.db, member.id)
  return person?.uplineId ? memberById(house.db, person.uplineId) : null
}

type Moving = {
  readonly call: CallFor<Send>
  readonly receiver: MemberRow
  readonly terms: TransferTerms & { readonly reach: Reach }
  readonly frame: Frame
  /** The sum in all from which the sender's jurisdiction asks for papers; null never. */
  readonly paperSum: Minor | null
}

/** Money that goes up the line leaves as a withdrawal does: from the same sum on it waits for the same papers. */
async function papersMissing(
  tx: Tx,
  amount: Minor,
  { call, paperSum }: Pick<Moving, 'call' | 'paperSum'>,
): Promise<Refusal<Send> | null> {
  const { member, merchant, now } = call
  const asked = { from: paperSum, zone: merchant.timeZone, memberId: member.id, amount, now }
  const stand = await withdrawalStand(tx, asked)
  if (!stand || stand.isMet) return null
  return { refused: 'transfers.papersFirst' }
}

async function move(
  tx: Tx,
  amount: bigint,
  { call, receiver, terms, frame, paperSum }: Moving,
): Promise<Moved | Refusal<Send>> {
  const { member, merchant, now } = call
  await lockSender(tx, member.id)
  const way = await wayTo(tx, member, receiver, terms.reach)
  if (!way) return { refused: 'transfers.outsideLine' }
  const held = await payoutHold(tx, member.id, now)
  if (held) return { refused: 'transfers.held', detail: { until: held.until } }
  const refusedPapers = way.direction === 'up' ? await papersMissing(tx, amount, { call, paperSum }) : null
  if (refusedPapers) return refusedPapers
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

type Both = Sent & {
  readonly amount: bigint
  readonly from: bigint
  readonly to: bigint
  readonly receiver: bigint
}

/** Both balances in one posting; a bet between our look and it: the ledger has the last word, and the caller undoes all. */
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

/** What the wallet held under the ledger's lock, not what was read before it. */
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

export async function listTransfers(
  house: House,
  { query }: Given<Contract['list']>,
  { member }: CallFor<Contract['list']>,
): Promise<Reply<Contract['list']>> {
  const window = windowOf(query, PAGE)
  const { shown, next } = pageOf(await transfersOf(house.db, member.id, window), window)
  return { rows: shown.map((row) => viewOf(row, member.id)), next }
}

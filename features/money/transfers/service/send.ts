import type { Given, Refusal, Reply } from '#contract/route.ts'
import { checkPaymentPassword } from '#features/account/identity/public.ts'
import { memberByAccount, memberById, type MemberRow } from '#features/account/members/public.ts'
import { holdIfSame } from '#features/compliance/exclusions/public.ts'
import { withdrawn } from '#features/compliance/kyc/public.ts'
import { frameFor, rulesFor } from '#features/compliance/limits/public.ts'
import { nextEventNumber } from '#live/event-number.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { transfers } from '../contract.ts'
import { isAgent } from '../rules/line.ts'
import { transferById } from '../store.ts'
import { move, type Moved } from './move.ts'
import { termsOf } from './terms.ts'
import { viewOf } from './view.ts'

type Send = (typeof transfers)['send']

/** Sends money within the line: both balances change in one posting, and the receiver is notified (CSH-04, N3). */
export async function sendTransfer(
  app: App,
  { body }: Given<Send>,
  call: CallFor<Send>,
): Promise<Reply<Send> | Refusal<Send> | { refused: 'idempotency.conflict' }> {
  const { member } = call
  const own = await rulesFor(app, { merchant: member.merchant, memberId: member.id })
  if (!own.terms.allowsTransfers) return { refused: 'transfers.notAllowed' }
  const password = await checkPaymentPassword(app.db, member.id, body.paymentPassword)
  if (password === 'unset') return { refused: 'transfers.noPaymentPassword' }
  if (password === 'wrong') return { refused: 'transfers.wrongPassword' }
  const receiver = await receiverOf(app, body.to, member)
  if (!receiver) return { refused: 'transfers.outsideLine' }
  const terms = await termsOf(app, member.merchant)
  // a receiver who shares identity attributes with an excluded member is held until two operators have approved (R10)
  if (!isAgent(receiver.type)) await holdIfSame(app, receiver.id, call.now)
  const frame = await frameFor(app, { id: receiver.id, merchant: receiver.merchant })
  const moved: Moved[] = []
  const sent = await withIdempotency(
    app.db,
    call,
    async (tx): Promise<{ readonly id: string } | Refusal<Send>> => {
      const result = await move(tx, body.amount, {
        call,
        receiver,
        terms,
        frame,
        documentSum: withdrawn(own.terms),
      })
      if ('refused' in result) return result
      moved.push(result)
      return { id: result.id }
    },
  )
  if ('refused' in sent) return sent
  for (const one of moved) await tellBoth(app, member.id, one)
  const row = await transferById(app.db, sent.id)
  if (!row) throw new Error(`transfer ${sent.id} is gone`)
  return viewOf(row, member.id)
}

/** Publishes the transfer and the balances to both members' pages. */
async function tellBoth(app: App, sender: bigint, { receiver, wallets, id }: Moved): Promise<void> {
  tellBalance(app, sender, wallets[0])
  tellBalance(app, receiver, wallets[1])
  const seq = (await nextEventNumber(app.db)).toString()
  for (const memberId of [sender, receiver])
    app.events.publish(`member:${memberId}`, { topic: 'transfers.changed', seq, patch: { id } })
}

/** The receiver: the named account of the same brand, or the sender's direct upline. */
async function receiverOf(app: App, to: string | undefined, member: MemberCaller): Promise<MemberRow | null> {
  if (to) return memberByAccount(app.db, member.merchant, to)
  const person = await memberById(app.db, member.id)
  return person?.uplineId ? memberById(app.db, person.uplineId) : null
}

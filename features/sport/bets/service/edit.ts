import { moneyText } from '#kit/money.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { post } from '#ledger/posting.ts'
import type { OpenItem } from '#ledger/types.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { databaseNow } from '#features/play/shared-rounds/public/records.ts'
import { eventsByIds, holdResults } from '#features/sport/events/public.ts'
import { noteSides } from '#features/play/settled-play/public.ts'
import { editPays, mayEdit, type NoEdit } from '../rules/edits/edit.ts'
import { singleSides } from '../rules/valid.ts'
import { deleteAuto } from '../store/auto.ts'
import { betById, insertCashOut, type BetRow } from '../store/bets.ts'
import { insertEdit } from '../store/edits.ts'
import type { Request } from '../store/pending.ts'
import { balanceOf } from './caller.ts'
import { endItem, endRefusal, isOlder, ownBet, releaseEnded } from './cash-out.ts'
import { checked, itemOf, overMarket, repeated, type Ready } from './place.ts'
import { sharesOf } from './prepare.ts'
import { tellBet } from './news.ts'
import { ledgerRefusal, type BetRefusal } from './refusal.ts'
import { releaseShares, reserveShares } from './shared/reserve.ts'
import { valueBets, type Value } from './worth.ts'

export type Edited =
  | { readonly bet: BetRow; readonly balance: bigint }
  | { readonly refused: 'sportBets.unknown' }
  | { readonly refused: 'sportBets.noEdit'; readonly detail: { readonly why: NoEdit } }
  | { readonly refused: 'sportBets.valueMoved'; readonly detail: { readonly value: bigint | null } }
  | BetRefusal

export type EditAsked = {
  readonly bet: string
  /** The fair value that was shown. */
  readonly value: bigint
  readonly request: Omit<Request, 'stake' | 'replaces'>
  readonly stake: bigint
  readonly key: string
}

/** Rolls the transaction back; null: the old bet or a price moved. */
class Refused extends Error {
  readonly refusal: Edited | null
  constructor(refusal: Edited | null = null) {
    super('sport bets: an edit was refused')
    this.refusal = refusal
  }
}

const noEdit = (why: NoEdit): Edited => ({ refused: 'sportBets.noEdit', detail: { why } })

/**
 * Edits a bet before its first event starts: the old one is cashed out at its fair value and the new one placed, in one posting. Both name
 * the betting windows of their legs, so the money moves only while every price it rests on holds; otherwise the old bet is untouched.
 */
export async function editBet(app: App, member: MemberCaller, asked: EditAsked): Promise<Edited> {
  const bet = await ownBet(app, member, asked.bet)
  if (!bet) return { refused: 'sportBets.unknown' }
  // part of the request: the key with another bet or value is a conflict, too
  const replaces = { bet: bet.id, value: moneyText(asked.value) }
  const request = { ...asked.request, stake: moneyText(asked.stake), replaces }
  const before = await editedBefore(app, member, { request, key: asked.key })
  if (before) return before
  if (bet.state !== 'open') return noEdit('decided')
  const events = await eventsByIds(
    app.db,
    bet.inputs.legs.map(({ e }) => e),
  )
  if (!mayEdit(events, await databaseNow(app.db))) return noEdit('started')
  const value = (await valueBets(app, [bet])).get(bet.id)
  if (!value || value.fair === null) return noEdit(value?.why ?? 'notOffered')
  if (value.fair === 0n) return noEdit('tooSmall')
  if (value.fair < asked.value) return { refused: 'sportBets.valueMoved', detail: { value: value.fair } }
  const priced = await checked(app, member, request)
  if ('refused' in priced) return priced
  if (priced.delaySeconds > 0) return noEdit('started')
  return replace(app, member, { bet, value, fair: value.fair, request, priced, asked })
}

/** What the same call has done before; null: nothing. */
async function editedBefore(
  app: App,
  member: MemberCaller,
  asked: { readonly request: Request; readonly key: string },
): Promise<Edited | null> {
  const known = await repeated(app, member, asked)
  return known && 'bet' in known ? { bet: known.bet, balance: await balanceOf(app, member) } : known
}

type Replacing = {
  readonly bet: BetRow
  readonly value: Value
  readonly fair: bigint
  readonly request: Request
  readonly priced: Ready
  readonly asked: EditAsked
}

async function replace(app: App, member: MemberCaller, of: Replacing): Promise<Edited> {
  const { bet, value, fair, request, priced, asked } = of
  const shares = sharesOf(priced.accepted, asked.stake, member, priced.mostOutcome)
  if (!(await reserveShares(app, shares))) return overMarket(app, member, priced)
  const item = itemOf(app, { member, wallet: bet.wallet, request, key: asked.key, accepted: priced.accepted })
  let balance: bigint
  try {
    balance = await inTransaction(app.db, (tx) => postEdit(tx, { bet, value, fair, asked, item, member }))
  } catch (error) {
    // after any other error the commit may stand, and with it the new bet that needs its liability
    if (!(error instanceof Refused)) throw error
    await releaseShares(app, shares)
    const again = await editedBefore(app, member, { request, key: asked.key })
    return again ?? error.refusal ?? { refused: 'sportBets.valueMoved', detail: { value: null } }
  }
  await releaseEnded(app, member, { bet, running: value.running, ended: value.running })
  await deleteAuto(app.db, bet.id)
  const placed = await betById(app.db, item.round.id)
  if (!placed) throw new Error(`sport bets: ${item.round.id} is gone`)
  await tellBet(app, member.id, { bet: placed.id, state: 'open' })
  return { bet: placed, balance }
}

type Posting = Pick<Replacing, 'bet' | 'value' | 'fair' | 'asked'> & {
  readonly item: OpenItem
  readonly member: MemberCaller
}

/** Ends the old bet and opens the new one; the balance after both. Throws Refused, so that everything is rolled back. */
async function postEdit(tx: Tx, { bet, value, fair, asked, item, member }: Posting): Promise<bigint> {
  const no = value.parts + 1
  const paid = editPays(fair, asked.stake)
  const part = {
    bet: bet.id,
    no,
    memberId: member.id,
    key: `edit:${asked.key}`,
    ended: value.running,
    paid,
    fair,
  }
  if (!(await insertCashOut(tx, part))) throw new Refused()
  if (isOlder(value, await holdResults(tx, [...value.versions.keys()]))) throw new Refused()
  if (!(await insertEdit(tx, { bet: bet.id, became: item.round.id, memberId: member.id })))
    throw new Refused()
  await noteSides(tx, [{ round: bet.id, wallet: bet.wallet, sides: singleSides(bet) }])
  const [ended, opened] = await post(tx, [endItem(bet, { no, paid, value }), item])
  if (ended?.status !== 'ok') {
    const why = endRefusal(ended)
    throw new Refused(why === 'decided' ? noEdit(why) : why)
  }
  if (opened?.status !== 'ok') throw new Refused(opened?.status === 'refused' ? ledgerRefusal(opened) : null)
  return opened.balance - opened.held
}

import { inTransaction, type Tx } from '#db/pool.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import { post } from '#ledger/posting.ts'
import { readyToPlay } from '#features/compliance/limits/public.ts'
import { sharedAmong } from '#features/money/withdrawals/public.ts'
import {
  chipsItem,
  refusalOf,
  isStopped,
  tellPaid,
  walletsOf,
  type Wallets,
} from '#features/play/card-rooms/public/money.ts'
import type { tournaments } from '../contract.ts'
import {
  deleteEntry,
  entriesOf,
  entryOf,
  insertEntry,
  othersOf,
  playersOf,
  replaceEntry,
} from '../store/entries.ts'
import { lockTournament, setFilling, tournamentById, type TournamentRow } from '../store/tournaments.ts'
import { takesEntries } from './clock.ts'
import { postDue, priceOf, returnsOf } from './money.ts'
import { tellTournament } from './news.ts'
import { seatLate } from './seating.ts'

type Contract = typeof tournaments

/** A practice sit-and-go waits so long for other people before bots take the seats. */
const FILL_MS = 8_000

/** Registers, or enters again: entry, seat and payment commit together, once for a key. */
export async function register(
  app: App,
  { params }: Given<Contract['register']>,
  { member, key, fingerprint, now }: CallFor<Contract['register']>,
) {
  const known = await tournamentById(app.db, member.merchant, params.id)
  if (!known) return { refused: 'tournaments.unknown' } as const
  if (!known.isPractice && known.currency !== member.currency)
    return { refused: 'rooms.otherCurrency' } as const
  const stopped = await readyToPlay(app, member, 'casino', now)
  if (stopped) return stopped
  const entered = await withIdempotency(app.db, { key, fingerprint }, async (tx) => {
    const tournament = await lockTournament(tx, member.merchant, params.id)
    if (!tournament) return { refused: 'tournaments.unknown' } as const
    const no = await whyNot(tx, tournament, member)
    if (no) return no
    const wallets = tournament.isPractice ? null : await walletsOf(tx, member)
    if (!tournament.isPractice && !wallets) return { refused: 'play.walletClosed' } as const
    const id = await insertEntry(tx, {
      tournament: tournament.id,
      memberId: member.id,
      name: maskedName(member.account),
      wallet: wallets?.wallet ?? null,
      cash: wallets?.cash ?? null,
    })
    if (tournament.state === 'running') await seatLate(tx, tournament, id)
    else if (tournament.isPractice && tournament.kind === 'sitgo')
      await setFilling(tx, tournament.id, FILL_MS)
    return pay(tx, tournament, { wallets, key })
  })
  if ('refused' in entered) return entered
  if (entered.cash !== null) await tellPaid(app, [{ memberId: member.id, cash: entered.cash }])
  await tellTournament(app, known, true)
  return { done: true as const }
}

/** Why a member cannot enter; an older entry that is out is replaced. Null: may. */
async function whyNot(tx: Tx, tournament: TournamentRow, member: MemberCaller) {
  if (!takesEntries(tournament)) return { refused: 'tournaments.closed' } as const
  const entries = await entriesOf(tx, tournament.id)
  const own = entries.filter(({ memberId }) => memberId === member.id)
  const [last] = playersOf(own)
  if (last?.state === 'in') return { refused: 'tournaments.registered' } as const
  if (last && own.length > tournament.reEntries) return { refused: 'tournaments.noReEntry' } as const
  if (!last && playersOf(entries).length >= tournament.playersMax)
    return { refused: 'tournaments.full' } as const
  if (!tournament.isPractice && (await isOneOfThem(tx, tournament, member.id)))
    return { refused: 'rooms.samePerson' } as const
  if (last) await replaceEntry(tx, last.id)
  return null
}

/** One entry per person, whatever the account, as at the tables: the tournament's lock orders two accounts that register together. */
async function isOneOfThem(tx: Tx, { id }: TournamentRow, memberId: bigint): Promise<boolean> {
  const shared = await sharedAmong(tx, memberId, othersOf(id, memberId))
  return shared.some((sharing) => sharing !== 'household')
}

type Paying = { readonly wallets: Wallets | null; readonly key: string }

/** Cash becomes chips, which keep the entry's money until the tournament is decided. The transaction's last statement. */
async function pay(tx: Tx, tournament: TournamentRow, { wallets, key }: Paying) {
  if (!wallets) return { cash: null }
  const { wallet, cash } = wallets
  const amount = priceOf(tournament)
  const [result] = await post(tx, [
    chipsItem({ key: `tournament:in:${key}`, wallet, cash, amount, ref: `T${tournament.id}` }),
  ])
  return result?.status === 'refused' ? refusalOf(result) : { cash: wallets.cash }
}

/** Takes an entry back before the start; the whole price is returned. */
export async function unregister(
  app: App,
  { params }: Given<Contract['unregister']>,
  { member }: CallFor<Contract['unregister']>,
) {
  const done = await inTransaction(app.db, async (tx) => {
    const tournament = await lockTournament(tx, member.merchant, params.id)
    if (!tournament) return { refused: 'tournaments.unknown' } as const
    const entry = await entryOf(tx, tournament.id, member.id)
    if (!entry) return { refused: 'tournaments.notRegistered' } as const
    if (tournament.state !== 'open') return { refused: 'tournaments.begun' } as const
    // the entry stays: it can be taken back once the chips are released
    if (await isStopped(tx, entry.wallet)) return { refused: 'play.walletClosed' } as const
    await deleteEntry(tx, entry.id)
    if ((await entriesOf(tx, tournament.id)).length === 0) await setFilling(tx, tournament.id, null)
    return postDue(app, tx, tournament, returnsOf(tournament, [entry]))
  })
  if ('refused' in done) return done
  await tellPaid(app, done)
  await tellTournament(app, { merchant: member.merchant, id: params.id }, true)
  return { done: true as const }
}

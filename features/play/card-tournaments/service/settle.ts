import { randomUUID } from 'node:crypto'
import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { STUDIO } from '#game-kit/game.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem, RoundItem } from '#ledger/types.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { Paid } from '#features/play/card-rooms/public/money.ts'
import { closeTables, lockTables } from '#features/play/card-rooms/public/tables.ts'
import { EDITION, validOf } from '#features/play/card-rooms/rules/games.ts'
import { idAt } from '#features/play/shared-rounds/rules/ids.ts'
import { payoutsOf, resultsOf } from '../rules/prizes.ts'
import { entriesOf, playersOf, setResults, type Ended, type EntryRow } from '../store/entries.ts'
import { insertIncident } from '../store/incidents.ts'
import { setEnded, type TournamentRow } from '../store/tournaments.ts'
import { backItem, priceOf } from './money.ts'
import { linkOf, nameOf } from './words.ts'

/**
 * The end of a tournament, under its lock and in one transaction: places and prizes are stored, and one posting follows as the last
 * statement. Each entry is a round of the betting record: its price is the stake, its prize the win, so that what is left is the fees;
 * prizes then become cash. The keys are the entries', so that it is paid once.
 */
export async function settle(app: App, tx: Tx, tournament: TournamentRow): Promise<readonly Paid[]> {
  const { id, buyIn, prizeChip } = tournament
  const entries = await entriesOf(tx, id)
  const players = playersOf(entries)
  const prizes = payoutsOf({ entries: entries.length, players: players.length, buyIn, chip: prizeChip })
  const results = new Map(
    resultsOf(
      players.map((entry) => ({ player: entry.id.toString(), rank: entry.rank })),
      prizes,
    ).map((result) => [result.player, result]),
  )
  const nowMs = app.clock.now().getTime()
  const ended = entries.map((entry) => {
    const result = results.get(entry.id.toString())
    const round = entry.wallet === null ? null : idAt(nowMs, randomUUID())
    return { entry, id: entry.id, place: result?.place ?? null, prize: result?.prize ?? 0n, round }
  })
  await lockTables(tx, id)
  await closeTables(tx, id)
  await setResults(tx, ended)
  await setEnded(tx, id, 'over')
  await insertIncident(tx, { tournament: id, kind: 'over' })
  for (const each of ended) await tellResult(app, tx, tournament, each)
  const factor = await settingOf(app, tournament.merchant, 'rakeFactor')
  return payOut(tx, tournament, ended, factor)
}

type Result = Ended & { readonly entry: EntryRow }

async function tellResult(app: App, tx: Tx, tournament: TournamentRow, { entry, place, prize }: Result) {
  if (entry.memberId === null || place === null || prize === 0n) return
  const { currency, isPractice, id } = tournament
  await tellMember(tx, {
    memberId: entry.memberId,
    kind: isPractice ? 'house' : 'money',
    occasion: `tournamentWon:${entry.id}`,
    text: 'tournamentWon',
    values: { tournament: nameOf(tournament), place, amount: { minor: prize, currency } },
    link: linkOf(id),
    now: app.clock.now(),
  })
}

async function payOut(
  tx: Tx,
  tournament: TournamentRow,
  results: readonly Result[],
  factor: number,
): Promise<readonly Paid[]> {
  const stake = priceOf(tournament)
  const paid: Paid[] = []
  const items: LedgerItem[] = []
  const sorted = results.toSorted((a, b) => Number((a.entry.wallet ?? 0n) - (b.entry.wallet ?? 0n)))
  for (const { entry, place, prize, round } of sorted) {
    const { id, memberId, wallet, cash } = entry
    if (memberId === null || wallet === null || cash === null || round === null) continue
    items.push(legItem(tournament, { id, wallet, place, stake, win: prize, round, factor }))
    if (prize === 0n) continue
    items.push(backItem({ id, wallet, cash }, { amount: prize, tournament: tournament.id }))
    paid.push({ memberId, cash })
  }
  if (items.length === 0) return []
  const refused = (await post(tx, items)).find(({ status }) => status === 'refused')
  // the price of every entry is in its wallet of chips: a refusal would be a bug, and the tournament stays as it was
  if (refused) throw new Error(`tournament ${tournament.id}: its end was refused`)
  return paid
}

type Leg = {
  readonly id: bigint
  readonly wallet: bigint
  readonly place: number | null
  readonly stake: bigint
  readonly win: bigint
  readonly round: string
  readonly factor: number
}

/** The valid bet is the fee times `rakeFactor`, at most the price (decision 51). */
function legItem(
  { id: tournament, fee }: TournamentRow,
  { id, wallet, place, stake, win, round, factor }: Leg,
): RoundItem {
  return {
    step: 'instant',
    key: `tournament:${id}`,
    wallet,
    vendor: STUDIO,
    stake,
    win,
    play: { category: 'PVP', valid: validOf({ put: stake, rake: fee }, factor) },
    request: `tournament:${tournament}`,
    round: {
      id: round,
      game: 'holdem',
      edition: EDITION,
      seedId: null,
      nonce: null,
      inputs: { tournament: tournament.toString(), place },
      outcome: null,
      events: null,
    },
  }
}

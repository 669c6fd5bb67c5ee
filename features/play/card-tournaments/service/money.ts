import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { STUDIO } from '#game-kit/game.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem, RoundItem } from '#ledger/types.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { cashItem, type Paid } from '#features/play/card-rooms/public/money.ts'
import { EDITION, validOf } from '#features/play/card-rooms/rules/games.ts'
import type { EntryRow } from '../store/entries.ts'
import type { Due } from '../store/parked.ts'
import type { TournamentRow } from '../store/tournaments.ts'

/** What an entry costs: the buy-in goes to the pool, the fee to the operator. */
export const priceOf = ({ buyIn, fee }: Pick<TournamentRow, 'buyIn' | 'fee'>): bigint => buyIn + fee

/** What a return owes to entries: the whole price of each, also when it is parked until its wallet pays again. */
export const returnsOf = (tournament: TournamentRow, entries: readonly EntryRow[]): readonly Due[] =>
  entries.flatMap(({ id: entry, memberId, name, wallet, cash }) =>
    memberId === null || wallet === null || cash === null
      ? []
      : [{ entry, memberId, name, wallet, cash, round: null, place: null, amount: priceOf(tournament) }],
  )

/**
 * Posts payments, as the transaction's last statement: of a round its price as the stake and the prize as the win, and what goes to
 * cash. An entry's key is used once, for its return or for its prize. A refusal is a wallet that was frozen a moment ago, or a bug: the
 * transaction is undone, and the next attempt parks the frozen one.
 */
export async function postDue(
  app: App,
  tx: Tx,
  tournament: TournamentRow,
  due: readonly Due[],
): Promise<readonly Paid[]> {
  if (due.length === 0) return []
  const factor = await settingOf(app, tournament.merchant, 'rakeFactor')
  const items = due
    .toSorted((a, b) => (a.wallet < b.wallet ? -1 : a.wallet > b.wallet ? 1 : 0))
    .flatMap((each) => itemsOf(tournament, each, factor))
  const refused = (await post(tx, items)).find(({ status }) => status === 'refused')
  if (refused) throw new Error(`tournament ${tournament.id}: a payment was refused`)
  return due.filter(({ amount }) => amount > 0n)
}

function itemsOf(tournament: TournamentRow, due: Due, factor: number): LedgerItem[] {
  const { entry, wallet, cash, amount, round } = due
  const back = cashItem({ key: `tournament:out:${entry}`, wallet, cash, amount, ref: `T${tournament.id}` })
  const leg = round === null ? [] : [legItem(tournament, { ...due, round }, factor)]
  return amount > 0n ? [...leg, back] : leg
}

/** The valid bet is the fee times `rakeFactor`, at most the price (decision 51). */
function legItem(
  tournament: TournamentRow,
  { entry, wallet, place, amount, round }: Due & { readonly round: string },
  factor: number,
): RoundItem {
  const stake = priceOf(tournament)
  return {
    step: 'instant',
    key: `tournament:${entry}`,
    wallet,
    vendor: STUDIO,
    stake,
    win: amount,
    play: { category: 'PVP', valid: validOf({ put: stake, rake: tournament.fee }, factor) },
    request: `tournament:${tournament.id}`,
    round: {
      id: round,
      game: tournament.game,
      edition: EDITION,
      seedId: null,
      nonce: null,
      inputs: { tournament: tournament.id.toString(), place },
      outcome: null,
      events: null,
    },
  }
}

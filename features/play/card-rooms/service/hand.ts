import { LRUCache } from 'lru-cache'
import type { Db, Tx } from '#db/pool.ts'
import { newServerSeed } from '#game-kit/random/drbg.ts'
import { cutOf, dealtOrder, sealDeck } from '#game-kit/cards/sealed-deck.ts'
import type { App } from '#server/app.ts'
import { nativeHashing } from './hashing.ts'
import { readAction } from '../rules/action.ts'
import { deal } from '../rules/games.ts'
import type { CardGame, Play, Stakes } from '../rules/play.ts'
import { decisionsOf, type DecisionRow, type HandRow, type StakesJson } from '../store/hands.ts'

/** Dealing orders of the hands that this process is playing; each can be computed again from its hand's row. */
const decks = new LRUCache<string, readonly number[]>({ max: 1_000 })

/** A new deck: its encrypted seed and the root that is published before any player's seed is known. */
export function sealNew(app: App, label: string): { readonly seed: Uint8Array; readonly root: string } {
  const seed = newServerSeed()
  return { seed: app.vault.close('server-seed', seed), root: sealDeck(seed, label, nativeHashing).root }
}

/** The seeds of the seats in their order. */
export const seedsInOrder = ({ entries, seeds }: Pick<HandRow, 'entries' | 'seeds'>): readonly string[] =>
  entries.map(({ seat }) => seeds[seat] ?? '')

export function openDeck(app: App, { seed, label }: Pick<HandRow, 'seed' | 'label'>) {
  const serverSeed = app.vault.open('server-seed', seed)
  return { serverSeed, deck: sealDeck(serverSeed, label, nativeHashing) }
}

/** The places of the sealed deck in the order in which they are dealt. */
export const cutOfHand = (hand: Pick<HandRow, 'root' | 'label' | 'entries' | 'seeds'>): readonly number[] =>
  cutOf(hand.root, hand.label, seedsInOrder(hand), nativeHashing)

/** The cards in the order in which they are dealt: secret. */
function orderOf(app: App, hand: HandRow): readonly number[] {
  const known = decks.get(hand.id)
  if (known) return known
  const order = dealtOrder(openDeck(app, hand).deck, cutOfHand(hand))
  decks.set(hand.id, order)
  return order
}

export const stakesOf = (stakes: StakesJson): Stakes => ({
  small: BigInt(stakes.small),
  unit: BigInt(stakes.unit),
  chip: BigInt(stakes.chip),
  rakePpm: BigInt(stakes.rakePpm),
  rakeCap: BigInt(stakes.rakeCap),
  mayRunTwice: stakes.mayRunTwice,
  ante: BigInt(stakes.ante ?? 0),
})

/** A hand as it was dealt, before the first decision. Its deck must be cut. */
export function dealtHand(app: App, game: CardGame, hand: HandRow): Play {
  const { stakes, button, entries } = hand
  const dealt = entries.map(({ seat, stack, posts }) => ({ seat, stack: BigInt(stack), posts }))
  return deal(game, { stakes: stakesOf(stakes), seats: stakes.seats, button, dealt }, orderOf(app, hand))
}

/** The hand after a decision of its log. Throws if the rules do not allow it: the log was written by the same rules. */
export function after(
  play: Play,
  { seat, action, number }: Pick<DecisionRow, 'seat' | 'action' | 'number'>,
): Play {
  const read = readAction(action)
  const next = read ? play.act(seat, read) : 'unreadable'
  if (typeof next === 'string')
    throw new Error(`card rooms: decision ${number} of seat ${seat} is refused: ${next}`)
  return next
}

/** A hand as it stands: dealt from its row, with every decision of its log. */
export async function rebuilt(
  app: App,
  db: Db | Tx,
  game: CardGame,
  hand: HandRow,
): Promise<{ readonly play: Play; readonly decisions: readonly DecisionRow[] }> {
  const decisions = await decisionsOf(db, hand.id)
  return { play: decisions.reduce(after, dealtHand(app, game, hand)), decisions }
}

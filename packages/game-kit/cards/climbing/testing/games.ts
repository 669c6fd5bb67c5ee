import type { Chance } from '#kit/chance.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { readCards } from '#game-kit/cards/testing/read-cards.ts'
import type { ClimbAction, ClimbGame, ClimbPlayer } from '#game-kit/cards/climbing/game.ts'

/** Reads cards that are a combination of a game. */
export const reading =
  <Combination>(combinationOf: (cards: readonly number[]) => Combination | null) =>
  (text: string): Combination => {
    const combination = combinationOf(readCards(text))
    if (!combination) throw new Error(`${text} is no combination`)
    return combination
  }

export const seatsOf = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat)
export const deckOf = (seed: number): number[] => [...fastChance(seed).shuffle(52)]

/** Players with these cards in hand, as if they had played the others. */
export const holders = (hands: readonly string[]): readonly ClimbPlayer[] =>
  hands.map((hand, seat) => ({ seat, cards: readCards(hand), passed: false, hasPlayed: true }))

type Act<Game, Action> = (game: Game, seat: number, action: Action | ClimbAction) => Game | string

/** A decision that the rules must allow. */
export const deciding =
  <Game, Action>(act: Act<Game, Action>) =>
  (game: Game, seat: number, action: Action | ClimbAction): Game => {
    const next = act(game, seat, action)
    if (typeof next === 'string') throw new Error(`${JSON.stringify(action)} was refused: ${next}`)
    return next
  }

/** The same by its text: "pass", or the cards that are played. */
export const playing =
  <Game, Action>(act: Act<Game, Action>) =>
  (game: Game, seat: number, text: string): Game =>
    deciding(act)(game, seat, text === 'pass' ? { kind: 'pass' } : { kind: 'play', cards: readCards(text) })

type Rules<Game, Action> = {
  readonly act: Act<Game, Action>
  readonly choose: (game: Game, seat: number, chance: Chance) => Action | ClimbAction
}
type State<Game, Action> = {
  readonly game: Game
  readonly by: number | null
  readonly action: Action | ClimbAction | null
}

/** Plays a random game to its end. Returns every state with the decision that led to it. */
export function randomGame<Game extends ClimbGame, Action>(
  first: Game,
  seed: number,
  { act, choose }: Rules<Game, Action>,
): readonly State<Game, Action>[] {
  const chance = fastChance(seed)
  const states: State<Game, Action>[] = [{ game: first, by: null, action: null }]
  for (let game = first, step = 0; step < 300; step++) {
    const seat = game.turn
    if (seat === null) return states
    const action = choose(game, seat, chance)
    game = deciding(act)(game, seat, action)
    states.push({ game, by: seat, action })
  }
  throw new Error('the game does not end')
}

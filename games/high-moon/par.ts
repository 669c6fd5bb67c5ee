import { DECK, rankOf, RANKS } from '#game-kit/cards/cards.ts'
import { oneInText } from '#game-kit/rtp/percent.ts'
import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import { scriptedChance } from '#kit/chance-scripted.ts'
import { add, decimalText, equal, multiply, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { Guess } from './events.ts'
import { guessChance, highMoon, moonConfig, moonMath, nextFactor } from './rules.ts'

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const guesses: readonly Guess[] = ['higher', 'lower']
const bet = { key: 'watch', stake: 1n, choice: {} }

/** The return of one guess after each first card, every second card dealt by the game itself. */
export function dealtReturn(guess: Guess, first: number): Rational {
  let total = ZERO
  for (let second = 0; second < DECK; second++) {
    const chance = scriptedChance([first, second])
    const { state } = moonMath.init(moonConfig, [bet], chance)
    const after = moonMath.step(moonConfig, state, { do: guess }, chance).state
    const end = after.end ? after : moonMath.step(moonConfig, after, { do: 'take' }, chance).state
    for (const line of moonMath.settle(moonConfig, end) ?? []) total = add(total, line.factor)
  }
  return multiply(total, rational(1, DECK))
}

function checks(): readonly Check[] {
  const firsts = Array.from({ length: DECK }, (_, card) => card)
  return [
    {
      says: 'each guess on each of 52 first cards, all 52 second cards dealt by the game, returns exactly 99 %',
      holds: guesses.every((guess) =>
        firsts.every((card) => equal(dealtReturn(guess, card), rational(99, 100))),
      ),
    },
    {
      says: 'a right guess multiplies the return by its fair odds, whatever came before',
      holds: guesses.every((guess) =>
        firsts.every((card) =>
          equal(
            multiply(nextFactor(rational(7, 3), guess, card), guessChance(guess, rankOf(card))),
            rational(7, 3),
          ),
        ),
      ),
    },
    {
      says: 'every published way to play returns exactly 99 %, all ranks that can come listed',
      holds: moonMath.theoretical(moonConfig).every(({ rtp }) => equal(rtp, rational(99, 100))),
    },
  ]
}

function guessTable(): string {
  const rows = Array.from({ length: RANKS }, (_, rank) => [
    RANK_NAMES[rank] ?? '',
    ...guesses.flatMap((guess) => [
      oneInText(guessChance(guess, rank)),
      `${decimalText(nextFactor(rational(99, 100), guess, rank), 4)} ×`,
    ]),
  ])
  return [
    '## First guesses',
    table(['Card', 'Higher', 'Returns', 'Lower', 'Returns'], rows),
    'From an ace, lower means an equal card; from a king, higher does.',
  ].join('\n\n')
}

export const par: ParSource = {
  id: 'high-moon',
  name: 'High Moon',
  edition: moonMath.edition,
  configHash: highMoon.open(highMoon.defaultConfig).configHash,
  method:
    'Each card comes from a full deck, so a guess multiplies the return by its fair odds and the first is taken from 99 % of the stake: whoever stops, whenever, gets 99 % in the long run. All pairs of cards dealt by the game itself are the second computation.',
  game: highMoon,
  sample: [{ key: 'watch', stake: '1.00', choice: {} }],
  prove: () => ({
    rows: moonMath.theoretical(moonConfig),
    checks: checks(),
    sections: [guessTable()],
    files: {},
  }),
}

import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import { percentText } from '#game-kit/rtp/percent.ts'
import { equal, toNumber } from '#kit/rational.ts'
import { lacquerProof } from './proof.ts'
import { usualTable } from '#game-kit/blackjack/rules-table.ts'
import type { RulesTable } from '#game-kit/blackjack/rules-table.ts'
import { lacquer21, lacquerConfig, lacquerMath } from './rules.ts'
import { sideTheory } from '#game-kit/blackjack/sides.ts'
import { endlessMean, planOf } from '#game-kit/blackjack/strategy/plan.ts'
import { cut, shoeNumbers } from './theory/rows.ts'
import { shoeValue } from './theory/shoe.ts'
import type { MainNumbers } from './theory/rows.ts'

/** Published for eight decks, any two cards doubled, after a split too, four hands, no surrender: a billion hands, error 0.0037 points. */
export const PUBLISHED_SHOE = { stands: -0.4338, hits: -0.646, splitOnce: -0.4873, standardError: 0.0037 }
/** Published for an infinite shoe by the same rules, dealer standing on soft 17. */
export const PUBLISHED_ENDLESS = -0.511734
export const PUBLISHED_SIDES = { pairs: 4.0964, three: 3.7039 }

export const withoutSurrender: RulesTable = { ...usualTable, surrender: 'no' }
const inPoints = (value: number): number => 100 * value

function source(numbers: MainNumbers): string {
  const unit = 1_000_000_000_000n
  const line = (name: keyof MainNumbers): string => {
    const { n, d } = numbers[name]
    const whole = String((n * unit) / d).replace(/\B(?=(\d{3})+(?!\d))/g, '_')
    return `  ${name}: rational(${whole}n, UNIT),`
  }
  return [
    "import { rational } from '#kit/rational.ts'",
    "import type { MainNumbers } from './theory/rows.ts'",
    '',
    'const UNIT = 1_000_000_000_000n',
    '',
    '/** Written by `npm run rtp lacquer-21 -- --write`: return and stakes from eight decks, the rest of a shoe that never ends. */',
    'export const lacquerProof: MainNumbers = {',
    line('rtp'),
    line('staked'),
    line('hit'),
    line('variance'),
    line('maxWinChance'),
    '}',
    '',
  ].join('\n')
}

function checks(numbers: MainNumbers): readonly Check[] {
  const plain = inPoints(shoeValue(withoutSurrender, planOf(withoutSurrender)))
  const endless = inPoints(endlessMean(withoutSurrender))
  const [pairs, three] = sideTheory(8).map(({ rtp }) => inPoints(1 - toNumber(rtp)))
  const isNear = (a: number | undefined, b: number, by: number): boolean => Math.abs((a ?? 0) - b) < by
  return [
    {
      says: 'the committed return is that of the plan from a full shoe, and so is what is staked',
      holds: equal(numbers.rtp, lacquerProof.rtp) && equal(numbers.staked, lacquerProof.staked),
    },
    {
      says: 'without surrender the plan loses what is published for eight decks, 0.4338 %, within two standard errors',
      holds: isNear(plain, PUBLISHED_SHOE.stands, 2 * PUBLISHED_SHOE.standardError),
    },
    {
      says: 'from an endless shoe it loses the published 0.511734 %',
      holds: isNear(endless, PUBLISHED_ENDLESS, 0.000_001),
    },
    {
      says: 'the side bets lose the published 4.0964 % and 3.7039 %',
      holds: isNear(pairs, PUBLISHED_SIDES.pairs, 0.000_05) && isNear(three, PUBLISHED_SIDES.three, 0.000_05),
    },
  ]
}

/** What each rule is worth. */
const changes: readonly (readonly [string, Partial<RulesTable>])[] = [
  ['the usual table', {}],
  ['no surrender', { surrender: 'no' }],
  ['the dealer hits soft 17', { soft17: 'hits' }],
  ['blackjack pays 6:5', { blackjackPays: '6:5' }],
  ['no double after a split', { doubleAfterSplit: 'no' }],
  ['doubles on 10 and 11 only', { double: '10 and 11' }],
  ['one split only', { mostHands: 2 }],
  ['the dealer looks last', { dealer: 'last' }],
  ['the dealer looks last, no surrender', { dealer: 'last', surrender: 'no' }],
]

const deckCounts = [1, 2, 4, 6, 8] as const

const percent = (net: number): string => `${percentText(cut(1 + net), 4)} %`
const shoePercent = (rules: RulesTable): string => percent(shoeValue(rules, planOf(rules)))

function returnsOf(name: string, rules: RulesTable): readonly string[] {
  return [name, shoePercent(rules), percent(endlessMean(rules))]
}

export const par: ParSource = {
  id: 'lacquer-21',
  name: 'Lacquer 21',
  edition: lacquerMath.edition,
  configHash: lacquer21.open(lacquer21.defaultConfig).configHash,
  method:
    'The plan is what is best by points with a shoe that never ends, the usual strategy card. What it returns from a real shoe of eight decks, and what it stakes, is computed card by card, every card that is out missing from the shoe; splits by inclusion and exclusion over the second cards. Deviation, hit and highest win are those of the endless shoe. The side bets are counted over all draws. The plan is told by points alone: a member who counts every card seen gains a little more, one who plays otherwise less.',
  game: lacquer21,
  sample: ['main', 'pairs', 'three'].map((key) => ({ key, stake: '1.00', choice: {} })),
  prove: () => {
    const numbers = shoeNumbers(usualTable)
    return {
      rows: lacquerMath.theoretical(lacquerConfig),
      checks: checks(numbers),
      sections: [
        '## What rules are worth',
        'Return per first stake from eight decks, card by card, and from an endless shoe, the plan being the best for each table.',
        table(
          ['Table', 'Eight decks', 'Endless shoe'],
          changes.map(([name, change]) => returnsOf(name, { ...usualTable, ...change })),
        ),
        '## What the number of decks is worth',
        table(
          ['Decks', 'Return', 'Without surrender'],
          deckCounts.map((decks) => [
            `${decks}`,
            ...[usualTable, withoutSurrender].map((rules) => shoePercent({ ...rules, decks })),
          ]),
        ),
      ],
      files: { 'proof.ts': source(numbers) },
    }
  },
}

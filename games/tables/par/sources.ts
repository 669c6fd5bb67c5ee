import { compare, decimalText, multiply, ONE, rational, subtract, toNumber } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { TheoryRow } from '#game-kit/game.ts'
import { table, type Check, type Proof, type SheetSource } from '#game-kit/rtp/sheet.ts'
import { isRecord, type Json } from '#game-kit/schema.ts'
import type { SharedGame } from '#game-kit/shared/open.ts'
import { ALL_WAYS, countTotals } from '../baccarat/theory.ts'
import { totalWays } from '../baccarat/ways.data.ts'
import { tableGames, type TableGameId } from '../games.ts'
import { kindOf, luckyRouletteConfig, luckyRtp } from '../roulette/rules.ts'
import { en } from '../texts/en.ts'
import { everyOutcome, meanReturn } from './every.ts'
import { otherDecks, otherPays, references, type OtherPays } from './references.data.ts'

/** The edge in percent with four decimals, half up. */
const edgeOf = (rtp: Rational): string => {
  const { n, d } = multiply(subtract(ONE, rtp), rational(1_000_000))
  return decimalText(rational((2n * n + d) / (2n * d), 10_000), 4)
}
const isSame = (a: Rational | undefined, b: Rational): boolean => a !== undefined && compare(a, b) === 0

/** The bets that stand for the rows of a game's theory. */
const wheelKeys = [
  'straight:17',
  'split:1-2',
  'trio:0-1-2',
  'basket:0',
  'street:1',
  'corner:1',
  'line:1',
].concat(['column:1', 'dozen:1', 'red', 'low', 'even'])

const listed = (game: SharedGame, all: keyof typeof everyOutcome, keys: readonly string[] | null): Check => {
  const rows = game.open(game.defaultConfig).theory()
  const asked = keys ?? rows.map(({ betKey }) => betKey)
  const rowOf = (key: string) => rows.find(({ betKey }) => betKey === (keys ? kindOf(key) : key))
  return {
    says: 'every outcome, paid by the settlement that pays members, returns on average what is published',
    holds: asked.every((key) => isSame(rowOf(key)?.rtp, meanReturn(game, key, everyOutcome[all]))),
  }
}

/** Ways in which each side wins; names are totals and numbers of cards, the player's first. */
function waysOfSides(counted: ReadonlyMap<string, bigint>) {
  const found = { banker: 0n, player: 0n }
  for (const [name, ways] of counted) {
    const [player = 0, banker = 0] = name.split(' ').map(Number)
    if (player !== banker) found[player > banker ? 'player' : 'banker'] += ways
  }
  return found
}

/** The counts of baccarat with eight, six and four decks, which its three forms share: each takes about a second, so they are made once. */
let counts: readonly Check[] | null = null
function baccaratCounts(): readonly Check[] {
  if (counts) return counts
  const counted = countTotals()
  const all = [...counted.values()].reduce((sum, ways) => sum + ways, 0n)
  counts = [
    {
      says: 'all values of six cards of the shoe, each with its number of ways, give the committed counts',
      holds:
        counted.size === Object.keys(totalWays).length &&
        [...counted].every(([name, ways]) => totalWays[name] === `${ways}`),
    },
    {
      says: 'the ways are all ordered draws of six cards of eight decks, as many as published',
      holds: all === ALL_WAYS && all === 4_998_398_275_503_360n,
    },
    {
      says: 'the same count of six and of four decks gives the ways of banker and player that are published for them',
      holds: Object.entries(otherDecks).every(([decks, published]) => {
        const { banker, player } = waysOfSides(countTotals(Number(decks)))
        return banker === published.banker && player === published.player
      }),
    },
  ]
  return counts
}

/** The checks of each game beside the reference figures. */
function proved(id: string, game: SharedGame): readonly Check[] {
  switch (id) {
    case 'dragon-tiger':
      return [listed(game, 'twoCards', null)]
    case 'sic-bo':
    case 'tai-xiu':
    case 'bau-cua':
      return [listed(game, 'throws', null)]
    case 'xoc-dia':
      return [listed(game, 'coins', null)]
    case 'roulette':
      return [listed(game, 'wheel', wheelKeys)]
    case 'lucky-roulette':
      return [
        listed(
          game,
          'wheel',
          wheelKeys.filter((key) => !key.startsWith('straight')),
        ),
        {
          says: 'a straight bet returns what the mean of the multipliers and the chance of a lucky number give in closed form',
          holds: isSame(
            rowsOf(game).find(({ betKey }) => betKey === 'straight')?.rtp,
            luckyRtp(luckyRouletteConfig),
          ),
        },
      ]
    case 'blackjack':
      return [
        {
          says: 'the main bet lies within four standard errors of the published figure of these rules, 0.4873 %',
          holds: rowsOf(game).some(
            ({ betKey, rtp }) => betKey === 'main' && Math.abs(toNumber(rtp) - 0.995127) < 0.000148,
          ),
        },
      ]
    default:
      return baccaratCounts()
  }
}

const rowsOf = (game: SharedGame): readonly TheoryRow[] => game.open(game.defaultConfig).theory()

const methods: Readonly<Record<string, string>> = {
  'dragon-tiger': 'Every ordered pair of cards of a full shoe of eight decks.',
  roulette: 'Every number of the wheel.',
  'lucky-roulette':
    'Every number of the wheel, and for a straight bet every number of lucky numbers and every multiplier by its weight.',
  'sic-bo': 'Every throw of three dice.',
  'tai-xiu': 'Every throw of three dice.',
  'bau-cua': 'Every throw of three dice.',
  'xoc-dia': 'Every fall of four coins.',
  blackjack:
    'The usual strategy, card by card from eight decks: a hand of the shared form draws as a hand of its own does. The main bet is computed again in the nightly run; side bets and insurance are counted.',
}

/** The configuration with other pays. */
function changed(config: Json, { change, isPays }: OtherPays): unknown {
  if (!isRecord(config)) return config
  if (!isPays) return { ...config, ...change }
  const before: unknown = config['pays']
  return { ...config, pays: { ...(isRecord(before) ? before : {}), ...change } }
}

/** The house edge of a bet at other pays. */
function edgeAt(game: SharedGame, other: OtherPays): string {
  const rows = game.open(changed(game.defaultConfig, other)).theory()
  const row = rows.find(({ betKey }) => betKey === other.bet)
  return row ? edgeOf(row.rtp) : ''
}

/** The par sheet of a table game; its figures are computed when they are asked for. */
function tableSource(id: TableGameId, game: SharedGame): SheetSource {
  return {
    id,
    name: en[`tables.game.${id}`],
    edition: game.edition,
    configHash: game.open(game.defaultConfig).configHash,
    method:
      methods[id] ??
      'Every value of six cards of a full shoe of eight decks, with its number of ways; pairs from the 52 kinds of card.',
    prove: () => proof(id, game),
  }
}

function proof(id: TableGameId, game: SharedGame): Proof {
  const rows = rowsOf(game)
  const wanted = references[id] ?? {}
  const others = (otherPays[id] ?? []).map((other) => ({ ...other, found: edgeAt(game, other) }))
  return {
    rows,
    checks: [
      {
        says: 'every edge with a reference figure equals it',
        holds: Object.entries(wanted).every(([key, edge]) =>
          rows.some(({ betKey, rtp }) => betKey === key && edgeOf(rtp) === edge),
        ),
      },
      ...(others.length > 0
        ? [
            {
              says: 'and so does every edge at other pays',
              holds: others.every(({ found, edge }) => found === edge),
            },
          ]
        : []),
      ...proved(id, game),
    ],
    sections: [
      '## House edges against reference figures',
      table(
        ['Bet', 'House edge', 'Reference'],
        rows.map(({ betKey, rtp }) => [
          betKey,
          `${edgeOf(rtp)} %`,
          wanted[betKey] ? `${wanted[betKey]} %` : '',
        ]),
      ),
      ...(others.length > 0
        ? [
            '## Other pays',
            table(
              ['Pays', 'Bet', 'House edge', 'Reference'],
              others.map((other) => [other.name, other.bet, `${other.found} %`, `${other.edge} %`]),
            ),
          ]
        : []),
    ],
    files: {},
  }
}

/** The par sheets of the table games, and the folder of each. */
export const tableSheets: readonly { readonly folder: string; readonly source: SheetSource }[] =
  tableGames.map(({ id, game }) => ({ folder: `tables/par/${id}`, source: tableSource(id, game) }))

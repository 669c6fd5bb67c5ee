import { createHmac, randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commitmentOf, fairChance } from '#kit/chance-fair.ts'
import { moneyText } from '#kit/money.ts'
import type { OpenGame } from '#game-kit/instant.ts'
import type { Json } from '#game-kit/schema.ts'
import { playOut } from '#game-kit/testing/play-out.ts'
import { catalogue } from '#games/catalogue.ts'
import { rooms } from '#games/fishing/rooms.ts'
import { BULLETS } from '#games/fishing/rules.ts'

const SCRIPT = join(import.meta.dirname, 'fairhouse_verify.py')
const ROUNDS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 20_000 : 250
const hasPython = spawnSync('python3', ['--version']).status === 0

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'second-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hmac = (key: Uint8Array) => (message: Uint8Array) => createHmac('sha256', key).update(message).digest()
const risks = ['low', 'medium', 'high']
const seats = (nth: number) => (places: readonly string[]) =>
  places
    .filter((_, at) => (nth >> at) & 1 || at === nth % places.length)
    .map((on) => ({ key: 'seat', stake: '1.37', choice: { on } }))

/** Bets of the nth round of each game: every choice occurs, and several bets together if a game allows them. */
const betsOf: Readonly<Record<string, (nth: number) => Json>> = {
  'sky-lantern': (nth) => [{ key: 'rise', stake: '1.37', choice: { target: 101 + ((nth * 7_919) % 2_000) } }],
  'pearl-drop': (nth) => [
    { key: 'drop', stake: '1.37', choice: { rows: 8 + (nth % 9), risk: risks[(nth >> 2) % 3]! } },
  ],
  'lotus-wheel': (nth) => [
    { key: 'turn', stake: '1.37', choice: { petals: [10, 30, 50][nth % 3]!, risk: risks[(nth >> 2) % 3]! } },
  ],
  'star-pond': (nth) => [
    {
      key: 'wish',
      stake: '1.37',
      choice: {
        picks: Array.from({ length: 1 + (nth % 10) }, (_, at) => 1 + at * 4 - (nth % 4 && at ? 1 : 0)),
      },
    },
  ],
  ...Object.fromEntries(
    Object.values(rooms).map(({ id, kinds, stakes }) => [
      id,
      (nth: number) =>
        Array.from({ length: 1 + (nth % BULLETS) }, (_, shot) => ({
          key: 'shot',
          stake: moneyText(stakes['USD']?.max ?? 0n),
          choice: { shot, fish: kinds[(nth + shot) % kinds.length]?.key ?? '' },
        })),
    ]),
  ),
  'jade-vein': (nth) => [{ key: 'dig', stake: '1.37', choice: { crackers: 1 + (nth % 24) } }],
  'pagoda-climb': (nth) => [
    { key: 'climb', stake: '1.37', choice: { risk: ['easy', 'medium', 'hard', 'brave'][nth % 4]! } },
  ],
  'high-moon': () => [{ key: 'watch', stake: '1.37', choice: {} }],
  'crane-baccarat': (nth) =>
    seats(nth)([
      'player',
      'banker',
      'tie',
      'big',
      'small',
      'perfectPair',
      'dragon',
      'playerPair',
      'bankerPair',
    ]),
  'silk-jacks': () => [{ key: 'deal', stake: '1.37', choice: {} }],
  'swallow-trio': (nth) => [
    { key: 'ante', stake: '1.37', choice: {} },
    ...(nth % 2 ? [{ key: 'pairPlus', stake: '0.20', choice: {} }] : []),
  ],
  'lacquer-21': (nth) => [
    { key: 'main', stake: '1.00', choice: {} },
    ...(nth % 2 ? [{ key: 'pairs', stake: '0.37', choice: {} }] : []),
    ...(nth % 3 ? [{ key: 'three', stake: '0.41', choice: {} }] : []),
  ],
}

const tables = catalogue.filter(({ id }) => id in betsOf).map(({ id, game }) => ({ id, game }))
const opened = new Map<string, OpenGame>(tables.map(({ id, game }) => [id, game.open(game.defaultConfig)]))

/** A round as it is stored; moves are random, preferring those that continue the round. */
function stored(id: string, nth: number) {
  const open = opened.get(id)!
  const { game } = tables.find((row) => row.id === id)!
  const serverSeed = randomBytes(32).toString('hex')
  const seeds = { serverSeed, clientSeed: `c:${nth}`, nonce: nth }
  const checked = open.check(betsOf[id]?.(nth), { currency: 'USD' })
  if (!checked.ok) throw new Error(`${id} refuses its bets: ${checked.error.refused}`)
  const { bets } = checked.value
  const choose = (count: number): number => randomBytes(1)[0]! % count
  const { actions } = playOut(open, bets, fairChance(seeds, hmac), choose)
  const played = open.play(bets, fairChance(seeds, hmac), actions)
  const commitment = commitmentOf(serverSeed)
  const { defaultConfig: config, edition } = game
  return {
    game: id,
    edition,
    config,
    seeds,
    commitment,
    bets,
    actions,
    events: played.events,
    win: moneyText(played.win),
  }
}

function run(rounds: readonly object[]): { code: number | null; text: string } {
  const path = join(folder, 'rounds.ndjson')
  writeFileSync(path, rounds.map((each) => JSON.stringify(each)).join('\n'))
  const ran = spawnSync('python3', ['-I', SCRIPT, '--lines', path], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return { code: ran.status, text: ran.stdout + ran.stderr }
}

describe.skipIf(!hasPython)('G9 the second verifier supports every game', () => {
  test('G9 every game of the platform has rules in another language', () => {
    const slots = catalogue.filter(({ kind }) => kind === 'slots').map(({ id }) => id)
    expect(new Set([...slots, 'dice', ...Object.keys(betsOf)])).toEqual(
      new Set(catalogue.map(({ id }) => id)),
    )
  })

  test.each(tables)(
    'G9 $id: recomputes random rounds of every choice to the same result',
    ({ id }) => {
      const rounds = Array.from({ length: ROUNDS }, (_, nth) => stored(id, nth))
      expect(run(rounds)).toEqual({ code: 0, text: `${ROUNDS} rounds, 0 differ\n` })
    },
    300_000,
  )

  test('G9 recomputes a round of the first edition of a fishing room, which had no eleventh bullet', () => {
    const path = join(import.meta.dirname, '../../games/fishing/edition-1/round.json')
    const first = JSON.parse(readFileSync(path, 'utf8'))
    expect(run([first])).toEqual({ code: 0, text: '1 rounds, 0 differ\n' })
    const eleventh = { ...first.bets[0], choice: { shot: 10, fish: 'koi' } }
    const { code, text } = run([
      { ...first, win: '6.90' },
      { ...first, bets: [...first.bets, eleventh] },
    ])
    expect([code, text.match(/a volley has \d+ bullets|computed [\d.]+/g)]).toEqual([
      1,
      ['computed 5.90', 'a volley has 10 bullets'],
    ])
  })

  test('G9 detects a changed win or card and an added move, and refuses an unknown game version', () => {
    const [pond, cards, trio] = [
      stored('star-pond', 4),
      stored('crane-baccarat', 4),
      stored('swallow-trio', 4),
    ]
    const forged: readonly object[] = [
      { ...pond, win: '99.00' },
      { ...cards, events: cards.events.map((event) => ({ ...event, player: 3, banker: 3 })) },
      { ...trio, actions: [{ do: 'fold' }], win: '123.00' },
    ]
    const { code, text } = run([pond, ...forged, cards])
    expect([code, text.match(/^round \d/gm)]).toEqual([1, ['round 2', 'round 3', 'round 4']])
    expect(run([{ ...pond, edition: 99 }]).code).toBe(2)
  })
})

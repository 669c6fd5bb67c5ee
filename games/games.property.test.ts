import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { fairChance } from '#kit/chance-fair.ts'
import type { Chance } from '#kit/chance.ts'
import { moneyText } from '#kit/money.ts'
import type { Bet, GameMath, LimitCtx, Line } from '#game-kit/game.ts'
import { goldenDifferences, readGolden } from '#game-kit/golden.ts'
import type { InstantGame } from '#game-kit/instant.ts'
import { replayRound } from '#game-kit/replay.ts'
import type { Json } from '#game-kit/schema.ts'
import type { StoredRound } from '#game-kit/replay.ts'
import { laws } from '#game-kit/testing/laws.ts'
import { playOut } from '#game-kit/testing/play-out.ts'
import { catalogue } from './catalogue.ts'
import { rooms } from './fishing/rooms.ts'
import { BULLETS, fishingMath } from './fishing/rules.ts'
import type { CraneChoice } from './crane-baccarat/events.ts'
import { craneConfig, craneMath, places as cranePlaces } from './crane-baccarat/rules.ts'
import type { DiceChoice } from './dice/events.ts'
import { diceConfig, diceMath } from './dice/rules.ts'
import { loadEdition, newestEdition } from './editions.ts'
import type { LanternChoice } from './sky-lantern/events.ts'
import { boards, risks } from './pearl-drop/pays.ts'
import { dropConfig, dropMath } from './pearl-drop/rules.ts'
import { sizes } from './lotus-wheel/pays.ts'
import { wheelConfig, wheelMath } from './lotus-wheel/rules.ts'
import { lanternConfig, lanternMath } from './sky-lantern/rules.ts'
import { proofs } from './proofs.ts'
import { pondConfig, pondMath } from './star-pond/rules.ts'
import { riverDragonConfig, riverDragonMath } from './slots/river-dragon/rules.ts'

const usd = fc.constantFrom(...(riverDragonConfig.stakes['USD']?.menu ?? []))
const diceChoice = fc.record<DiceChoice>({
  direction: fc.constantFrom('over', 'under'),
  target: fc.integer({ min: 200, max: 9_799 }),
})
const river = {
  math: riverDragonMath,
  cfg: riverDragonConfig,
  bet: usd.map((stake) => ({ key: 'spin', stake, choice: {} })),
}
const dice = {
  math: diceMath,
  cfg: diceConfig,
  bet: fc.record({
    key: fc.constant('roll'),
    stake: fc.constantFrom(1_000n, 10_000n, 120_000n),
    choice: diceChoice,
  }),
}

const quickStake = fc.constantFrom(1_000n, 10_000n, 120_000n)
const pearl = {
  math: dropMath,
  cfg: dropConfig,
  bet: fc.record({
    key: fc.constant('drop'),
    stake: quickStake,
    choice: fc.record({ rows: fc.constantFrom(...boards), risk: fc.constantFrom(...risks) }),
  }),
}
const lantern = {
  math: lanternMath,
  cfg: lanternConfig,
  bet: fc.record({
    key: fc.constant('rise'),
    stake: quickStake,
    choice: fc.record<LanternChoice>({ target: fc.integer({ min: 101, max: 1_000_000 }) }),
  }),
}
const lotus = {
  math: wheelMath,
  cfg: wheelConfig,
  bet: fc.record({
    key: fc.constant('turn'),
    stake: quickStake,
    choice: fc.record({ petals: fc.constantFrom(...sizes), risk: fc.constantFrom(...risks) }),
  }),
}

const pond = {
  math: pondMath,
  cfg: pondConfig,
  bet: fc.record({
    key: fc.constant('wish'),
    stake: quickStake,
    choice: fc
      .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 })
      .map((picks) => ({ picks: picks.toSorted((a, b) => a - b) })),
  }),
}

const crane = {
  math: craneMath,
  cfg: craneConfig,
  bet: fc.record({
    key: fc.constant('seat'),
    stake: quickStake,
    choice: fc.record<CraneChoice>({ on: fc.constantFrom(...cranePlaces) }),
  }),
}

const deep = rooms['moonlit-deep']
const fishing = {
  math: fishingMath(deep),
  cfg: { stakes: deep.stakes },
  bet: fc.record({
    key: fc.constant('shot'),
    stake: fc.constantFrom(...(deep.stakes['USD']?.menu ?? [])),
    choice: fc.record({
      shot: fc.integer({ min: 0, max: BULLETS - 1 }),
      fish: fc.constantFrom(...deep.kinds.map(({ key }) => key)),
    }),
  }),
}

describe('STU-04 Moonlit Deep meets the requirements of all games', () => {
  laws(fishing)
})
describe('STU-01 River Dragon meets the requirements of all games', () => {
  laws(river)
})
describe('STU-03 Dice meets the requirements of all games', () => {
  laws(dice)
})
describe('STU-03 Pearl Drop meets the requirements of all games', () => {
  laws(pearl)
})
describe('STU-03 Sky Lantern meets the requirements of all games', () => {
  laws(lantern)
})
describe('STU-03 Star Pond meets the requirements of all games', () => {
  laws(pond)
})
describe('STU-07 Crane Baccarat meets the requirements of all games', () => {
  laws(crane)
})
describe('STU-03 Lotus Wheel meets the requirements of all games', () => {
  laws(lotus)
})

test('G4 no function that decides or pays can be given a member, a balance, a bank or a history: it does not compile', () => {
  type Maths = GameMath<'cfg', 'choice', 'outcome'>
  expectTypeOf<Parameters<Maths['draw']>>().toEqualTypeOf<[cfg: 'cfg', chance: Chance]>()
  expectTypeOf<Parameters<Maths['settle']>>().toEqualTypeOf<
    [cfg: 'cfg', bet: Bet<'choice'>, outcome: 'outcome']
  >()
  expectTypeOf<Parameters<Maths['describe']>>().toEqualTypeOf<
    [cfg: 'cfg', outcome: 'outcome', bets?: readonly Bet<'choice'>[] | undefined]
  >()
  expectTypeOf<keyof Bet<'choice'>>().toEqualTypeOf<'key' | 'stake' | 'choice'>()
  expectTypeOf<keyof Line>().toEqualTypeOf<'betKey' | 'stake' | 'factor' | 'tag' | 'hedge'>()
  expectTypeOf<keyof LimitCtx>().toEqualTypeOf<'currency'>()
  for (const { math } of [river, dice, pearl, lantern, lotus]) expect(math.draw.length).toBeLessThanOrEqual(2)
})

/** A round as stored. */
function stored(game: InstantGame, bets: StoredRound['bets'], nonce: number): StoredRound {
  const seeds = { serverSeed: '5eed'.repeat(16), clientSeed: 'mai', nonce }
  const open = game.open(game.defaultConfig)
  // a stepped round is played by a member who decides by the round's number
  const { actions } = playOut(open, bets, fairChance(seeds), (count, nth) => (nonce * 7 + nth * 5) % count)
  const { events, stake, win } = open.play(bets, fairChance(seeds), actions)
  return {
    game: game.id,
    edition: game.edition,
    config: game.defaultConfig,
    configHash: open.configHash,
    seeds,
    bets,
    actions,
    events,
    stake: moneyText(stake),
    win: moneyText(win),
  }
}

const aSpin: StoredRound['bets'] = [{ key: 'spin', stake: '1.00', choice: {} }]
const betsOf: Readonly<Record<string, StoredRound['bets']>> = {
  dice: [{ key: 'roll', stake: '0.37', choice: { direction: 'over', target: 6_666 } }],
  'pearl-drop': [{ key: 'drop', stake: '0.37', choice: { rows: 12, risk: 'high' } }],
  'sky-lantern': [{ key: 'rise', stake: '0.37', choice: { target: 173 } }],
  'jade-vein': [{ key: 'dig', stake: '0.37', choice: { crackers: 3 } }],
  'high-moon': [{ key: 'watch', stake: '0.37', choice: {} }],
  'lacquer-21': [
    { key: 'main', stake: '0.36', choice: {} },
    { key: 'pairs', stake: '0.18', choice: {} },
    { key: 'three', stake: '0.37', choice: {} },
  ],
  'swallow-trio': [
    { key: 'ante', stake: '0.37', choice: {} },
    { key: 'pairPlus', stake: '0.19', choice: {} },
  ],
  'silk-jacks': [{ key: 'deal', stake: '0.37', choice: {} }],
  'star-pond': [{ key: 'wish', stake: '0.37', choice: { picks: [3, 8, 17, 24, 33] } }],
  'crane-baccarat': ['banker', 'tie', 'perfectPair'].map((on, nth) => ({
    key: 'seat',
    stake: `0.${37 - nth}`,
    choice: { on },
  })),
  ...Object.fromEntries(
    Object.values(rooms).map(({ id, kinds }) => [
      id,
      kinds
        .slice(0, BULLETS)
        .map(({ key }, shot) => ({ key: 'shot', stake: '0.37', choice: { shot, fish: key } })),
    ]),
  ),
  'pagoda-climb': [{ key: 'climb', stake: '0.37', choice: { risk: 'medium' } }],
  'lotus-wheel': [{ key: 'turn', stake: '0.37', choice: { petals: 30, risk: 'low' } }],
}

describe.each(catalogue.map((row) => ({ row, id: row.id })))('GAM-04 $id', ({ row }) => {
  test('G14 replays three hundred rounds from their stored data alone', () => {
    for (let nonce = 0; nonce < 300; nonce++) {
      const round: StoredRound = JSON.parse(JSON.stringify(stored(row.game, betsOf[row.id] ?? aSpin, nonce)))
      expect(replayRound(round, row.game).differences).toEqual([])
    }
  })

  test('G4 draws from seeds and choices only: stake, earlier rounds and member do not affect the outcome', () => {
    const bets = betsOf[row.id] ?? aSpin
    const twice: Json[] = JSON.parse(
      JSON.stringify(bets).replaceAll(
        /"stake":"([\d.]+)"/g,
        (_, stake: string) => `"stake":"${(2 * Number(stake)).toFixed(2)}"`,
      ),
    )
    const script = (placed: readonly Json[]) =>
      stored(row.game, placed, 7).events.filter(({ type }) => type !== 'settled' && type !== 'total')
    const first = script(bets)
    for (let nonce = 8; nonce < 28; nonce++) stored(row.game, bets, nonce)
    expect(script(bets)).toEqual(first)
    expect(script(twice)).toEqual(first)
  })

  test('G9 detects a stored round that was changed afterwards, no matter what was changed', () => {
    const round = stored(row.game, betsOf[row.id] ?? aSpin, 1)
    const changed: readonly Partial<StoredRound>[] = [
      { win: '999.00' },
      { stake: '0.01' },
      { edition: round.edition + 1 },
      { configHash: '0'.repeat(64) },
      { commitment: '0'.repeat(64) },
      { events: round.events.slice(1) },
      { seeds: { ...round.seeds, nonce: 2 } },
      { seeds: { ...round.seeds, clientSeed: 'duc' } },
    ]
    for (const change of changed) expect(replayRound({ ...round, ...change }, row.game).isSame).toBe(false)
  })

  test('G5 has its proof, its committed par sheet, its exact return and its words in the catalogue', async () => {
    expect(Object.keys(proofs)).toContain(row.id)
    expect(readFileSync(join(import.meta.dirname, row.folder, 'parsheet.md'), 'utf8')).toContain(
      '## Exact RTP',
    )
    const theory = row.game.open(row.game.defaultConfig).theory()
    expect(theory.map((one) => one.betKey)).toContain(row.mainBet)
    expect((await loadEdition(row.id, row.game.edition))?.id).toBe(row.id)
    expect(await loadEdition(row.id, 99)).toBeNull()
    expect(newestEdition(row.id)).toBe(row.game.edition)
  })

  test('GAM-04 replays each of its golden rounds to the same script and money', () => {
    const paths = globSync(join(import.meta.dirname, row.folder, 'golden/*.json'))
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) {
      const golden = readGolden(readFileSync(path, 'utf8'))
      if (!golden.ok) throw new Error(`${basename(path)}: ${golden.error}`)
      expect(goldenDifferences(row.game, golden.value)).toEqual([])
    }
  })

  test('G9 GAM-04 recomputes any of its rounds within a tenth of a second, the first one too', () => {
    for (const path of globSync(join(import.meta.dirname, row.folder, 'golden/*.json'))) {
      const golden = readGolden(readFileSync(path, 'utf8'))
      if (!golden.ok) throw new Error(`${basename(path)}: ${golden.error}`)
      // this thread's CPU time, so that other programs do not affect the measurement
      const before = process.threadCpuUsage()
      expect(goldenDifferences(row.game, golden.value)).toEqual([])
      const { user } = process.threadCpuUsage(before)
      expect(user / 1_000).toBeLessThan(100)
    }
  })

  test('GAM-02 refuses an invalid bet with a declared code, and never throws', () => {
    const open = row.game.open(row.game.defaultConfig)
    const codes = ['Malformed', 'NotOffered', 'NotAllowed', 'TooSmall', 'TooLarge']
    fc.assert(
      fc.property(fc.anything(), fc.string(), (json, currency) => {
        const checked = open.check(json, { currency })
        expect(!checked.ok && codes.some((code) => checked.error.refused.endsWith(code))).toBe(true)
      }),
    )
  })
})

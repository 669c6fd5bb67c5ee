import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configHash } from '#game-kit/config-hash.ts'
import { triggerOf } from '#game-kit/jackpot/meter.ts'
import { randomHits, withParticipation } from '#game-kit/jackpot/participation.ts'
import { replayRound } from '#game-kit/replay.ts'
import { catalogue } from '#games/catalogue.ts'
import { commitmentOf, fairChance } from '#kit/chance-fair.ts'
import { major, moneyText } from '#kit/money.ts'

const SCRIPT = join(import.meta.dirname, 'fairhouse_verify.py')
const hasPython = spawnSync('python3', ['--version']).status === 0
const levels = [
  { kind: 'random', key: 'mini', seed: major(10), sharePpm: 10_000, oneInStaked: major(3) },
  { kind: 'mustHitBy', key: 'major', seed: major(10), sharePpm: 10_000, by: major(90) },
] as const

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jackpots-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function python(record: object): number | null {
  const path = join(folder, 'round.json')
  writeFileSync(path, JSON.stringify(record))
  return spawnSync('python3', [SCRIPT, path], { encoding: 'utf8', env: {} }).status
}

/** A round of Dice with a stake of 1.00, which hits the random level once in three, and a must-hit-by level. */
function played(nonce: number) {
  const row = catalogue.find(({ id }) => id === 'dice')
  if (!row) throw new Error('no dice')
  const open = row.game.open(row.game.defaultConfig)
  const read = open.check([{ key: 'roll', stake: '1.00', choice: { direction: 'under', target: 5_000 } }], {
    currency: 'USD',
  })
  if (!read.ok) throw new Error(read.error.refused)
  const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: 'someone', nonce }
  const round = open.play(read.value.bets, fairChance(seeds))
  const participation = { pool: 'test', levels }
  const config = withParticipation(row.game.defaultConfig, participation)
  const triggerSeed = 'b2'.repeat(32)
  const trigger = triggerOf(
    fairChance({ serverSeed: triggerSeed, clientSeed: 'jackpot:test:major', nonce: 7 }),
    levels[1],
  )
  const hits = [
    ...randomHits(participation, round.stake, seeds).map((level) => ({
      level,
      number: 3,
      prize: '12.00',
      triggerSeed: null,
      triggerHash: null,
    })),
    {
      level: 'major',
      number: 7,
      prize: moneyText(trigger),
      triggerSeed,
      triggerHash: commitmentOf(triggerSeed),
    },
  ]
  const stored = {
    game: 'dice',
    edition: row.game.edition,
    config,
    configHash: configHash(config),
    seeds,
    commitment: commitmentOf(seeds.serverSeed),
    bets: read.value.bets,
    events: round.events,
    stake: moneyText(round.stake),
    win: moneyText(round.win),
    jackpot: { hits },
  }
  return { stored, game: row.game, hits }
}

test.runIf(hasPython)(
  'G16 the script in Python and the verifier agree which levels a round hits, and find a hit that was added or taken away',
  () => {
    const counts = { hit: 0, missed: 0 }
    for (let nonce = 1; nonce <= 12; nonce += 1) {
      const { stored, game, hits } = played(nonce)
      expect(replayRound(stored, game).differences).toEqual([])
      expect(python(stored)).toBe(0)
      const isHit = hits.length === 2
      counts[isHit ? 'hit' : 'missed'] += 1
      const mini = { level: 'mini', number: 3, prize: '12.00', triggerSeed: null, triggerHash: null }
      const turned = { ...stored, jackpot: { hits: isHit ? hits.slice(1) : [mini, ...hits] } }
      expect(replayRound(turned, game).differences).toHaveLength(1)
      expect(python(turned)).toBe(1)
      const less = {
        ...stored,
        jackpot: { hits: hits.map((hit) => (hit.level === 'major' ? { ...hit, prize: '11.00' } : hit)) },
      }
      expect(replayRound(less, game).differences).toHaveLength(1)
      expect(python(less)).toBe(1)
    }
    expect(Math.min(counts.hit, counts.missed)).toBeGreaterThan(0)
  },
)

import { createHmac, randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commitmentOf, fairChance } from '#kit/chance-fair.ts'
import { moneyText } from '#kit/money.ts'
import { dice } from '#games/dice/rules.ts'
import { slotRows } from '#games/slot-rows.ts'
import { riverDragon } from '#games/slots/river-dragon/rules.ts'
import { PUBLISHED, published } from './published.ts'

const SCRIPT = join(import.meta.dirname, 'fairhouse_verify.py')
const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const BATCHES = isNightly ? 100 : 1
/** For all other slots together: free spins and hold and win occur in each model. */
const SLOT_ROUNDS = isNightly ? 200_000 : 2_200
const ROUNDS_A_BATCH = isNightly ? 50_000 : 10_000

const found = spawnSync('python3', ['--version'], { encoding: 'utf8' })
const hasPython = found.status === 0
if (!hasPython) console.warn('python3 is not installed here: the second verifier (G9) is not run')

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'second-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One slot of each model, and a bought feature. */
const slots = [
  ...slotRows.map((row) => ({ row, key: 'spin' })),
  ...slotRows.flatMap((row) => (row.buyTimes ? [{ row, key: 'buy' }] : [])),
]
const opened = slots.map(({ row: { game }, key }) =>
  game.open(key === 'buy' ? { ...Object(game.defaultConfig), bonusBuy: 'on' } : game.defaultConfig),
)

const hmac = (key: Uint8Array) => (message: Uint8Array) => createHmac('sha256', key).update(message).digest()
const openDice = dice.open(dice.defaultConfig)
const openDragon = riverDragon.open(riverDragon.defaultConfig)

/** A round as it is stored, played by the platform's rules. */
function round(nonce: number) {
  const serverSeed = randomBytes(32).toString('hex')
  const clientSeed = randomBytes(1 + (nonce % 20)).toString('base64url')
  const seeds = { serverSeed, clientSeed, nonce }
  const isDice = nonce % 2 === 0
  const target = 200 + ((nonce * 7_919) % 9_600)
  const choice = { direction: nonce % 4 === 0 ? 'under' : 'over', target }
  const bets = isDice
    ? [{ key: 'roll', stake: '1.37', choice }]
    : [{ key: 'spin', stake: '0.20', choice: {} }]
  const played = (isDice ? openDice : openDragon).play(bets, fairChance(seeds, hmac))
  return {
    game: isDice ? 'dice' : 'river-dragon',
    edition: 1,
    config: isDice ? { returnPercent: 99 } : {},
    seeds,
    commitment: commitmentOf(serverSeed),
    bets,
    events: played.events.filter(({ type }) => ['roll', 'spin', 'total'].includes(type)),
    win: moneyText(played.win),
  }
}

/** A round of one of the other slots, as it is stored. */
function slotRound(nonce: number) {
  const at = nonce % slots.length
  const { row, key } = slots[at] ?? slots[0]!
  const serverSeed = randomBytes(32).toString('hex')
  const seeds = { serverSeed, clientSeed: `c:${nonce}`, nonce }
  const stake = key === 'buy' ? moneyText(BigInt(row.buyTimes ?? 1) * 2_000n) : '0.20'
  const bets = [{ key, stake, choice: {} }]
  const played = opened[at]!.play(bets, fairChance(seeds, hmac))
  return {
    game: row.id,
    edition: 1,
    seeds,
    commitment: commitmentOf(serverSeed),
    bets,
    events: played.events.filter(({ type }) => type === 'spin' || type === 'total'),
    win: moneyText(played.win),
  }
}

function run(args: readonly string[]): { code: number | null; text: string } {
  const ran = spawnSync('python3', ['-I', SCRIPT, ...args], { encoding: 'utf8', maxBuffer: 100_000_000 })
  return { code: ran.status, text: ran.stdout + ran.stderr }
}

function runLines(rounds: readonly object[]): { code: number | null; text: string } {
  const path = join(folder, 'rounds.ndjson')
  writeFileSync(path, rounds.map((each) => JSON.stringify(each)).join('\n'))
  return run(['--lines', path])
}

describe.skipIf(!hasPython)('G9 a verifier in another language, without any of the platform’s code', () => {
  test(
    `G9 recomputes ${(BATCHES * ROUNDS_A_BATCH).toLocaleString('en')} rounds of both games without a difference`,
    () => {
      for (let batch = 0; batch < BATCHES; batch++) {
        const rounds = Array.from({ length: ROUNDS_A_BATCH }, (_, index) =>
          round(batch * ROUNDS_A_BATCH + index),
        )
        expect(runLines(rounds)).toEqual({ code: 0, text: `${ROUNDS_A_BATCH} rounds, 0 differ\n` })
      }
    },
    isNightly ? 3_600_000 : 120_000,
  )

  test('G9 recomputes rounds of every slot model: ways, a book, tumbles by books bought or not, hold and win', () => {
    const rounds = Array.from({ length: SLOT_ROUNDS }, (_, nonce) => slotRound(nonce))
    expect(runLines(rounds)).toEqual({ code: 0, text: `${SLOT_ROUNDS} rounds, 0 differ\n` })
    expect(
      new Set(rounds.filter(({ events }) => events.length > 2).map(({ game }) => game)).size,
    ).toBeGreaterThan(3)
    const forged = rounds.slice(0, slots.length).map((stored) => ({ ...stored, win: '1234.56' }))
    expect(runLines(forged).text).toContain(`${slots.length} rounds, ${slots.length} differ`)
  })

  test('G9 reads the numbers that the slots use', () => {
    expect(readFileSync(PUBLISHED, 'utf8')).toBe(published())
  })

  test('G9 shows the commitment and the random words of any game of the platform', () => {
    const seeds = { serverSeed: 'c0ffee12'.repeat(8), clientSeed: 'mai:7', nonce: 42 }
    const chance = fairChance(seeds, hmac)
    const words = Array.from({ length: 40 }, () => String(chance.u32()))
    const { code, text } = run(['--words', seeds.serverSeed, seeds.clientSeed, '42', '40'])
    expect([code, ...text.trim().split('\n')]).toEqual([0, commitmentOf(seeds.serverSeed), ...words])
  })

  test('G9 detects a changed win, claimed win, roll, stop, seed and nonce', () => {
    const [fair, slot] = [round(0), round(1)]
    const forged: readonly object[] = [
      { ...fair, win: '123.45' },
      {
        ...fair,
        events: fair.events.map((event) => (event.type === 'total' ? { ...event, win: '123.45' } : event)),
      },
      { ...fair, events: [{ type: 'roll', roll: -1 }] },
      { ...slot, events: slot.events.map((event) => ({ ...event, stops: [0, 0, 0, 0, 99] })) },
      { ...fair, seeds: { ...fair.seeds, serverSeed: 'ab'.repeat(32) } },
      { ...slot, seeds: { ...slot.seeds, nonce: 2 } },
      { ...fair, commitment: '0'.repeat(64) },
    ]
    const { code, text } = runLines([fair, ...forged, slot])
    expect(code).toBe(1)
    expect(text).toContain('9 rounds, 7 differ')
    for (const line of [2, 3, 4, 5, 6, 7, 8]) expect(text).toContain(`round ${line}: `)
  })

  test('G9 reads the fairness page’s export, and reports what it cannot read', () => {
    const path = join(folder, 'round.json')
    writeFileSync(path, JSON.stringify({ success: true, value: round(5) }))
    expect(run([path])).toEqual({ code: 0, text: 'MATCH\n' })
    writeFileSync(path, JSON.stringify({ ...round(5), game: 'roulette' }))
    expect(run([path])).toMatchObject({ code: 2, text: expect.stringContaining('no round') })
    expect(run(['--help'])).toMatchObject({ code: 2, text: expect.stringContaining('standard library') })
  })
})

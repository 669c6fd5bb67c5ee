import { hash, randomBytes, randomUUID } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fairChance } from '#kit/chance-fair.ts'
import { moneyText } from '#kit/money.ts'
import { roundCommitment, roundSalt, seedBefore, seedEarlier } from '#kit/sha/hash-chain.ts'
import type { StoredLine } from '#game-kit/shared/open.ts'
import { sharedCatalogue } from '#games/shared.ts'
import {
  fileDifferences,
  roundDifferences,
  slipDifferences,
  type OwnSlip,
  type SharedRecord,
} from '#features/play/shared-rounds/rules/proof.ts'
import { runs } from '#kit/testing/tier.ts'

const SCRIPT = join(import.meta.dirname, 'fairhouse_verify.py')
const COMMAND = join(import.meta.dirname, '..', 'verify.ts')
const DRAWS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 5_000 : 60
const hasPython = spawnSync('python3', ['--version']).status === 0

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'lottery-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Exported = SharedRecord & { readonly record: 'sharedRound'; readonly slip?: OwnSlip }

const games = sharedCatalogue.filter(({ category }) => category.endsWith('LOTT')).map(({ game }) => game)
const gameOf = (id: string) => sharedCatalogue.find(({ game }) => game.id === id)!.game

/** The nth draw of a chain, as the fairness page exports it; `file` is its ticket file. */
function exported(id: string, index: number, file = ''): Exported {
  const game = gameOf(id)
  const open = game.open(game.defaultConfig)
  const seed = randomBytes(32).toString('hex')
  const terminalHash = seedEarlier(seed, index)
  const chain = { terminalHash, index, salt: seedBefore(`fairhouse salt ${terminalHash}`), saltSource: '' }
  const [series, label] = [`${id}-1m`, `20261205-${index}`]
  const salt = roundSalt({ chainSalt: chain.salt, series, number: label, beacon: '' })
  const { outcome } = open.draw(fairChance({ serverSeed: seed, clientSeed: salt, nonce: index }), null)
  return {
    record: 'sharedRound',
    series,
    label,
    game: id,
    edition: game.edition,
    config: game.defaultConfig,
    carry: null,
    outcome,
    configHash: open.configHash,
    beacon: '',
    commitment: roundCommitment(seed),
    seed,
    salt,
    chain,
    tickets: file.split('\n').length - 1,
    ticketsHash: hash('sha256', file),
  }
}

/** A slip on the draw, its line, and what it wins there. */
function slipOn({ series, label, config, outcome, game }: Exported, lines: readonly StoredLine[]) {
  const id = randomUUID()
  const stored = JSON.stringify({
    series,
    label,
    epoch: 0,
    lines,
    blind: randomBytes(12).toString('base64url'),
  })
  const { stake, win } = gameOf(game).open(config).settler(outcome)({ lines, epoch: 0, acts: [] })
  return { id, stored, win: moneyText(win), ticket: `${id},${stake},${hash('sha256', stored)}\n` }
}

const filed = (tickets: readonly string[]) => tickets.toSorted().join('')

/** A Northern draw with four tickets, one of them the own. */
function withTickets() {
  const draw = exported('vn-north', 3)
  const lines = [['lo2', '27.00', '39'] as const, ['lo2', '54.00', '07,70'] as const]
  const slips = Array.from({ length: 4 }, () => slipOn(draw, lines))
  const file = filed(slips.map(({ ticket }) => ticket))
  const [{ ticket, ...slip }] = slips as [(typeof slips)[0]]
  return { record: { ...draw, tickets: 4, ticketsHash: hash('sha256', file), slip }, file, ticket }
}

function python(record: Exported, file: string) {
  const path = join(folder, 'lottery.json')
  writeFileSync(path, JSON.stringify(record))
  writeFileSync(join(folder, 'tickets.txt'), file)
  const run = spawnSync('python3', [SCRIPT, path, join(folder, 'tickets.txt')], { encoding: 'utf8' })
  return { code: run.status, text: run.stdout + run.stderr }
}

/** What the verification page computes. */
function page(record: Exported, file: string) {
  const game = gameOf(record.game)
  const own = record.slip ? slipDifferences(record, game, { slip: record.slip, file }) : []
  const differences = [...roundDifferences(record, game), ...fileDifferences(record, file), ...own]
  const text = differences.map((difference) => `  ${difference}\n`).join('')
  return differences.length === 0 ? { code: 0, text: 'MATCH' } : { code: 1, text }
}

function command(record: unknown, file: string) {
  const path = join(folder, 'lottery.json')
  writeFileSync(path, JSON.stringify(record))
  writeFileSync(join(folder, 'tickets.txt'), file)
  const run = spawnSync(process.execPath, [COMMAND, path, join(folder, 'tickets.txt')], {
    encoding: 'utf8',
    env: {},
  })
  return { code: run.status, text: run.stdout + run.stderr }
}

describe.skipIf(!hasPython)('LOT-02 G9 lottery draws recomputed in a second language', () => {
  test('LOT-02 every draw of each lottery is what the Python script computes', () => {
    const lines = games.flatMap(({ id }) =>
      Array.from({ length: DRAWS }, (_, nth) => JSON.stringify(exported(id, 1 + (nth % 30)))),
    )
    const path = join(folder, 'draws.ndjson')
    writeFileSync(path, lines.join('\n'))
    const run = spawnSync('python3', [SCRIPT, '--lines', path], { encoding: 'utf8' })
    expect(run.stdout + run.stderr).toBe(`${lines.length} rounds, 0 differ\n`)
  })
})

describe.skipIf(!hasPython)('STU-03 G9 crash bets recomputed in a second language', () => {
  test('G9 what a bet wins by hand, automatically or not at all is what the Python script computes', () => {
    const found = { byHand: 0, byAuto: 0, lost: 0 }
    const lines = Array.from({ length: DRAWS * 4 }, (_, nth) => {
      const draw = exported('paper-kite', 1 + (nth % 30))
      const auto = nth % 2 === 0 ? 101 + ((nth * 37) % 300) : 0
      const choice = { auto, box: 1, top: auto || 1_000_000 }
      const slip = slipOn(draw, [['fly', `${1 + (nth % 9)}.37`, choice]])
      const afterMs = 300 + ((nth * 997) % 20_000)
      const game = gameOf('paper-kite').open(draw.config)
      const isRunning = afterMs < (game.timed?.runsMs(draw.outcome) ?? 0)
      const stored = { lines: [['fly', `${1 + (nth % 9)}.37`, choice] as const], epoch: 0, acts: [] }
      const mayAct = nth % 3 > 0 && isRunning && game.timed?.act(stored, 'cash-out', { afterMs, pieces: [] })
      const acts = mayAct ? [{ action: 'cash-out', afterMs }] : []
      const { win } = game.settler(draw.outcome)({ ...stored, acts })
      found[win === 0n ? 'lost' : acts.length > 0 ? 'byHand' : 'byAuto'] += 1
      const own = { id: slip.id, stored: slip.stored, win: moneyText(win), acts }
      const record = { ...draw, tickets: 1, ticketsHash: hash('sha256', slip.ticket), slip: own }
      // the script compares a slip only beside its ticket file: one file each
      return { record, file: slip.ticket }
    })
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(5)
    for (const { record, file } of lines.slice(0, runs({ day: 8, night: 40 })))
      expect(python(record, file)).toMatchObject({ code: 0 })
    const { record, file } = lines.find(({ record: { slip } }) => slip.acts.length > 0)!
    const later = { ...record, slip: { ...record.slip, acts: [{ action: 'cash-out', afterMs: 150_000 }] } }
    expect(python(later, file)).toMatchObject({ code: 1, text: expect.stringContaining('win of the slip') })
  })
})

const verifiers = [
  { name: 'the verification page', verify: page },
  ...(hasPython ? [{ name: 'the Python script', verify: python }] : []),
]

describe.each(verifiers)('G9 P8 a member verifies a draw with $name', ({ verify }) => {
  test('G9 the draw, its ticket file and the own slip match', () => {
    const { record, file } = withTickets()
    expect(verify(record, file)).toMatchObject({ code: 0, text: expect.stringContaining('MATCH') })
  })

  test('P8 a ticket that is added, changed or removed after the hash was published is reported', () => {
    const { record, file, ticket } = withTickets()
    const other = slipOn(record, [['lo2', '27.00', '00']])
    const rest = file.split('\n').slice(0, -1)
    for (const changed of [
      filed([...rest.map((line) => `${line}\n`), other.ticket]),
      file.replace(ticket, other.ticket),
      file.replace(ticket, ''),
      file.replace(',810000,', ',270000,'),
      `${file}${ticket}`,
    ])
      expect(verify(record, changed)).toMatchObject({
        code: 1,
        text: expect.stringContaining('ticket file: stored'),
      })
  })

  test('P8 a file whose hash was published again lacks the own slip', () => {
    const { record, file, ticket } = withTickets()
    const without = file.replace(ticket, '')
    const sealed = { ...record, tickets: 3, ticketsHash: hash('sha256', without) }
    expect(verify(sealed, without)).toMatchObject({ code: 1, text: expect.stringMatching(/^ {2}slip: /m) })
  })

  test.each([
    ['seed', { seed: 'ab'.repeat(32) }, 'chain: '],
    ['commitment', { commitment: 'ab'.repeat(32) }, 'seed commitment: stored'],
    ['salt', { salt: 'ab'.repeat(32) }, 'salt: stored'],
    ['beacon', { beacon: 'later' }, 'salt: stored'],
    ['configuration', { configHash: 'ab'.repeat(32) }, 'configuration hash: stored'],
    ['result', { outcome: exported('vn-north', 2).outcome }, 'result: stored'],
  ])('G9 another %s is reported', (_, change, words) => {
    const { record, file } = withTickets()
    const { code, text } = verify({ ...record, ...change }, file)
    expect(text).toContain(words)
    expect(code).toBe(1)
  })

  test('P8 an outcome from outside has its ticket file verified', () => {
    const { record, file } = withTickets()
    const outside = { ...record, seed: null, salt: null, commitment: null, chain: null }
    expect(verify(outside, file)).toMatchObject({ code: 0 })
    expect(verify(outside, `${file}\n`).code).toBe(1)
  })
})

test('G9 the command verifies a draw with its tickets, compares the win of the own slip, and refuses a file that is no draw', () => {
  const { record, file } = withTickets()
  expect(command(record, file)).toMatchObject({ code: 0, text: expect.stringContaining('MATCH') })
  const paid = { ...record, slip: { ...record.slip, win: '1.00' } }
  expect(command(paid, file)).toMatchObject({ code: 1, text: expect.stringContaining('win of the slip') })
  expect(command({ ...record, chain: {} }, file)).toMatchObject({ code: 2 })
})

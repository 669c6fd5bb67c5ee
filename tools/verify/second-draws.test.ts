import { randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configHash } from '#game-kit/config-hash.ts'
import { commitmentOf } from '#kit/chance-fair.ts'
import type { DrawData } from '#features/rewards/draws/rules/draw.ts'
import { listHash, resultOf, type DrawRecord } from '#features/rewards/draws/rules/proof.ts'
import { listText } from '#features/rewards/draws/rules/raffle.ts'

const SCRIPT = join(import.meta.dirname, 'fairhouse_verify.py')
const COMMAND = join(import.meta.dirname, '..', 'verify.ts')
const DRAWS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 20_000 : 200
const hasPython = spawnSync('python3', ['--version']).status === 0

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'draws-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const prize = { kind: 'points', count: 1 } as const

/** The rules of the nth draw: other weights, counts and amounts each time. */
const rulesOf: Readonly<Record<DrawRecord['draw'], (nth: number) => DrawData>> = {
  wheel: (nth) => ({
    kind: 'wheel',
    segments: Array.from({ length: 2 + (nth % 23) }, (_, at) => ({
      weight: 1 + ((nth * 7 + at * at) % 97),
      prize,
    })),
  }),
  raffle: (nth) => ({
    kind: 'raffle',
    prizes: [
      { prize, count: 1 + (nth % 4) },
      { prize: { kind: 'cash', amount: '10000' }, count: 1 + (nth % 7) },
    ],
    oneEach: nth % 2 === 0,
    waitMinutes: 60,
    claimTickets: 0,
  }),
  envelope: (nth) => {
    const [count, steps] = [1 + (nth % 40), (nth * 13) % 5_000]
    return { kind: 'envelope', total: `${10_000 * count + 100 * steps}`, count, least: '10000', step: '100' }
  },
}

/** A raffle's tickets: some holders several times. */
function ticketsOf(id: string, nth: number): string {
  let first = 1
  const ranges = Array.from({ length: nth % 30 }, (_, at) => {
    const last = first + ((nth + at * 3) % 9)
    const range = { first, last, holder: `${(at * at + nth) % 11}`.padStart(16, '0') }
    first = last + 1
    return range
  })
  return listText(id, ranges)
}

function recorded(draw: DrawRecord['draw'], nth: number): DrawRecord {
  const id = '019300aa-0000-7000-8000-000000000000'
  const serverSeed = randomBytes(32).toString('hex')
  const rules = rulesOf[draw](nth)
  const list = draw === 'raffle' ? ticketsOf(id, nth) : undefined
  const clientSeed = draw === 'envelope' ? id : list === undefined ? `member ${nth}` : listHash(list)
  const seeds = { serverSeed, clientSeed, nonce: draw === 'wheel' ? nth : 0 }
  return {
    draw,
    id,
    rules,
    rulesHash: configHash(rules),
    seeds,
    commitment: commitmentOf(serverSeed),
    ...(list === undefined ? {} : { list }),
    result: resultOf(rules, seeds, list) ?? {},
  }
}

const kinds = ['wheel', 'raffle', 'envelope'] as const

describe.skipIf(!hasPython)('PRO-02 G9 draws recomputed in a second language', () => {
  test.each(kinds)('PRO-02 every %s is what the Python script computes', (kind) => {
    const lines = Array.from({ length: DRAWS }, (_, nth) => JSON.stringify(recorded(kind, nth))).join('\n')
    const path = join(folder, `${kind}.ndjson`)
    writeFileSync(path, lines)
    const run = spawnSync('python3', [SCRIPT, '--lines', path], { encoding: 'utf8' })
    expect(run.stdout + run.stderr).toBe(`${DRAWS} rounds, 0 differ\n`)
  })

  test.each(kinds)('PRO-02 and a changed %s differs', (kind) => {
    const record = recorded(kind, 7)
    const changed = [
      { ...record, result: { segment: 99 } },
      { ...record, rulesHash: 'ab'.repeat(32) },
      { ...record, commitment: 'ab'.repeat(32) },
    ]
    const path = join(folder, 'changed.ndjson')
    writeFileSync(path, changed.map((each) => JSON.stringify(each)).join('\n'))
    const run = spawnSync('python3', [SCRIPT, '--lines', path], { encoding: 'utf8' })
    expect(run.stdout).toContain('3 rounds, 3 differ')
  })
})

describe('PRO-02 G9 draws verified by the command', () => {
  const verify = (record: object) => {
    const path = join(folder, 'draw.json')
    writeFileSync(path, JSON.stringify(record))
    const run = spawnSync(process.execPath, [COMMAND, path], { encoding: 'utf8', env: {} })
    return { code: run.status, text: run.stdout + run.stderr }
  }

  test('PRO-02 a member verifies a draw offline, and learns of every change', () => {
    for (const kind of kinds)
      expect(verify(recorded(kind, 11))).toMatchObject({ code: 0, text: expect.stringContaining('MATCH') })
    const raffle = recorded('raffle', 11)
    const other = { ...raffle, list: raffle.list?.replace('1-', '2-') }
    expect(verify(other)).toMatchObject({ code: 1, text: expect.stringContaining('client seed: stored') })
    expect(verify({ ...raffle, seeds: {} })).toMatchObject({
      code: 2,
      text: expect.stringContaining('not an exported draw'),
    })
  })
})

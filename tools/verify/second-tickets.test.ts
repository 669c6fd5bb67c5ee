import { hash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commitmentOf } from '#kit/chance-fair.ts'
import { merklePath } from '#kit/sha/merkle.ts'
import { configHash } from '#game-kit/config-hash.ts'
import { portableHashing } from '#kit/sha/hashing.ts'
import { printWhole, seriesHash, ticketOf } from '#game-kit/lottery/tickets/print.ts'
import { BLANK } from '#game-kit/lottery/tickets/tickets.ts'

const SCRIPT = join(import.meta.dirname, 'fairhouse_verify.py')
const COMMAND = join(import.meta.dirname, '..', 'verify.ts')
const hasPython = spawnSync('python3', ['--version']).status === 0

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'tickets-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A series of few prizes has empty fields, one of many has none: both shapes. */
const shapes = [
  [20, 5, 1],
  [100, 50, 20, 10, 5, 2, 1],
]

function exported(nth: number) {
  const prizes = (shapes[nth % shapes.length] ?? []).map((times, at) => ({ times, count: at + 1 }))
  const config = { size: 41 + nth, prizes }
  const [seed, label] = [hash('sha256', `seed ${nth}`), `TEST-00000${nth}`]
  const printing = { seed, label, series: config }
  const { prizes: printed, levels, root } = printWhole(printing)
  const hashed = configHash(config)
  const base = {
    label,
    config,
    configHash: hashed,
    seriesHash: seriesHash({ label, configHash: hashed, root }, portableHashing),
  }
  const ticket = (number: number) => ({
    tickets: 'ticket',
    ...base,
    ...ticketOf(printing, { number, prize: printed[number - 1] ?? BLANK }),
    path: merklePath(levels, number - 1),
  })
  const series = {
    tickets: 'series',
    ...base,
    commitment: commitmentOf(seed),
    seed,
    paid: [...printed].slice(0, 30),
  }
  return { ticket, series }
}

function run(program: string, script: string, record: object) {
  const path = join(folder, 'ticket.json')
  writeFileSync(path, JSON.stringify(record))
  const { status, stdout, stderr } = spawnSync(program, [script, path], { encoding: 'utf8', env: {} })
  return { code: status, text: stdout + stderr }
}

describe.skipIf(!hasPython)('G9 instant tickets recomputed in a second language', () => {
  test('G9 tickets and whole series are what the Python script computes, and changed ones differ', () => {
    const records: object[] = []
    for (let nth = 0; nth < 4; nth++) {
      const { ticket, series } = exported(nth)
      records.push(series, ticket(1), ticket(20), ticket(41))
    }
    const { ticket, series } = exported(1)
    const changed = [
      { ...series, paid: series.paid.map((prize, at) => (at === 2 ? (prize + 1) % 3 : prize)) },
      { ...series, seed: hash('sha256', 'another') },
      { ...ticket(5), prize: (ticket(5).prize + 1) % 3 },
      { ...ticket(5), salt: hash('sha256', 'another') },
    ]
    const path = join(folder, 'lines.ndjson')
    const lines = (all: readonly object[]) => all.map((each) => JSON.stringify(each)).join('\n')
    writeFileSync(path, lines(records))
    const good = spawnSync('python3', [SCRIPT, '--lines', path], { encoding: 'utf8' })
    expect(good.stdout + good.stderr).toBe(`${records.length} rounds, 0 differ\n`)
    writeFileSync(path, lines(changed))
    const bad = spawnSync('python3', [SCRIPT, '--lines', path], { encoding: 'utf8' })
    expect(bad.stdout).toContain('4 rounds, 4 differ')
  })
})

describe('G9 instant tickets verified by the command', () => {
  test('G9 a member verifies a ticket and a series offline, and learns of a change', () => {
    const { ticket, series } = exported(2)
    const verify = (record: object) => run(process.execPath, COMMAND, record)
    expect(verify(ticket(3))).toMatchObject({ code: 0, text: expect.stringContaining('MATCH') })
    expect(verify(series)).toMatchObject({ code: 0, text: expect.stringContaining('30 tickets sold') })
    expect(verify({ ...series, commitment: hash('sha256', 'x') })).toMatchObject({
      code: 1,
      text: expect.stringContaining('seed commitment: stored'),
    })
    expect(verify({ ...ticket(3), salt: 'x' })).toMatchObject({
      code: 2,
      text: expect.stringContaining('not an exported ticket'),
    })
  })
})

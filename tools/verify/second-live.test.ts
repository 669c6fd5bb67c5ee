import { spawnSync } from 'node:child_process'
import { hash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fairChance } from '#kit/chance-fair.ts'
import { roundCommitment, roundSalt, seedBefore, seedEarlier } from '#kit/sha/hash-chain.ts'
import type { Json } from '#game-kit/schema.ts'
import { tableGames } from '#games/shared.ts'
import type { SharedRecord } from '#features/play/shared-rounds/rules/proof.ts'

const SCRIPT = join(import.meta.dirname, 'fairhouse_verify.py')
const ROUNDS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 5_000 : 150
const hasPython = spawnSync('python3', ['--version']).status === 0

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'live-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Rounds of a table one after the other, as the verification page exports them: what a shoe has left is carried on. */
function played(id: string, count: number): readonly (SharedRecord & { readonly record: 'sharedRound' })[] {
  const { game } = tableGames.find((each) => each.id === id)!
  const open = game.open(game.defaultConfig)
  let carry: Json = open.firstCarry
  return Array.from({ length: count }, (_, nth) => {
    const [index, label, series] = [nth + 1, `${nth + 1}`, `table-${id}`]
    const seed = randomBytes(32).toString('hex')
    const terminalHash = seedEarlier(seed, index)
    const chain = { terminalHash, index, salt: seedBefore(`fairhouse salt ${terminalHash}`), saltSource: '' }
    const salt = roundSalt({ chainSalt: chain.salt, series, number: label, beacon: '' })
    const drawn = open.draw(fairChance({ serverSeed: seed, clientSeed: salt, nonce: index }), carry)
    const before = carry
    carry = drawn.carry
    return {
      record: 'sharedRound',
      series,
      label,
      game: id,
      edition: game.edition,
      config: game.defaultConfig,
      carry: before,
      outcome: drawn.outcome,
      configHash: open.configHash,
      beacon: '',
      commitment: roundCommitment(seed),
      seed,
      salt,
      chain,
      tickets: 0,
      ticketsHash: hash('sha256', ''),
    }
  })
}

function python(records: readonly object[]): string {
  const path = join(folder, 'live.ndjson')
  writeFileSync(path, records.map((each) => JSON.stringify(each)).join('\n'))
  const run = spawnSync('python3', [SCRIPT, '--lines', path], { encoding: 'utf8' })
  return run.stdout + run.stderr
}

describe.skipIf(!hasPython)('G9 live tables recomputed in a second language', () => {
  test.each(tableGames.map(({ id }) => id))(
    'G9 STU-02 each round of %s is what the Python script computes',
    (id) => {
      expect(python(played(id, ROUNDS))).toBe(`${ROUNDS} rounds, 0 differ\n`)
    },
  )

  test('G9 a round with another outcome, shoe or version differs', () => {
    const [one, two] = played('baccarat', 2)
    expect(python([one!, { ...one!, outcome: two!.outcome }, { ...two!, carry: one!.carry }])).toContain(
      '3 rounds, 2 differ',
    )
  })
})

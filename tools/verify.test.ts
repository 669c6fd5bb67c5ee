import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commitmentOf, fairChance } from '#kit/chance-fair.ts'
import { moneyText } from '#kit/money.ts'
import { resultOf } from '#features/sport/virtual/rules/draw.ts'
import { pairingOf } from '#features/sport/virtual/rules/fixtures.ts'
import { virtualLeagues } from '#features/sport/virtual/rules/leagues.ts'
import { drawnOf, VERSION } from '#features/sport/virtual/rules/seeds.ts'
import { expectationOf } from '#features/sport/virtual/rules/strength.ts'
import { dice } from '#games/dice/rules.ts'

const serverSeed = 'f00d'.repeat(16)
const seeds = { serverSeed, clientSeed: 'mai', nonce: 3 }
const bet = { key: 'roll', stake: '1.00', choice: { direction: 'under', target: 5_000 } }

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'verify-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command like a member, without a database or a network. */
function verify(...args: string[]): { code: number | null; text: string } {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'verify.ts'), ...args], {
    encoding: 'utf8',
    env: { NODE_COMPILE_CACHE: join(folder, 'compiled') },
  })
  return { code: run.status, text: run.stdout + run.stderr }
}

function exported(change: object = {}): string {
  const open = dice.open(dice.defaultConfig)
  const played = open.play([bet], fairChance(seeds))
  const round = {
    roundId: '019300aa-0000-7000-8000-000000000000',
    game: 'dice',
    edition: 1,
    config: dice.defaultConfig,
    configHash: open.configHash,
    seeds,
    commitment: commitmentOf(serverSeed),
    bets: [bet],
    events: played.events,
    stake: moneyText(played.stake),
    win: moneyText(played.win),
  }
  const path = join(folder, `${Object.keys(change).join('-') || 'round'}.json`)
  writeFileSync(path, JSON.stringify({ success: true, value: { ...round, ...change } }))
  return path
}

test('SPT-01 a member verifies a match of a virtual league offline, and learns when its result was changed', () => {
  const [league] = virtualLeagues
  const pairing = pairingOf(league!, 7)
  const expected = expectationOf(league!, pairing)
  const match = { league: league!.key, no: 7, version: VERSION, expected, seed: serverSeed }
  const { home, away } = pairing
  const facts = {
    record: 'virtualMatch',
    sport: 'football',
    home,
    away,
    commitment: commitmentOf(serverSeed),
  }
  const told = (name: string, result: object) => {
    const path = join(folder, `${name}.json`)
    writeFileSync(path, JSON.stringify({ ...facts, ...match, result }))
    return verify(path)
  }
  const result = resultOf(drawnOf('football', match))
  expect(told('match', result)).toMatchObject({ code: 0, text: expect.stringContaining('MATCH') })
  const counts = { full: [8, 8], first: [0, 0] }
  expect(told('forged', { ...result, counts })).toMatchObject({
    code: 1,
    text: expect.stringContaining('result'),
  })
})

describe('G9 GAM-04 a member verifies a round offline', () => {
  test('G9 from the file that the fairness page exports', () => {
    expect(verify(exported())).toMatchObject({ code: 0, text: expect.stringContaining('MATCH') })
  })

  test.each([
    ['win', { win: '5.00' }, 'win: stored 5.00, computed'],
    ['seed', { seeds: { ...seeds, serverSeed: 'beef'.repeat(16) } }, 'seed commitment: stored'],
    ['edition', { edition: 7 }, 'no game dice in edition 7'],
    ['bet', { bets: [{ ...bet, stake: '-1.00' }] }, 'not an amount above 0'],
  ])('G9 and learns when the %s was changed', (_, change, words) => {
    const { code, text } = verify(exported(change))
    expect(code).toBe(1)
    expect(text).toContain(words)
    expect(text).toContain('MISMATCH')
  })

  test('G9 from a typed server seed, client seed, nonce and bet', () => {
    const typed = ['--game', 'dice', '--server-seed', serverSeed, '--client-seed', 'mai', '--nonce', '3']
    const { code, text } = verify(
      ...typed,
      '--bet',
      JSON.stringify(bet),
      '--commitment',
      commitmentOf(serverSeed),
    )
    expect(text).toContain('MATCH')
    expect(code).toBe(0)
    expect(verify(...typed, '--bet', JSON.stringify(bet), '--win', '77.00').code).toBe(1)
  })

  test('G9 and reads what is wrong with invalid input', () => {
    const typed = ['--game', 'dice', '--bet', JSON.stringify(bet), '--client-seed']
    for (const [given, words] of [
      [
        ['mai', '--server-seed', 'short', '--nonce', '3'],
        '--server-seed is what the house revealed: 64 characters',
      ],
      [
        ['máy', '--server-seed', serverSeed, '--nonce', '3'],
        '--client-seed is what the member chose: 1 to 64',
      ],
      [['mai', '--server-seed', serverSeed, '--nonce', 'seven'], '--nonce is the number of the round'],
      [['mai', '--server-seed', serverSeed], '--nonce is the number of the round'],
    ] as const)
      expect(verify(...typed, ...given)).toMatchObject({ code: 2, text: expect.stringContaining(words) })
    const alone = verify(...typed, 'mai', '--server-seed', serverSeed, '--nonce', '3')
    expect(alone).toMatchObject({ code: 0, text: expect.stringContaining('compared with nothing') })
    expect(alone.text).not.toContain('MATCH')
    expect(verify()).toMatchObject({ code: 2, text: expect.stringContaining('name a file') })
    const broken = join(folder, 'broken.json')
    writeFileSync(broken, '{')
    const says = (...args: string[]) => {
      const { code, text } = verify(...args)
      expect(text).not.toContain('    at ')
      expect(text).not.toContain('MATCH')
      return `${code} ${text.split('\n')[0]?.replaceAll(folder, '')}`
    }
    expect(says(broken)).toBe('2 /broken.json: not an exported round')
    expect(says(join(folder, 'none.json'))).toBe(
      "2 cannot read ENOENT: no such file or directory, open '/none.json'",
    )
    expect(says(folder)).toContain('2 cannot read EISDIR')
    expect(says('--game', 'dice', '--wrong')).toContain("2 Unknown option '--wrong'")
    expect(says('--help')).toContain('0 npm run verify recomputes a round')
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '#game-kit/schema.ts'
import { isRecord } from '#game-kit/schema.ts'
import { catalogue } from './catalogue.ts'
import { proofs } from './proofs.ts'

/** The bets of a game's own proof; the first is modified in every invalid way. */
const samples = new Map<string, readonly Json[]>()
beforeAll(async () => {
  for (const { id } of catalogue) samples.set(id, (await proofs[id]?.())?.sample ?? [])
})

const changed = (bets: readonly Json[], change: Readonly<Record<string, Json>>): Json[] =>
  bets.map((bet, nth) => (nth === 0 && isRecord(bet) ? { ...bet, ...change } : bet))

const CODES =
  /^games\.(betMalformed|currencyNotOffered|stakeNotAllowed|stakeTooSmall|stakeTooLarge|winTooLarge)$/

const wrongs: readonly (readonly [string, (bets: readonly Json[]) => Json])[] = [
  ['no bets', () => []],
  ['not a list', (bets) => bets[0] ?? null],
  ['a thousand bets', (bets) => Array.from({ length: 1_000 }, () => bets[0] ?? null)],
  ['the same bet twice', (bets) => [...bets, ...bets]],
  ['an unknown bet', (bets) => changed(bets, { key: 'nothing' })],
  ['a name of every object', (bets) => changed(bets, { key: 'constructor' })],
  ['a field too many', (bets) => changed(bets, { win: '1000.00' })],
  ['a choice of nothing', (bets) => changed(bets, { choice: null })],
  ['a choice of something else', (bets) => changed(bets, { choice: { on: 'everything', target: -1 } })],
  ['no stake', (bets) => changed(bets, { stake: '0.00' })],
  ['a negative stake', (bets) => changed(bets, { stake: '-1.00' })],
  ['a stake below the lowest', (bets) => changed(bets, { stake: '0.0001' })],
  ['a stake off the step', (bets) => changed(bets, { stake: '1.0003' })],
  ['a stake above the highest', (bets) => changed(bets, { stake: '1000000.00' })],
  ['more than money can be', (bets) => changed(bets, { stake: '9'.repeat(40) })],
  ['a number for a stake', (bets) => changed(bets, { stake: 1 })],
  ['a power of ten', (bets) => changed(bets, { stake: '1e9' })],
  ['not a number', (bets) => changed(bets, { stake: 'NaN' })],
]

describe.each(catalogue.map((row) => ({ id: row.id, row })))('GAM-02 $id', ({ id, row }) => {
  const open = row.game.open(row.game.defaultConfig)

  test('accepts the bets of its proof', () => {
    expect(open.check(samples.get(id), { currency: 'USD' })).toMatchObject({ ok: true })
  })

  test.each(wrongs)('G15 refuses %s with a declared code', (_says, wrong) => {
    const checked = open.check(wrong(samples.get(id) ?? []), { currency: 'USD' })
    expect(!checked.ok && CODES.test(checked.error.refused)).toBe(true)
  })

  test('refuses a currency in which it is not offered', () => {
    for (const currency of ['XXX', '__proto__', 'toString'])
      expect(open.check(samples.get(id), { currency })).toMatchObject({
        error: { refused: 'games.currencyNotOffered' },
      })
  })
})

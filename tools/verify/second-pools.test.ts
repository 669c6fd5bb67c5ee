import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endDraw } from '#features/play/lottery-pools/rules/pool.ts'
import { major, moneyText, type Minor } from '#kit/money.ts'

const SCRIPT = join(import.meta.dirname, 'fairhouse_verify.py')
const hasPython = spawnSync('python3', ['--version']).status === 0
const DRAWS = 200
const terms = { seed: major(1_000), sharePpm: 50_000, full: major(10) }

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'pools-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function python(data: object): { readonly status: number | null; readonly told: string } {
  const path = join(folder, 'pool.json')
  writeFileSync(path, JSON.stringify({ success: true, data }))
  const { status, stdout } = spawnSync('python3', [SCRIPT, path], { encoding: 'utf8', env: {} })
  return { status, told: stdout }
}

type Stakes = { readonly losing: Minor; readonly hits: readonly Minor[] }

/** Draws of one pool by the platform's rules, as its API lists them; the terms change in the middle. */
function drawsOf(list: readonly Stakes[]) {
  let amount = terms.seed
  return list.map(({ losing, hits }, nth) => {
    const by = nth < list.length / 2 ? terms : { seed: major(1_200), sharePpm: 70_000, full: major(20) }
    const before = amount
    const staked = losing + hits.reduce((sum, stake) => sum + stake, 0n)
    const end = endDraw(by, { amount, staked, hits: hits.map((stake, at) => ({ slip: `${at}`, stake })) })
    amount = end.amount
    return {
      numero: `${nth + 1}`,
      terms: { seed: moneyText(by.seed), sharePpm: by.sharePpm, full: moneyText(by.full) },
      before: moneyText(before),
      staked: moneyText(staked),
      contributed: moneyText(end.contributed),
      wins: hits.map((stake, at) => ({ stake: moneyText(stake), prize: moneyText(end.prizes[at] ?? 0n) })),
      seeded: moneyText(end.seeded),
      after: moneyText(end.amount),
    }
  })
}

const stakes = fc.bigInt({ min: 1n, max: 50_000n }).map((steps) => steps * 100n)
const oneDraw = fc.record({
  losing: stakes,
  hits: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(stakes, { maxLength: 5 })),
})

test.runIf(hasPython)(
  'G9 G16 STU-06 the script in Python and the platform agree how a rolling pool is shared, and the script finds each amount that was changed',
  () => {
    const [list = []] = fc.sample(fc.array(oneDraw, { minLength: DRAWS, maxLength: DRAWS }), {
      numRuns: 1,
      seed: 21,
    })
    const draws = drawsOf(list)
    const record = { record: 'lotteryPool', lottery: 'L645', currency: 'VND', draws }
    expect(python(record)).toMatchObject({ status: 0 })
    const at = draws.findIndex(({ wins }) => wins.length > 1)
    expect(at).toBeGreaterThan(0)
    const changed = draws[at]!
    const planted = [
      { before: '1.00' },
      { contributed: '0.00' },
      { seeded: moneyText(major(9_999)) },
      { after: moneyText(major(9_999)) },
      { staked: moneyText(major(9_999)) },
      { wins: changed.wins.slice(1) },
      { wins: changed.wins.map((win, nth) => (nth === 0 ? { ...win, prize: '0.01' } : win)) },
      { terms: { ...changed.terms, full: moneyText(major(100_000)) } },
    ]
    for (const change of planted)
      expect(python({ ...record, draws: draws.with(at, { ...changed, ...change }) })).toMatchObject({
        status: 1,
      })
    expect(python({ ...record, draws: draws.toSpliced(at, 1) }).status).toBe(1) // a draw that is left out
  },
)

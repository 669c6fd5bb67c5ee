import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { bonusesJobs } from '#features/rewards/bonuses/jobs.ts'
import { giveBonus } from '#features/rewards/bonuses/testing/give.ts'
import { major } from '#kit/money.ts'
import { round } from '#ledger/tests/people.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0
const exportSql = readFileSync(join(import.meta.dirname, 'export-wagering.sql'), 'utf8')

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const bet = (of: Person, stake: bigint, win: bigint, category = 'SLOTS') =>
  round(of.wallet, stake, win, { play: { category } })

/** What psql prints for the member. */
async function exported({ id }: Person): Promise<string> {
  const { rows } = await at.app.pool.query<{ json_build_object: unknown }>(
    exportSql.replace(':member', id.toString()),
  )
  return JSON.stringify(rows[0]?.json_build_object)
}

function recomputed(input: string): { readonly code: number | null; readonly lines: readonly string[] } {
  const { status, stdout } = spawnSync('python3', [join(import.meta.dirname, 'wagering.py')], {
    input,
    encoding: 'utf8',
  })
  return { code: status, lines: stdout.trim().split('\n') }
}

test.skipIf(!hasPython)(
  'PRO-02 wagering recomputed from raw bets outside the product agrees, and finds a changed bet',
  async () => {
    const mai = await person(at, { balance: major(100) })
    await at.app.ledger.enqueue(bet(mai, major(7), 0n)) // before the bonus
    const first = await giveBonus(at, mai, major(10), { gameWeights: { dice: 50 } })
    for (const stake of [3n, 5n, 11n])
      await at.app.ledger.enqueue(bet(mai, major(1) * stake + 333n, major(4)))
    const taken = bet(mai, major(9) + 1n, 0n, 'LIVE')
    await at.app.ledger.enqueue(taken)
    await at.app.ledger.enqueue({
      step: 'void',
      key: `void:${taken.key}`,
      wallet: mai.wallet,
      vendor: 'STUDIO',
      round: taken.round.id,
    })
    const shown = (await mai.api.bonuses.list({ query: {} })).going[0]
    const input = await exported(mai)
    expect(recomputed(input)).toEqual({ code: 0, lines: [`${first} ${shown?.wagered} ${major(20)} active`] })
    await at.app.ledger.enqueue(bet(mai, major(40), major(40)))
    for (const job of bonusesJobs) await job.run(at.app)
    const done = await exported(mai)
    expect(recomputed(done)).toMatchObject({ code: 0, lines: [expect.stringMatching(/ completed$/)] })
    // one unit less in one bet is noticed
    expect(recomputed(done.replace(`"valid":"${major(40)}"`, `"valid":"${major(39)}"`))).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/ DIFFERS$/)],
    })
  },
)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { ask, payee } from '#features/money/withdrawals/testing/payee.ts'
import { launched, units } from '#features/rewards/promotions/testing/launched.ts'
import { major } from '#kit/money.ts'
import { giveRank, putRanks } from './testing/ranks.ts'
import { gifts, scene } from './testing/scene.ts'

let at: SandboxSetup
beforeAll(async () => {
  at = await sandboxSetup()
})
afterAll(() => at.close())

test('PRO-02 PRO-03 a new rank triggers the promotions that wait for it, once for each rank', async () => {
  const on = await scene(at)
  await on.backToToday()
  await launched(at, {
    trigger: { kind: 'levelUp', level: 2 },
    gift: { kind: 'cash', amount: units(7) },
  })
  const mai = await on.rich()
  await on.play(mai, 1_000)
  await on.advance()
  expect(await gifts(mai)).not.toContain('Welcome')
  await on.play(mai, 9_000)
  await Promise.all([on.advance(), on.advance()])
  expect((await gifts(mai)).filter((title) => title === 'Welcome')).toHaveLength(1)
})

test('CSH-02 PRO-03 withdrawals of ranks with priority stand first in the queue, over several pages; closed ones by number', async () => {
  await putRanks(at)
  const linh = await operator(at)
  const ids: string[] = []
  for (const [index, level] of [0, 1, 2, 0, 3].entries()) {
    const own = await payee(at, major(1_000_000), `44${70 + index}`)
    if (level > 0) await giveRank(at, own.mai, level)
    ids.push((await ask(own, major(300_000))).id)
  }
  const [first, second, third, fourth, fifth] = ids
  const seen: string[] = []
  for (let before: string | null | undefined; before !== null;) {
    const page = await linh.api.withdrawalsOffice.list({
      query: { state: 'open', limit: 2, ...(before ? { before } : {}) },
    })
    seen.push(...page.rows.map(({ id }) => id))
    before = page.next
  }
  expect(seen).toEqual([third, fifth, first, second, fourth])
  const { rows } = await linh.api.withdrawalsOffice.list({ query: { state: 'open' } })
  expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, true, false, false, false])
  const all = await linh.api.withdrawalsOffice.list({ query: {} })
  expect(all.rows.map(({ id }) => id)).toEqual(ids.toReversed())
})

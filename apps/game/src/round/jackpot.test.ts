import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { open, played } from '../testing/tables.ts'

const pool = { pool: 'lotus', name: 'Lotus Fund', rtpText: '97.8 %' }
const at = (amount: bigint) => ({ ...pool, levels: [{ level: 'mini', amount }] })

test('STU-06 G16 the pool grows with the own bet, and a jackpot ends autoplay and is told with bet and win', async () => {
  const grown = {
    ...played(major(1), 0n, major(19)),
    jackpot: { pool: 'lotus', levels: [{ level: 'mini', amount: major(51) }], prizes: [] },
  }
  const prizes = [{ level: 'mini', prize: major(52) }]
  const won = {
    ...played(major(1), 3n, major(70)),
    jackpot: { pool: 'lotus', levels: [], prizes },
    autoplay: { left: 3, over: null },
  }
  const { table, state } = await open([grown, won], { jackpot: at(major(50)) })
  table.press()
  await expect.poll(() => state().session?.jackpot?.levels).toEqual(grown.jackpot.levels)
  await table.auto({ rounds: 5, lossMost: major(100), stopsAtFeature: false })
  await expect.poll(() => state().notice).toEqual({ kind: 'jackpot', prizes, stake: major(1), win: 3n })
  expect(state().auto).toBeNull()
  table.dismiss()
  expect(state().notice).toBeNull()
})

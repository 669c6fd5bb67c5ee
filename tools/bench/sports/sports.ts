/** `npm run bench -- sports`: pricing 500 matches in play, bets against rounds, settling against plain SQL, and prices to sockets. */
import { person } from '#apps/server/testing/people.ts'
import { major } from '#kit/money.ts'
import type { Reached } from '../goals.ts'
import { noise } from '../cpu.ts'
import { openWallets } from '../lottery/settlement.ts'
import { openPlace } from '../place.ts'
import { benchSportBets } from './bets.ts'
import { benchPricing } from './pricing.ts'
import { benchSportSettlement } from './settlement.ts'
import { benchMoved } from './sockets.ts'

export async function benchSports(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  tell(`Sports: ${noise()}`)
  const priced = benchPricing(isQuick, tell)
  const place = await openPlace()
  process.env['FAIRHOUSE_TEST_PG'] = place.ownerUrl
  const { testApp } = await import('#apps/server/testing/test-app.ts')
  const at = await testApp()
  try {
    const bench = { at, pgPid: place.pgPid, isQuick, tell }
    await person(at, { balance: major(1) }) // the first posting declares the chart of accounts
    await openWallets(bench)
    const bets = await benchSportBets(bench)
    const settled = await benchSportSettlement(bench)
    return [...priced, ...bets, ...settled, ...(await benchMoved(bench))]
  } finally {
    await at.close()
    await place.close()
  }
}

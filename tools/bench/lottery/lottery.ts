/**
 * `npm run bench -- lottery`: settling a draw against plain SQL that writes the same rows; a slip of 1,000 lines against one bet; a draw to
 * 5,000 sockets.
 */
import type { Reached } from '../goals.ts'
import { noise } from '../cpu.ts'
import { openPlace } from '../place.ts'
import { benchSettlement } from './settlement.ts'
import { benchDelivery } from './sockets.ts'
import { benchSlips } from './slips.ts'

export async function benchLottery(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const place = await openPlace()
  process.env['FAIRHOUSE_TEST_PG'] = place.ownerUrl
  const { testApp } = await import('#apps/server/testing/test-app.ts')
  const at = await testApp()
  try {
    tell(`Lottery: ${noise()}`)
    // first: the memory of a page shows only while the process has none left over from other work
    const delivered = await benchDelivery({ at, isQuick, tell })
    const settled = await benchSettlement({ at, pgPid: place.pgPid, isQuick, tell })
    const slips = await benchSlips({ at, pgPid: place.pgPid, isQuick, tell })
    return [...settled, ...slips, ...delivered]
  } finally {
    await at.close()
    await place.close()
  }
}

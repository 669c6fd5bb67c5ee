/** `npm run bench -- crash`: a tick of the crash table to many sockets, and cash-outs of a thousand players. */
import type { Reached } from '../goals.ts'
import { noise } from '../cpu.ts'
import { openPlace } from '../place.ts'
import { benchFlight } from './flight.ts'
import { benchSockets } from './sockets.ts'

export async function benchCrash(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const place = await openPlace()
  process.env['FAIRHOUSE_TEST_PG'] = place.ownerUrl
  const { testApp } = await import('#apps/server/testing/test-app.ts')
  const at = await testApp()
  try {
    tell(`Crash: ${noise()}`)
    const told = await benchSockets({ at, isQuick, tell })
    return [...told, ...(await benchFlight({ at, isQuick, tell }))]
  } finally {
    await at.close()
    await place.close()
  }
}

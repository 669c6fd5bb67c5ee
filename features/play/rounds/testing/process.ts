import { openHouse } from '#apps/server/open-house.ts'
import type { TestHouse } from '#apps/server/testing/test-house.ts'
import { quietHints } from '#server/hints.ts'
import { createFloor } from '../service/round.ts'

/** Another process on the same database, without a door: what it plays, it plays through its own floor. */
export async function processBeside(at: TestHouse) {
  const { house, close } = await openHouse({
    config: at.house.config,
    name: 'beside',
    clock: at.clock,
    log: at.house.log,
    hints: () => quietHints(),
  })
  return { floor: createFloor(house), callers: house.callers.game, close }
}

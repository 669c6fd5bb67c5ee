import type { TestApp } from '#apps/server/testing/test-app.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import type { World } from '#features/agents/settlement/testing/play-all.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'

export const DAY = 86_400_000
export const WEEK = 7 * DAY
/** Monday, midnight in Ho Chi Minh City. Years ago: a long run plays 200 weeks, and no window closes later than the clock. */
const START = new Date('2020-01-05T17:00:00Z')

/** The brand pays its affiliates by the week, and nothing was played before the first one. */
export async function weeklyWorld(at: TestApp): Promise<World> {
  await applySetting(at, 'JADE', 'affiliatePeriod', 'W')
  await countAll(at, { from: START, to: START })
  return { at, cursor: START.getTime() }
}

import { drawPrizes, north, type PrizeDraw } from '#game-kit/lottery/vietnam/draw.ts'
import { fastChance } from '#kit/chance-fast.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { enterOutcome } from '#features/play/shared-rounds/service/outcomes.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { endSale, finish, now } from '#features/play/shared-rounds/testing/toys.ts'

// The Northern lottery's results come from outside, so a test decides which draws win.

export const CODE = 'XSMB'
const by = { enteredBy: 'an', confirmedBy: 'binh' }

/** A line on the last two digits of the special prize: `de` pays one number. */
export const twoDigits = (number: string, stake = '1000.00') => ['de', stake, number] as const

/** A Northern draw whose special prize ends with these two digits. */
export function drawEnding(tail: string, seed = 1): PrizeDraw {
  const draw = drawPrizes(north, fastChance(seed))
  const [special = '00000'] = draw['special'] ?? []
  return { ...draw, special: [`${special.slice(0, 3)}${tail}`] }
}

/** The draw on sale that closes first. */
export async function firstOnSale(at: TestApp): Promise<string> {
  const { entry } = await at.api().lottery.game({ params: { code: CODE } })
  if (!entry.next) throw new Error(`${CODE} is not on sale`)
  await stepRound(hostOf(at.app), entry.next.round)
  return entry.next.round
}

/** Ends the sale of a round and settles it with a result; `beforeHooks` runs when its slips have their money. */
export async function drawNow(
  at: TestApp,
  round: string,
  draw: PrizeDraw,
  beforeHooks: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const host = hostOf(at.app)
  if ((await now(host, round)).state === 'open') await endSale(at, round)
  await finish(host, round)
  const entered = await enterOutcome(host, round, draw, by)
  if (!entered.ok) throw new Error(entered.error.problem)
  while ((await now(host, round)).state !== 'settled') await stepRound(host, round)
  await beforeHooks()
  await finish(host, round)
}

import type { TestApp } from '#apps/server/testing/test-app.ts'
import { fairChance } from '#kit/chance-fair.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { drawPrizes, north, south, type DrawShape, type PrizeDraw } from '#game-kit/lottery/vietnam/draw.ts'
import { VIETNAM } from '#features/play/lottery/rules/catalogue.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { scheduleRounds } from '#features/play/shared-rounds/service/series.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { endSale, finish } from '#features/play/shared-rounds/testing/toys.ts'

let days = 60

/** A draw of a series that is on sale now, for a day that the plan does not reach. */
export async function openDraw(
  at: TestApp,
  series = 'xsmb',
): Promise<{ readonly id: string; readonly day: string }> {
  days += 1
  const day = addDays(dayIn(VIETNAM, new Date()), days)
  const drawsAt = new Date(Date.now() + days * 86_400_000)
  const times = {
    opensAt: new Date(Date.now() - 60_000),
    closesAt: new Date(drawsAt.getTime() - 60_000),
    drawsAt,
  }
  const rounds = [{ number: BigInt(day.replaceAll('-', '')), label: day, ...times }]
  const [id] = await scheduleRounds(hostOf(at.app), series, rounds)
  if (id === undefined) throw new Error(`${series} has a draw on ${day}`)
  await stepRound(hostOf(at.app), id)
  return { id, day }
}

/** Ends the sale of a draw and seals its tickets: it waits for its result. */
export async function closeDraw(at: TestApp, id: string): Promise<void> {
  await endSale(at, id)
  await finish(hostOf(at.app), id)
}

/** A generated result of the true structure; the same for the same name. */
export function resultFor(name: string, shape: DrawShape = north): Record<string, string[]> {
  const draw: PrizeDraw = drawPrizes(
    shape,
    fairChance({ serverSeed: '00'.repeat(32), clientSeed: name, nonce: 1 }),
  )
  return Object.fromEntries(Object.entries(draw).map(([tier, numbers]) => [tier, [...numbers]]))
}

export const southern = (name: string) => resultFor(name, south)

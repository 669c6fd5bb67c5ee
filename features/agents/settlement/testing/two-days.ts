import { randomUUID } from 'node:crypto'
import type { Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp } from '#apps/server/testing/test-app.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { insertContract } from './facts.ts'
import { line, settle, START, type World } from './play-all.ts'
import { DAY, flat, HOUR } from './plans.ts'

/** Closes the windows of the first days, and settles them. */
export async function dayEnds(world: World, days: number): Promise<void> {
  const end = new Date(START.getTime() + days * DAY)
  await countAll(world.at, { from: end, to: end })
  await settle(world, 0)
}

/**
 * duc has 1 %, hoa 0.4 %. On the first day an plays 100 and 50, mai 200; on the second one of an's bets is voided.
 * `early`: what the simulator answers before any period is closed.
 */
export async function twoDays() {
  const at = await testApp()
  const world = { at, cursor: START.getTime() }
  await applyFlag(at, 'JADE', 'dailySalary', true)
  const { agents, players } = await line(world)
  const [duc, hoa] = agents
  const tiers = [{ from: 0n, ratePpm: 1, lossPpm: 0 }]
  const early = await refusal(
    duc!.api.agentIncome.simulate({ body: { member: hoa!.id, kind: 'daily', tiers } }),
  )
  await countAll(at, { from: START, to: START })
  await insertContract(at, {
    kind: 'daily',
    agent: duc!,
    upline: null,
    from: START,
    ...flat('validBets', [[0, 10_000]]),
  })
  await insertContract(at, {
    kind: 'daily',
    agent: hoa!,
    upline: duc!,
    from: START,
    ...flat('validBets', [[0, 4_000]]),
  })
  const voided = randomUUID()
  const bet = (who: Person, hour: number, stake: bigint, round: string = randomUUID()) =>
    insertFact(at, who, { at: new Date(START.getTime() + hour * HOUR), stake, win: 0n, valid: stake, round })
  await bet(players[0]!, 1, major(100))
  await bet(players[0]!, 2, major(50), voided)
  await bet(players[2]!, 3, major(200))
  await dayEnds(world, 1)
  await insertFact(at, players[0]!, {
    at: new Date(START.getTime() + 25 * HOUR),
    firstAt: new Date(START.getTime() + 2 * HOUR),
    round: voided,
    rounds: -1,
    stake: -major(50),
    win: 0n,
    valid: -major(50),
  })
  await dayEnds(world, 2)
  return { at, world, agents, players, early }
}

/**
 * `npm run torture -- --cycles 100 [--seed 7] [--json]`: members play over HTTP while server, worker and PostgreSQL are
 * killed without warning; after each kill nothing acknowledged may be lost, nothing played twice, and the ledger whole.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { fastChance } from '#kit/chance-fast.ts'
import { register, sitDown, type Member } from './torture/driver.ts'
import { goalLine, isReached, median, type Goal } from './torture/goals.ts'
import { openTorturedHouse, type TorturedHouse } from './torture/house.ts'
import { openJournal } from './torture/journal.ts'
import { createLoad } from './torture/load.ts'
import { giveMoney } from './torture/money.ts'
import { readOptions, type Options } from './torture/options.ts'
import { verify } from './torture/verify.ts'

const MEMBERS = 12
/** Play before each kill: long enough that rounds are in flight at every stage, different each time. */
const PLAY_MS = { least: 250, most: 1_200 }

const options = readOptions(process.argv.slice(2))
const tell = (line: string) => console.error(line)

async function seat(house: TorturedHouse): Promise<Member[]> {
  const members: Member[] = []
  for (let at = 0; at < MEMBERS; at++) {
    const account = `torture${at}`
    const api = await register(house.ports, account)
    await giveMoney(house.owner, account)
    members.push(await sitDown(house.ports, account, api))
  }
  return members
}

async function torture(house: TorturedHouse, { cycles, seed }: Options): Promise<Goal[]> {
  const chance = fastChance(seed)
  const journal = openJournal()
  await house.ready()
  const load = createLoad(await seat(house), journal)
  const recoveries: number[] = []
  const sums = { lost: 0, doubled: 0, broken: 0 }
  for (let cycle = 1; cycle <= cycles; cycle++) {
    load.go()
    await sleep(PLAY_MS.least + chance.below(PLAY_MS.most - PLAY_MS.least))
    const victim = house.victims[chance.below(house.victims.length)]
    if (!victim) throw new Error('torture: nobody to kill')
    const from = performance.now()
    await victim.kill()
    await house.ready()
    recoveries.push(performance.now() - from)
    await load.pause()
    const { lost, doubled, broken } = await verify(house.owner, journal)
    for (const words of broken) tell(`broken: ${words}`)
    sums.lost += lost
    sums.doubled += doubled
    sums.broken += broken.length
    tell(
      `cycle ${cycle}: killed ${victim.name}, back in ${recoveries.at(-1)?.toFixed(0)} ms, ${journal.rounds().size} rounds`,
    )
  }
  for (const words of [...journal.contradictions, ...load.refused]) tell(words)
  return [
    { goal: 'torture cycles', value: cycles, must: 1, ambitious: 100, isAtLeast: true },
    {
      goal: 'rounds acknowledged',
      value: journal.rounds().size,
      must: cycles,
      ambitious: cycles * 100,
      isAtLeast: true,
    },
    { goal: 'acknowledged rounds lost', value: sums.lost, must: 0, ambitious: 0 },
    { goal: 'rounds doubled', value: sums.doubled + journal.contradictions.length, must: 0, ambitious: 0 },
    { goal: 'sound rounds refused', value: load.refused.length, must: 0, ambitious: 0 },
    { goal: 'ledger invariants broken', value: sums.broken, must: 0, ambitious: 0 },
    {
      goal: 'ready again after a kill, median ms',
      value: Math.round(median(recoveries)),
      must: 10_000,
      ambitious: 1_000,
    },
  ]
}

tell(`torture: ${options.cycles} cycles, seed ${options.seed}`)
const house = await openTorturedHouse(tell)
try {
  const goals = await torture(house, options)
  for (const goal of goals) console.log(goalLine(goal, options.isJson))
  process.exitCode = goals.every(isReached) ? 0 : 1
} finally {
  await house.close()
}

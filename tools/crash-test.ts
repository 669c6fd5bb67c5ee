/**
 * `npm run test:crash -- --cycles 100 [--seed 7] [--json]`: members roll dice and fire at fish, deposit and withdraw over HTTP while
 * server, worker and PostgreSQL are killed without warning; after each kill nothing acknowledged may be lost, nothing may be executed
 * twice, and all ledger invariants must hold. During the whole run the processor duplicates, forges and reorders its callbacks.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { fastChance } from '#kit/chance-fast.ts'
import {
  deposit,
  makeUnpleasant,
  openAccount,
  untilCredited,
  untilKnown,
  withdraw,
  type CashBook,
} from './crash-test/cashier.ts'
import { PASSWORD, register, sitDown, type Member } from './crash-test/driver.ts'
import { goalLine, isReached, median, type Goal } from './crash-test/goals.ts'
import { openTortureApp, type TortureApp } from './crash-test/app.ts'
import { openJournal, type Journal } from './crash-test/journal.ts'
import { createLoad, type Load } from './crash-test/load.ts'
import { readOptions, type Options } from './crash-test/options.ts'
import { verify } from './crash-test/verify.ts'

const MEMBERS = 12
/** Time of play before each kill: long enough that rounds are in flight at every stage, different each time. */
const PLAY_MS = { least: 250, most: 1_200 }
/** Callbacks that reached a dead server are retried, and the worker polls for the rest every few seconds. */
const CREDIT_LIMIT_MS = 60_000
const RESET_MS = 500

const options = readOptions(process.argv.slice(2))
const tell = (line: string) => console.error(line)

async function seat(app: TortureApp, book: CashBook): Promise<Member[]> {
  await untilKnown(() => makeUnpleasant(app.ports))
  const members: Member[] = []
  for (let at = 0; at < MEMBERS; at++) {
    const account = `torture${at}`
    const api = await register(app.ports, account)
    const payout = await openAccount(api, PASSWORD, at)
    const first = await deposit(api, book)
    if (!(await untilCredited(api, first, CREDIT_LIMIT_MS)))
      throw new Error(`deposit ${first} was never credited`)
    members.push(await sitDown(app.ports, { account, api, payout, isFishing: at % 2 === 1 }))
  }
  return members
}

/** One deposit and one withdrawal by random members, during play and kills. */
async function moveMoney(
  members: readonly Member[],
  below: (n: number) => number,
  book: CashBook,
): Promise<void> {
  const payer = members[below(members.length)]
  const taker = members[below(members.length)]
  await Promise.all([payer && deposit(payer.api, book), taker && withdraw(taker.api, taker.payout, book)])
}

async function countUncredited(members: readonly Member[], book: CashBook): Promise<number> {
  let missing = 0
  const owners = await Promise.all(
    members.map(async ({ api }) => ({
      api,
      rows: (await api.deposits.list({ query: { limit: 100 } })).rows,
    })),
  )
  for (const { api, rows } of owners) {
    for (const { id } of rows)
      if (book.paid.has(id) && !(await untilCredited(api, id, CREDIT_LIMIT_MS))) missing += 1
  }
  return missing
}

type Sums = { lost: number; doubled: number; broken: number; recoveries: number[] }

/** Play, kill, wait until the platform is ready, let every call be answered, compare. */
async function cycle(
  app: TortureApp,
  players: Players,
  below: (n: number) => number,
  sums: Sums,
): Promise<string> {
  const { members, load, journal, book } = players
  load.go()
  const money = moveMoney(members, below, book)
  await sleep(PLAY_MS.least + below(PLAY_MS.most - PLAY_MS.least))
  const victim = app.victims[below(app.victims.length)]
  if (!victim) throw new Error('torture: no process to kill')
  const from = performance.now()
  await victim.kill()
  await app.ready().catch((error: unknown) => {
    tell(`killed ${victim.name}`)
    throw error
  })
  const recoveredMs = performance.now() - from
  await Promise.all([load.pause(), money])
  const { lost, doubled, broken } = await judged(() => verify(app.owner, journal, book))
  for (const words of broken) tell(`broken: ${words}`)
  sums.lost += lost
  sums.doubled += doubled
  sums.broken += broken.length
  sums.recoveries.push(recoveredMs)
  return `killed ${victim.name}, ready in ${recoveredMs.toFixed(0)} ms, ${journal.rounds().size} rounds`
}

/** The kill may have reset our own connection, which shows at the next query: retries it once. */
async function judged<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch(async () => {
    await sleep(RESET_MS)
    return ask()
  })
}

type Players = { members: readonly Member[]; load: Load; journal: Journal; book: CashBook }

async function torture(app: TortureApp, { cycles, seed }: Options): Promise<Goal[]> {
  const chance = fastChance(seed)
  const journal = openJournal()
  const book: CashBook = { paid: new Set(), withdrawn: new Set() }
  await app.ready()
  const members = await seat(app, book)
  const players = { members, load: createLoad(members, journal), journal, book }
  const sums: Sums = { lost: 0, doubled: 0, broken: 0, recoveries: [] }
  for (let at = 1; at <= cycles; at++) tell(`cycle ${at}: ${await cycle(app, players, chance.below, sums)}`)
  const uncredited = await countUncredited(members, book)
  for (const words of [...journal.contradictions, ...players.load.refused]) tell(words)
  return goalsOf(cycles, players, sums, uncredited)
}

function goalsOf(cycles: number, { load, journal, book }: Players, sums: Sums, uncredited: number): Goal[] {
  const atLeast = (goal: string, value: number, must: number, ambitious: number) => {
    return { goal, value, must, ambitious, isAtLeast: true }
  }
  const none = (goal: string, value: number) => ({ goal, value, must: 0, ambitious: 0 })
  return [
    atLeast('crash cycles', cycles, 1, 100),
    atLeast('rounds acknowledged', journal.rounds().size, cycles, cycles * 100),
    atLeast('deposits paid', book.paid.size, cycles, cycles),
    atLeast('withdrawals acknowledged', book.withdrawn.size, cycles, cycles),
    none('acknowledged and lost', sums.lost),
    none('done twice', sums.doubled + journal.contradictions.length),
    none('paid deposits never credited', uncredited),
    none('valid rounds rejected', load.refused.length),
    none('ledger invariants broken', sums.broken),
    // Not a requirement but a figure worth watching; the limit is where the crash test itself gives up.
    {
      goal: 'ready after a kill, median ms',
      value: Math.round(median(sums.recoveries)),
      must: 60_000,
      ambitious: 1_000,
    },
  ]
}

tell(`torture: ${options.cycles} cycles, seed ${options.seed}`)
const app = await openTortureApp(tell)
try {
  const goals = await torture(app, options)
  for (const goal of goals) console.log(goalLine(goal, options.isJson))
  process.exitCode = goals.every(isReached) ? 0 : 1
} finally {
  await app.close()
}

/**
 * `npm run bench -- ledger [--quick] [--json]` measures the ledger against pgbench on this machine; every figure is a ratio within the run.
 * `npm run bench -- rounds` measures the product's own rounds over HTTP the same way, `-- games` the slots' draw and settle functions
 * against hand-written loops, `-- scenes` their rendering on an emulated phone in Chromium, `-- vendors` bets through the vendors' API,
 * `-- lottery` the settlement of a draw and slips of many lines, `-- live` bets and results of a table with 5,000 pages, `-- crash` a tick
 * of the crash table to 5,000 sockets and its cash-outs, `-- jackpots` a contribution, `-- sports` pricing, bets and settlement of sports,
 * `-- fishing` a full table's frame and fifty tables, `-- rooms` the evaluator of hold'em and card tables beside fishing,
 * `-- rewards` a daily rebate and what wagering adds to a bet, `-- agents` a top agent's pages and real-time runs, `-- observed` what
 * metrics and traces add to a round, `-- first-view` Lighthouse's score of the running product's home and slots page.
 * `--json` prints one line per goal. Exits with 1 if a mandatory goal is missed beyond the noise of the run, or if the ledger was
 * inconsistent.
 */
import { benchGames } from './bench/games/speed.ts'
import { benchLedger } from './bench/ledger.ts'
import { isReached, type Reached } from './bench/goals.ts'

const args = process.argv.slice(2)
const isJson = args.includes('--json')
const isQuick = args.includes('--quick')
const [what = 'ledger'] = args.filter((arg) => !arg.startsWith('--'))

const round = (value: number) => Number(value.toPrecision(3))

function show(reached: Reached): string {
  const { goal, value, low, high, isNoisy } = reached
  const ok = isReached(reached)
  if (isJson)
    return JSON.stringify({
      goal: goal.id,
      value: round(value),
      must: goal.must,
      ambitious: goal.ambitious,
      ok,
      isNoisy,
    })
  const figure = `${round(value)} ${goal.unit}`.padEnd(10)
  const spread = `(${round(low)} … ${round(high)})`.padEnd(18)
  return `${ok ? 'ok  ' : 'MISS'} ${goal.id.padEnd(5)} ${figure} ${spread} must ${goal.must}, aim ${goal.ambitious}${isNoisy ? ', noisy' : ''}  ${goal.what}`
}

const tell = (line: string): void => (isJson ? console.error(line) : console.log(line))

const benches: Readonly<Record<string, () => Promise<readonly Reached[]>>> = {
  ledger: () => benchLedger({ isQuick, tell }),
  games: async () => benchGames(isQuick, tell),
  // server, test helpers, bundler and browser are loaded only when they are needed
  scenes: async () => (await import('./bench/games/scenes.ts')).benchScenes(isQuick, tell),
  rounds: async () => (await import('./bench/product/rounds.ts')).benchRounds(isQuick, tell),
  observed: async () => (await import('./bench/product/observed.ts')).benchObserved(isQuick, tell),
  rewards: async () => (await import('./bench/rewards/rewards.ts')).benchRewards(isQuick, tell),
  sports: async () => (await import('./bench/sports/sports.ts')).benchSports(isQuick, tell),
  lottery: async () => (await import('./bench/lottery/lottery.ts')).benchLottery(isQuick, tell),
  jackpots: async () => (await import('./bench/jackpots/jackpots.ts')).benchJackpots(isQuick, tell),
  live: async () => (await import('./bench/live/live.ts')).benchLive(isQuick, tell),
  rooms: async () => (await import('./bench/rooms/rooms.ts')).benchRooms(isQuick, tell),
  fishing: async () => (await import('./bench/fishing/fishing.ts')).benchFishing(isQuick, tell),
  crash: async () => (await import('./bench/crash/crash.ts')).benchCrash(isQuick, tell),
  agents: async () => (await import('./bench/agents/agents.ts')).benchAgents(isQuick, tell),
  vendors: async () => (await import('./bench/vendors.ts')).benchVendors(isQuick, tell),
  'first-view': async () => (await import('./bench/first-view/first-view.ts')).benchFirstView(isQuick, tell),
}

const bench = benches[what]
if (!bench) {
  console.error(
    `Unknown benchmark ${what}. Usage: npm run bench -- ledger|rounds|lottery|live|crash|fishing|rooms|jackpots|sports|rewards|agents|observed|games|scenes|vendors|first-view [--quick] [--json]`,
  )
  process.exitCode = 2
} else {
  const reached = await bench()
  for (const one of reached) console.log(show(one))
  if (!reached.every(isReached)) process.exitCode = 1
}

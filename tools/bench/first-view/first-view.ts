import { quartiles, type Goal, type Reached } from '../goals.ts'
import { firstViewOf, type FirstView } from './lighthouse.ts'

const RUNS = 5
const PAGES = ['/index', '/rng']
/** Lighthouse's measure of the machine varies by more than this between the runs: something else was running. */
const MOST_SPREAD = 0.3

/**
 * Lighthouse's mobile score of home and the slots page for a visitor, with its simulated throttling. Measures the product that runs on
 * `BENCH_SITE` or `PORT`. The figures are those of an otherwise idle machine only; `work` is nearly the same on a busy one.
 */
export async function benchFirstView(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const site = process.env['BENCH_SITE'] ?? `http://localhost:${process.env['PORT'] ?? '8080'}`
  const reached: Reached[] = []
  for (const page of PAGES) {
    const runs: FirstView[] = []
    for (let run = 0; run < (isQuick ? 1 : RUNS); run++) {
      const one = await firstViewOf(site + page)
      tell(lineOf(page, one))
      runs.push(one)
    }
    reached.push(
      figure(
        { id: `F${page}`, what: `${page}: score`, must: 95, ambitious: 99, better: 'more', unit: '' },
        runs,
        'score',
      ),
      figure(time(`T${page}`, `${page}: total blocking time`), runs, 'blocking'),
      figure(time(`W${page}`, `${page}: the same by processor time`), runs, 'work'),
    )
  }
  return reached
}

const time = (id: string, what: string): Goal => ({
  id,
  what,
  must: 200,
  ambitious: 50,
  better: 'less',
  unit: 'ms',
})

function lineOf(page: string, { score, blocking, largest, first, shift, machine, work }: FirstView): string {
  const ms = (value: number) => `${Math.round(value)} ms`
  return `${page}: score ${score}, blocking ${ms(blocking)} (by processor time ${ms(work)}), largest paint ${ms(largest)}, first paint ${ms(first)}, shift ${shift.toFixed(3)}, benchmark index ${machine}`
}

function figure(goal: Goal, runs: readonly FirstView[], which: keyof FirstView): Reached {
  const { low, median, high } = quartiles(runs.map((run) => run[which]))
  const machine = quartiles(runs.map((run) => run.machine))
  return {
    goal,
    value: median,
    low,
    high,
    isNoisy: machine.high - machine.low > MOST_SPREAD * machine.median,
  }
}

/** The options of the crash test. */
export type Options = { cycles: number; seed: number; isJson: boolean }

const CYCLES = 100

/** Parses `--cycles 100 --seed 7 --json`. The seed determines what is killed when; it is printed, so that a run can be repeated. */
export function readOptions(args: readonly string[]): Options {
  const numberAfter = (flag: string) => {
    const at = args.indexOf(flag)
    const value = at < 0 ? Number.NaN : Number(args[at + 1])
    if (at >= 0 && (!Number.isInteger(value) || value < 1))
      throw new Error(`${flag} needs a whole number above 0`)
    return value
  }
  const cycles = numberAfter('--cycles')
  const seed = numberAfter('--seed')
  return {
    cycles: Number.isNaN(cycles) ? CYCLES : cycles,
    seed: Number.isNaN(seed) ? Math.floor(Math.random() * 1_000_000) + 1 : seed,
    isJson: args.includes('--json'),
  }
}

import { major } from '#kit/money.ts'
import type { StakeRules } from '#game-kit/limits.ts'

const rule = {
  min: major(1),
  max: major(1_000_000),
  step: major(1),
  menu: [major(1)],
  maxWin: major(100_000_000),
}

/** Stakes of the toys: whole units of any currency. */
export const toyStakes: StakeRules = { VND: rule, USD: rule, FUN: rule }

import type { StakeRule } from '../limits.ts'
import type { SlotConfig } from './game.ts'
import { major } from '#kit/money.ts'
import type { Minor } from '#kit/money.ts'

/**
 * Default stakes of a studio slot; an operator may set others. Every stake is a multiple of the smallest, and each buys a whole number
 * of ledger units per credit. `times` is the highest win in stakes: the largest stake may reach it.
 */
export function slotConfig(times: number): SlotConfig {
  const cents = (count: number): Minor => major(count) / 100n
  const rule = (menu: readonly Minor[]): StakeRule => {
    const min = menu[0] ?? 0n
    const max = menu.at(-1) ?? 0n
    return { min, max, step: min, menu, maxWin: max * BigInt(Math.ceil(times)) }
  }
  return {
    stakes: {
      VND: rule([1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000].map(major)),
      USD: rule([20, 40, 100, 200, 500, 1_000, 2_000, 5_000].map(cents)),
      FUN: rule([1, 2, 5, 10, 20, 50, 100].map(major)),
    },
  }
}

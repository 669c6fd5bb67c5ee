import { instantGame } from '#game-kit/instant.ts'
import type { StakeRule } from '#game-kit/limits.ts'
import { slotGame } from '#game-kit/slots/game.ts'
import type { SlotConfig } from '#game-kit/slots/game.ts'
import { major } from '#kit/money.ts'
import type { Minor } from '#kit/money.ts'
import { riverDragonModel } from './model.ts'
import { riverDragonProof } from './proof.ts'

/**
 * River Dragon, edition 1: five reels of three rows, twenty lines, always all of them. Lines pay from the left, the
 * highest win of each. The dragon stands for every symbol but the pearl. Three pearls or more anywhere pay and give ten
 * free spins on richer reels with every win times three; three more in a free spin give ten again, up to thirty. A
 * round that reaches 3 000 times the stake ends there.
 * Example: at a stake of 1.00 a line credit is 0.05; three koi pay 50 credits, 2.50, and 7.50 in a free spin.
 */

/** A slot stake is a multiple of 20 ledger units, so that a credit is a whole number of them. */
function stakes(menu: readonly Minor[], maxWin: Minor): StakeRule {
  const min = menu[0] ?? 0n
  return { min, max: menu.at(-1) ?? 0n, step: min, menu, maxWin }
}

const cents = (count: number): Minor => major(count) / 100n

export const riverDragonConfig: SlotConfig = {
  stakes: {
    VND: stakes(
      [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000].map(major),
      major(1_500_000_000),
    ),
    USD: stakes([20, 40, 100, 200, 500, 1_000, 2_000, 5_000].map(cents), major(150_000)),
    FUN: stakes([1, 2, 5, 10, 20, 50, 100].map(major), major(300_000)),
  },
}

export const riverDragonMath = slotGame({
  id: 'river-dragon',
  edition: 1,
  model: riverDragonModel,
  proof: riverDragonProof,
})

export const riverDragon = instantGame(riverDragonMath, riverDragonConfig)

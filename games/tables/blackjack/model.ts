import { usualTable, type RulesTable } from '#game-kit/blackjack/rules-table.ts'

/** The rules of the shared table in the form of the game for one: one split, no surrender. */
export const sharedTable: RulesTable = { ...usualTable, mostHands: 2, surrender: 'no' }

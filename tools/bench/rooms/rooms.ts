/**
 * `npm run bench -- rooms`: the evaluator of hold'em, two hundred card tables beside fifty tables of fishing in one process, and what a
 * fishing player asks of the database.
 */
import type { Reached } from '../goals.ts'
import { benchTables } from '../fishing/tables.ts'
import { benchEvaluator } from './evaluator.ts'
import { benchMixed } from './mixed.ts'

export async function benchRooms(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const evaluator = benchEvaluator(isQuick, tell)
  const mixed = await benchMixed(isQuick, tell)
  return [...evaluator, ...mixed, ...(await benchTables(isQuick, tell))]
}

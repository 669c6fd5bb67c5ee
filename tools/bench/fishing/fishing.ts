/** `npm run bench -- fishing`: the water of a full table on a phone, and fifty full tables in one process. */
import type { Reached } from '../goals.ts'
import { benchTables } from './tables.ts'
import { benchWater } from './water.ts'

export async function benchFishing(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const water = await benchWater(isQuick, tell)
  return [...water, ...(await benchTables(isQuick, tell))]
}

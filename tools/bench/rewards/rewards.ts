/** `npm run bench -- rewards`: each part in a file of its own, one after the other. */
import type { Reached } from '../goals.ts'
import { benchRebates } from './rebates.ts'
import { benchWagering } from './wagering.ts'

const parts: readonly ((isQuick: boolean, tell: (line: string) => void) => Promise<readonly Reached[]>)[] = [
  benchRebates,
  benchWagering,
]

export async function benchRewards(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const reached: Reached[] = []
  for (const part of parts) reached.push(...(await part(isQuick, tell)))
  return reached
}

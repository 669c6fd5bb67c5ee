/** Verification of a draw's file: a wheel spin, a raffle or red envelopes; or a lottery draw with its ticket file. */
import type { GameEvent } from '#game-kit/events.ts'
import { isRecord } from '#game-kit/schema.ts'
import { sharedVerdict } from './shared.ts'
import { virtualVerdict } from './virtual.ts'

export type DrawVerdict = {
  readonly isSame: boolean
  readonly differences: readonly string[]
  readonly stake: string
  readonly win: string
  readonly events: readonly GameEvent[]
}

/** The verdict on a file of a draw; null for any other file. Throws a TypeError for a draw that cannot be read. */
export async function drawVerdict(text: string, tickets: string | null): Promise<DrawVerdict | null> {
  const json = parsed(text)
  const record = isRecord(json) && isRecord(json['value']) ? json['value'] : json
  const shared = await sharedVerdict(record, tickets)
  if (shared) return shared
  const match = await virtualVerdict(record)
  if (match) return match
  if (!isRecord(record) || typeof record['draw'] !== 'string') return null
  // loaded for draws only: a round needs no schema library
  const [{ drawRecord }, { resultText, verifyDraw }] = await Promise.all([
    import('#features/rewards/draws/contract/shapes.ts'),
    import('#features/rewards/draws/rules/proof.ts'),
  ])
  const read = drawRecord.safeParse(record)
  if (!read.success)
    throw new TypeError(`not an exported draw: ${read.error.issues[0]?.path.join('.') ?? ''}`)
  const { verdict, differences, result } = verifyDraw(read.data)
  console.log(`  ${resultText(result)}`)
  return { isSame: verdict === 'same', differences, stake: '', win: '', events: [] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // reported by the reader of rounds
  }
}

import type { Json } from '#game-kit/schema.ts'
import { piecesOf } from '../store/pieces.ts'
import { roundById } from '../store/rounds.ts'
import { actsOf } from '../store/slips.ts'
import { slipsByIds, type MineRow } from '../store/mine.ts'
import type { Host } from './host.ts'
import { storedSlip } from './steps/settle.ts'

/** The result of one line of a slip. Amounts in ledger units. */
export type LineResult = {
  readonly stake: bigint
  readonly win: bigint
  /** Winning unit bets or hits; 0 for a lost line, also where it returned a rebate. */
  readonly hits: number
}

/** A slip with the result of each line, by the rules that its round was sold with; null while its outcome is not public. */
export async function slipInFull(
  host: Host,
  id: string,
): Promise<{
  readonly slip: MineRow
  readonly results: readonly LineResult[] | null
  readonly script: readonly { readonly type: string }[]
  readonly pieces: readonly Json[]
} | null> {
  const [slip] = await slipsByIds(host.app.db, [id])
  const round = slip && (await roundById(host.app.db, slip.round))
  if (!slip || !round) return null
  const pieces =
    round.piecesShown > 0 ? (await piecesOf(host.app.db, round.id)).slice(0, round.piecesShown) : []
  const base = { slip, pieces: pieces.map(({ piece }) => piece) }
  if (slip.drawn === null) return { ...base, results: null, script: [] }
  const { open } = await host.opened(round)
  const acts = open.timed ? (await actsOf(host.app.db, round.id, [id])).get(id) : undefined
  const { results } = open.settler(slip.drawn)(storedSlip(slip, acts))
  return {
    ...base,
    results: results.map(({ stake, win, tag, hits }) => ({
      stake,
      win,
      hits: tag === 'win' || tag === 'halfWin' || tag === 'jackpot' ? (hits ?? 1) : 0,
    })),
    script: open.describe(slip.drawn).map((event) => ({ ...event })),
  }
}

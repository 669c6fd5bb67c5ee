import type { Reply } from '#contract/route.ts'
import { moneyText } from '#kit/money.ts'
import { anyJson } from '#game-kit/schema.ts'
import type { sharedRounds } from '#features/play/shared-rounds/contract/member.ts'
import {
  fileDifferences,
  recordOf,
  roundDifferences,
  slipDifferences,
  type OwnSlip,
} from '#features/play/shared-rounds/rules/proof.ts'

export type Proof = Reply<typeof sharedRounds.proof>
export type Slip = Reply<typeof sharedRounds.slip>

/** Everything that is checked of a draw, as it was loaded. */
export type Loaded = { readonly proof: Proof; readonly file: string; readonly slip: Slip | null }

/** One check with its differences; empty: it holds. */
export type Check = { readonly key: 'draw' | 'file' | 'slip'; readonly differences: readonly string[] }

/** A slip as the verification reads it; a void slip has no win to compare. */
export function ownSlip({ id, stored, state, win, acts }: Slip): OwnSlip {
  const done = acts.flatMap(({ action, afterMs }) => {
    const read = anyJson.parse(action)
    return read.ok ? [{ action: read.value, afterMs }] : []
  })
  return {
    id,
    stored,
    win: state === 'settled' ? moneyText(win) : null,
    ...(done.length > 0 ? { acts: done } : {}),
  }
}

/** Recomputes a draw, its ticket file and the own slip on this device; the game rules are loaded on demand. Null: they are unknown. */
export async function checkDraw({ proof, file, slip }: Loaded): Promise<readonly Check[] | null> {
  const { sharedGameOf } = await import('#games/shared.ts')
  const game = sharedGameOf(proof.game, proof.edition)
  if (!game) return null
  const record = recordOf(proof)
  if (!record) throw new TypeError('the record of the draw is not plain data')
  const own = slip && slipDifferences(record, game, { slip: ownSlip(slip), file })
  return [
    { key: 'draw', differences: roundDifferences(record, game) },
    { key: 'file', differences: fileDifferences(record, file) },
    ...(own ? [{ key: 'slip' as const, differences: own }] : []),
  ]
}

/** Verification of a shared round's file, such as a lottery draw, with its ticket file and an own slip. */
import type { GameEvent } from '#game-kit/events.ts'
import { isRecord } from '#game-kit/schema.ts'
import type { DrawVerdict } from './draw.ts'

/** The verdict on the file of a shared round; null for any other file. Throws a TypeError for one that cannot be read. */
export async function sharedVerdict(json: unknown, tickets: string | null): Promise<DrawVerdict | null> {
  if (!isRecord(json) || json['record'] !== 'sharedRound') return null
  const [{ sharedGameOf }, { recordOf, ownSlipOf, fileDifferences, roundDifferences, slipDifferences }] =
    await Promise.all([import('#games/shared.ts'), import('#features/play/shared-rounds/rules/proof.ts')])
  const record = recordOf(json)
  if (!record) throw new TypeError('not an exported draw')
  const game = sharedGameOf(record.game, record.edition)
  if (!game) throw new TypeError(`no game ${record.game} in edition ${record.edition}`)
  const slip = ownSlipOf(json['slip'])
  const differences = [
    ...roundDifferences(record, game),
    ...(tickets === null ? [] : fileDifferences(record, tickets)),
    ...(slip ? slipDifferences(record, game, { slip, file: tickets }) : []),
  ]
  const events: readonly GameEvent[] = differences.length
    ? []
    : game.open(record.config).describe(record.outcome)
  if (tickets === null) console.log('  the ticket file was not given: name it behind the draw')
  return { isSame: differences.length === 0, differences, stake: '', win: slip?.win ?? '', events }
}

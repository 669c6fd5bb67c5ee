import type { Currency } from '#kit/currency.ts'
import type { Day } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { Language } from '#server/call.ts'
import { lotteryName, lotteryOfSeries } from '#features/play/lottery/public.ts'
import type { MineRow } from '#features/play/shared-rounds/public.ts'
import type { DrawRow } from '../store/chases.ts'

/** Lines of a slip that a list shows. */
const FIRST_LINES = 3

type At = { readonly language: Language; readonly now: Date; readonly currency: Currency }

/** The moments of the days on which draws are asked for. */
export const drawsOn = (
  { from, to }: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  { timeZone }: { readonly timeZone: string },
): { readonly from: Date | null; readonly to: Date | null } => ({
  from: from === undefined ? null : dayBounds(timeZone, from).from,
  to: to === undefined ? null : dayBounds(timeZone, to).to,
})

/** Whether the sale of a slip's round is on; the ledger decides again when it is cancelled. */
export const mayCancel = (slip: MineRow, now: Date): boolean =>
  slip.state === 'open' && slip.roundState === 'open' && slip.closesAt > now && slip.inputs.epoch === 0

/** Lines that hit: rebates and returned stakes have no hits. */
export const hitsOf = ({ outcome }: Pick<MineRow, 'outcome'>): number =>
  (outcome?.won ?? []).filter(([, , hits]) => hits > 0).length

/** A slip as lists show it. */
export function shownSlip(row: MineRow, draw: DrawRow | undefined, { language, now, currency }: At) {
  const lottery = lotteryOfSeries(row.series)
  return {
    id: row.id,
    gameId: lottery?.code ?? row.series,
    name: lottery ? lotteryName(lottery, language) : row.series,
    round: row.round,
    numero: row.label,
    state: row.state,
    currency,
    stake: row.stake,
    win: row.state === 'void' ? row.stake : row.win,
    at: row.at,
    closesAt: row.closesAt,
    drawsAt: row.drawsAt,
    lines: row.inputs.lines.length,
    hits: hitsOf(row),
    first: row.inputs.lines
      .slice(0, FIRST_LINES)
      .map(([play, , choice]): [string, string] => [play, choiceText(choice)]),
    mayCancel: mayCancel(row, now),
    chase: draw ? { id: draw.chase, no: draw.no } : null,
  }
}

/** A stored choice as text: lotteries store text. */
export const choiceText = (choice: unknown): string =>
  typeof choice === 'string' ? choice : JSON.stringify(choice)

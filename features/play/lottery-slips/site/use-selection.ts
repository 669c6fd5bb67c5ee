import type { Board, BoardPlay } from '#game-kit/lottery/board.ts'
import { readChoice } from '#game-kit/lottery/pick.ts'
import { useLotteryNames } from '#features/play/lottery/site/names.ts'
import type { SlipLine } from '#features/play/lottery/rules/slip.ts'
import { offeredLine } from '../rules/plan.ts'

type Stored = { readonly play: string; readonly choice: string; readonly stake: bigint }

/** Reads stored lines: their selections as text, and as lines of a new slip. */
export function useSelection(board: Board | undefined) {
  const names = useLotteryNames()
  const shown = (play: BoardPlay, choice: string): string | null => {
    const pick = readChoice(play.form, choice)
    const { form, digits } = play
    const isLines = form.kind === 'lines'
    return (
      pick
        ?.map((row, at) =>
          row
            .map((value) => {
              const own = form.rows[at]
              const option = own?.options?.[value]
              return own && option !== undefined
                ? names.option(own.name, option)
                : `${value}`.padStart(digitsOf(isLines, digits), '0')
            })
            .join(isLines && form.numbers.length <= 10 ? '' : ' '),
        )
        .filter((row) => row !== '')
        .join(' | ') ?? null
    )
  }
  const text = ({ play: key, choice }: Pick<Stored, 'play' | 'choice'>): string => {
    const play = board?.plays.find((each) => each.key === key)
    return (play && shown(play, choice)) ?? choice.replace(/@.*$/, '').replaceAll(',', ' ')
  }
  /** A stored selection as a line of a slip, without its price; null where the lottery does not offer it any more. */
  const offered = (item: Pick<Stored, 'play' | 'choice'>) => {
    const line = board && offeredLine(board, item)
    return line ? { ...line, text: text(item) } : null
  }
  return {
    text,
    offered,
    /** The lines that the lottery still offers, as a new slip at their stakes. */
    again: (items: readonly Stored[]): readonly SlipLine[] =>
      items.flatMap((item) => {
        const line = offered(item)
        const unitStake = line ? item.stake / BigInt(line.units) : 0n
        return line && unitStake > 0n ? [{ ...line, unitStake, multiple: 1 }] : []
      }),
  }
}

/** Typed lines of single digits have no leading zeros to fill. */
const digitsOf = (isLines: boolean, digits: number): number => (isLines && digits === 1 ? 1 : digits)

import clsx from 'clsx'
import type { Currency } from '#kit/currency.ts'
import type { Board, BoardPlay, GroupChoice } from '#game-kit/lottery/board.ts'
import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { modeOf, modeRows } from '../../rules/modes.ts'

type ModesProps = {
  readonly board: Board
  readonly play: BoardPlay
  readonly price: GroupChoice
  readonly onPrice: (price: GroupChoice) => void
  /** Of one bet with its multiple. */
  readonly stake: bigint
  readonly currency: Currency
}

/** The four prize modes: where two are sold the member chooses one; the table compares what a winning bet pays in each. */
export function PrizeModes({ board, play, price, onPrice, stake, currency }: ModesProps) {
  const { t, money } = useTexts()
  const used = modeOf(play, price)
  return (
    <div className="grid gap-2">
      {play.hasGroup && (
        <FilterChips
          label={t('lottery.mode')}
          value={price.book}
          onChange={(book) => onPrice({ ...price, book })}
          options={[
            { value: 'L', label: t('lottery.mode.Lott') },
            { value: 'Z', label: t('lottery.mode.ZY') },
          ]}
        />
      )}
      <details className="rounded-control border border-hair">
        <summary className="flex min-h-11 cursor-pointer items-center px-3 text-13 font-medium text-muted">
          {t('lottery.modeOf', { mode: t(`lottery.mode.${used}`) })}
        </summary>
        <table className="w-full border-collapse text-13">
          <thead>
            <tr className="text-12 text-faint">
              {(['mode', 'modePrize', 'modeRebate'] as const).map((key) => (
                <th key={key} scope="col" className="px-3 py-1 text-left font-medium">
                  {t(`lottery.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {modeRows(board, play, price.group, stake).map(({ mode, prize, rebate }) => (
              <tr key={mode} className={clsx('border-t border-hair', mode === used && 'font-bold')}>
                <th scope="row" className="px-3 py-1.5 text-left font-medium">
                  {t(`lottery.mode.${mode}`)}
                  <span className="block text-12 font-normal text-faint">
                    {t(`lottery.modeText.${mode}`)}
                  </span>
                </th>
                <td className="num px-3 py-1.5">{prize === null ? '–' : money(prize, currency)}</td>
                <td className="num px-3 py-1.5">{prize === null ? '–' : money(rebate, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

import { HIGHEST_MULTIPLE, type ChaseStep } from '#game-kit/lottery/chase.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { boundedWhole } from '../../rules/plan.ts'

type DrawsProps = {
  readonly steps: readonly ChaseStep[]
  readonly coming: readonly { readonly numero: string; readonly drawsAt: Date }[]
  readonly currency: Currency
  /** The multiple of a draw typed over, by its place from 0; 0 leaves it out. */
  readonly onMultiple: (at: number, multiple: number) => void
}

/** The draws of a plan with their multiples, and what they cost until then. */
export function Draws({ steps, coming, currency, onMultiple }: DrawsProps) {
  const { t, money, date } = useTexts()
  if (steps.length === 0) return null
  return (
    <div className="max-h-72 overflow-y-auto rounded-control border border-hair">
      <table className="w-full text-13">
        <thead className="sticky top-0 bg-surface text-left text-12 text-faint">
          <tr>
            <th scope="col" className="px-2 py-2 font-medium">
              {t('slips.draw')}
            </th>
            <th scope="col" className="px-1 py-2 font-medium">
              {t('slips.multiple')}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-medium">
              {t('slips.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, at) => {
            const draw = coming[at]
            const numero = draw?.numero ?? `${at + 1}`
            return (
              <tr key={at} className="border-t border-hair">
                <th scope="row" className="num px-2 py-1 text-left font-medium">
                  {numero}
                  {draw && (
                    <span className="block text-12 font-normal text-faint">
                      {date(draw.drawsAt, 'minute')}
                    </span>
                  )}
                </th>
                <td className="px-1 py-1">
                  <input
                    aria-label={t('slips.multipleOf', { numero })}
                    value={step.multiple}
                    inputMode="numeric"
                    onChange={({ target }) =>
                      onMultiple(at, boundedWhole(target.value, { least: 0, most: HIGHEST_MULTIPLE }))
                    }
                    className="num h-9 w-14 rounded-control border border-control bg-surface text-center text-14"
                  />
                </td>
                <td className="num px-2 py-1 text-right">{money(step.staked, currency)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

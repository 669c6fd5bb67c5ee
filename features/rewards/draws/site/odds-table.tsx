import type { Currency } from '#kit/currency.ts'
import type { Rational } from '#kit/rational.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Prize } from '../rules/prize.ts'
import { oddsWords, prizeWords } from '../words/prizes.ts'

export type OddsTableProps = {
  readonly title: string
  readonly text: string
  readonly rows: readonly { readonly prize: Prize; readonly odds: Rational; readonly colour?: string }[]
  readonly currency: Currency
}

/** Prizes and their exact chances, as players and operators see them. */
export function OddsTable({ title, text, rows, currency }: OddsTableProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <section className="panel grid gap-3 p-4 md:p-5">
      <div>
        <h2 className="text-16">{title}</h2>
        <p className="mt-1 text-13 text-muted">{text}</p>
      </div>
      <table className="w-full border-collapse">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('draws.prize')}</th>
            <th scope="col">{t('draws.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ prize, odds, colour }) => (
            <tr key={JSON.stringify(prize)} className="border-b border-hair last:border-b-0">
              <th scope="row" className="py-2 pr-3 text-left font-medium">
                <span className="flex items-center gap-2.5">
                  {colour && (
                    <span
                      className="size-3 shrink-0 rounded-tag"
                      style={{ background: colour }}
                      aria-hidden
                    />
                  )}
                  <span className="min-w-0 wrap-anywhere">{prizeWords(texts, prize, currency)}</span>
                </span>
              </th>
              <td className="num py-2 text-right whitespace-nowrap text-muted">{oddsWords(texts, odds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

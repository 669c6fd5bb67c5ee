import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { PrizeSymbol } from '../card/prize-symbol.tsx'
import type { Design } from '../words.ts'

/** The published prizes of the series on sale: how many were printed, and how many are not found yet. */
export function PrizeTable({ design, currency }: { readonly design: Design; readonly currency: Currency }) {
  const { t, money, number, share } = useTexts()
  const { series, price, theme, rtpText } = design
  if (!series || price === null) return null
  const soldShare = (series.sold / series.size) * 100
  return (
    <section aria-label={t('tickets.prizes')} className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-16 font-bold">{t('tickets.prizes')}</h2>
        <p className="num text-12 text-faint">
          {series.label}
          {rtpText !== null && ` · RTP ${share(rtpText)}`}
        </p>
      </div>
      <div className="grid gap-1">
        <div className="h-2 overflow-hidden rounded-full bg-raised">
          <div className="h-full bg-action" style={{ width: `${soldShare}%` }} />
        </div>
        <p className="num text-12 text-muted">
          {t('tickets.progress', { sold: number(series.sold), size: number(series.size) })}
        </p>
      </div>
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="text-12 text-faint">
            <th scope="col" className="py-1 text-left font-medium">
              {t('tickets.prize')}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t('tickets.printed')}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t('tickets.left')}
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {series.prizes.map(({ times, count, found }, at) => (
            <tr key={times} className="border-t border-hair">
              <td className="py-1">
                <span className="flex items-center gap-2 font-semibold">
                  <PrizeSymbol
                    theme={theme}
                    prize={at}
                    count={series.prizes.length}
                    className="size-8 shrink-0"
                  />
                  {money(price * BigInt(times), currency, { symbol: true })}
                </span>
              </td>
              <td className="py-1 text-right text-muted">{number(count)}</td>
              <td className="py-1 text-right font-semibold">{number(count - found)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

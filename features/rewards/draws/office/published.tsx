import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { DrawData } from '../rules/draw.ts'
import { publishedRows } from '../words/prizes.ts'

/** Prizes and chances exactly as players see them. */
export function Published({ data, currency }: { readonly data: DrawData; readonly currency: Currency }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <section className="grid gap-2">
      <h3 className="text-14">{t('drawsOffice.asPlayer')}</h3>
      <table className="w-full border-collapse text-13">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('draws.prize')}</th>
            <th scope="col">{t('draws.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {publishedRows(texts, data, currency).map(({ key, name, value }) => (
            <tr key={key} className="border-b border-hair last:border-b-0">
              <th scope="row" className="py-1.5 pr-3 text-left font-medium wrap-anywhere">
                {name}
              </th>
              <td className="num py-1.5 text-right text-muted">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

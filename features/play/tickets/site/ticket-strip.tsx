import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { tickets } from '../contract/member.ts'
import { headOf } from './pictures.ts'

const REFRESH_MS = 60_000

/** The instant tickets on sale, above the lotteries of /elott. Nothing while it loads: the lotteries do not wait for it. */
export function TicketStrip() {
  const { t, money } = useTexts()
  const asked = useApiQuery(useApi(tickets).list, undefined, { everyMs: REFRESH_MS })
  const onSale = (asked.data?.list ?? []).filter(({ price, series }) => price !== null && series !== null)
  const currency = asked.data?.currency
  if (!currency) return <div className="h-31 md:h-42" />
  if (onSale.length === 0) return null
  return (
    <section aria-label={t('tickets.title')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-16 font-bold">{t('tickets.title')}</h2>
      <ul className="strip flex gap-3 md:grid md:grid-cols-3">
        {onSale.map(({ code, theme, name, price, series }) => (
          <li key={code} className="w-43 shrink-0 md:w-auto">
            <Link
              to="/elott"
              search={{ gameCode: code }}
              className="relative block overflow-hidden rounded-card shadow-lift no-underline"
            >
              <img
                {...headOf(theme)}
                sizes="(min-width: 761px) 380px, 172px"
                alt=""
                className="block aspect-2/1 w-full"
              />
              <span className="absolute inset-x-0 bottom-0 flex justify-between gap-2 bg-black/70 px-2.5 py-1 text-12 font-medium text-white">
                <span className="truncate">{name}</span>
                <span className="num">{money(price ?? 0n, currency)}</span>
              </span>
              <span className="sr-only">
                {t('tickets.upTo', {
                  sum: money((price ?? 0n) * BigInt(series?.prizes[0]?.times ?? 0), currency, {
                    symbol: true,
                  }),
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

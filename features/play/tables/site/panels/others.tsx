import { useTexts } from '#texts/use-texts.ts'
import { useBetNames } from '../names.ts'
import type { TableReply } from '../use-table.ts'

/** Bets listed at most. */
const LISTED = 12

/** What everybody has bet on the round, summed up, and the larger bets with masked names. */
export function Others({ data: { seats, table } }: { readonly data: TableReply }) {
  const { t, money, number } = useTexts()
  const nameOf = useBetNames()
  const { currency } = table.limits
  const stands = seats.books.find((book) => book.currency === currency)?.stands ?? []
  const total = stands.reduce((sum, { stake }) => sum + stake, 0n)
  const listed = stands.toSorted((a, b) => (a.stake < b.stake ? 1 : -1)).slice(0, LISTED)
  return (
    <div className="grid gap-4">
      <p className="text-13 text-muted">{t('tables.playersNow', { count: seats.players })}</p>
      {listed.length === 0 ? (
        <p className="text-13 text-muted">{t('tables.noBets')}</p>
      ) : (
        <ul className="grid gap-2">
          {listed.map(({ key, players, stake }) => (
            <li key={key} className="grid gap-1 text-13">
              <span className="flex justify-between gap-3">
                <span>
                  {nameOf(key)} <span className="num text-faint">{number(players)}</span>
                </span>
                <span className="num">{money(stake, currency, { symbol: true })}</span>
              </span>
              <span className="h-1.5 overflow-hidden rounded-full bg-raised" aria-hidden>
                <span
                  className="block h-full rounded-full bg-action"
                  style={{ width: `${total > 0n ? Number((stake * 100n) / total) : 0}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {seats.big.length > 0 && (
        <section className="grid gap-1.5">
          <h3 className="text-13 font-bold">{t('tables.bigBets')}</h3>
          <ul className="grid gap-1 text-13">
            {seats.big.map((bet, nth) => (
              <li key={nth} className="flex justify-between gap-3">
                <span className="text-muted">
                  {bet.name} · {nameOf(bet.key)}
                </span>
                <span className="num">{money(bet.stake, bet.currency, { symbol: true })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

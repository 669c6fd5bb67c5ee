import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import type { TableShown } from './table-drawer.tsx'

type Book = TableShown['exposure'][number]

/** Results and bets that are listed. */
const LISTED = 12

/** What the round under way could cost: by result where there are few, and by bet. */
export function Exposure({ shown }: { readonly shown: TableShown }) {
  const { t } = useTexts()
  if (shown.exposure.length === 0)
    return <EmptyState title={t('liveOffice.noBets')} text={t('liveOffice.noBetsText')} />
  return (
    <div className="grid gap-6">
      {shown.exposure.map((book) => (
        <BookExposure key={book.currency} book={book} isLucky={shown.row.game === 'lucky-roulette'} />
      ))}
    </div>
  )
}

function BookExposure({ book, isLucky }: { readonly book: Book; readonly isLucky: boolean }) {
  const { t } = useTexts()
  const { currency, stake, bets, results } = book
  return (
    <section className="grid gap-3">
      <h3 className="flex justify-between gap-3 text-14 font-medium">
        <span>{currency}</span>
        <Amount amount={stake} currency={currency} code />
      </h3>
      {results.length > 0 && (
        <div className="grid gap-2">
          <h4 className="text-13 text-muted">{t('liveOffice.worst')}</h4>
          {isLucky && <p className="text-12 text-muted">{t('liveOffice.multipliersNot')}</p>}
          <ul className="grid grid-cols-2 gap-1 sm:grid-cols-4" aria-label={t('liveOffice.byResult')}>
            {results.slice(0, LISTED).map(({ mark, keeps }) => (
              <li
                key={mark}
                className={`panel flex items-baseline justify-between gap-2 px-2 py-1 text-12 ${keeps < 0n ? 'text-danger' : ''}`}
              >
                <span className="num font-medium">{mark}</span>
                <Amount amount={keeps} currency={currency} signed />
              </li>
            ))}
          </ul>
        </div>
      )}
      <h4 className="text-13 text-muted">{t('liveOffice.byBet')}</h4>
      <Facts
        facts={bets.slice(0, LISTED).map(({ key, players, stake: on, pays }) => ({
          key,
          name: (
            <span className="grid">
              <span className="num">{key}</span>
              <span className="text-12 text-muted">{t('liveOffice.betPays', { players })}</span>
            </span>
          ),
          value: (
            <span className="grid justify-items-end">
              <Amount amount={on} currency={currency} />
              <span className="text-12 text-muted">
                <Amount amount={pays} currency={currency} />
              </span>
            </span>
          ),
        }))}
      />
    </section>
  )
}

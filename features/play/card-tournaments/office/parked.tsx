import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import type { tournamentsOffice } from '../contract/office.ts'

type Shown = Reply<typeof tournamentsOffice.one>

/** Payments that waited for a frozen wallet, or still do. */
export function Parked({ shown: { parked, tournament } }: { readonly shown: Shown }) {
  const { t, date } = useTexts()
  if (parked.length === 0) return null
  return (
    <section className="grid gap-2" aria-label={t('tournamentsOffice.parked')}>
      <h3 className="text-14 font-semibold">{t('tournamentsOffice.parked')}</h3>
      <p className="text-13 text-muted">{t('tournamentsOffice.parkedText')}</p>
      <ul className="grid text-13">
        {parked.map(({ member, name, isReturn, amount, paidAt }, nth) => (
          <li
            key={nth}
            className="flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-hair py-1.5"
          >
            <a className="min-w-0 font-medium text-action-text hover:underline" href={`/members/${member}`}>
              {name}
            </a>
            <span className="text-muted">
              {t(isReturn ? 'tournamentsOffice.parkedReturn' : 'tournamentsOffice.parkedPrize')}
            </span>
            <Amount amount={amount} currency={tournament.currency} code />
            {paidAt ? (
              <Status tone="good">
                {t('tournamentsOffice.parkedPaid', { date: date(paidAt, 'minute') })}
              </Status>
            ) : (
              <Status tone="waiting">{t('tournamentsOffice.parkedWaits')}</Status>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

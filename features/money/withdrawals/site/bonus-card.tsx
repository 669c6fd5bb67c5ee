import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Link } from '#ui/route/link.tsx'
import type { Terms } from './steps.ts'

/** The active bonus: what is left to wager, and what a withdrawal and a cancellation do to it. */
export function BonusCard({ terms: { bonus, currency, free } }: { readonly terms: Terms }) {
  const { t, date, money } = useTexts()
  if (!bonus) return null
  const { balance, requirement, wagered, rounds, expiresAt } = bonus
  const sum = (amount: bigint) => <Amount amount={amount} currency={currency} />
  const left = requirement > wagered ? requirement - wagered : 0n
  const percent = requirement > 0n ? Number((wagered * 100n) / requirement) : 100
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <h2 className="text-16">{t('withdrawals.bonus')}</h2>
      <Facts
        facts={[
          rounds === null
            ? { key: 'balance', name: t('withdrawals.bonusBalance'), value: sum(balance) }
            : { key: 'rounds', name: t('withdrawals.bonusRounds'), value: rounds },
          ...(rounds === null
            ? [{ key: 'left', name: t('withdrawals.bonusLeft'), value: sum(left), total: true }]
            : []),
          ...(expiresAt
            ? [{ key: 'until', name: t('withdrawals.bonusUntil'), value: date(expiresAt, 'minute') }]
            : []),
        ]}
      />
      {rounds === null && (
        <div className="grid gap-1">
          <div className="h-1.5 rounded-full bg-raised" aria-hidden>
            <div className="h-full rounded-full bg-action" style={{ width: `${percent}%` }} />
          </div>
          <p className="num text-12 text-faint">
            {t('withdrawals.progress', {
              have: money(wagered, currency),
              need: money(requirement, currency),
            })}
          </p>
        </div>
      )}
      <ul className="grid list-disc gap-1 pl-4 text-13 text-muted marker:text-faint">
        <li>{t('withdrawals.bonusKept', { free: money(free, currency, { symbol: true }) })}</li>
        <li>
          {rounds === null
            ? t('withdrawals.bonusForfeited', { sum: money(balance, currency, { symbol: true }) })
            : t('withdrawals.bonusForfeitedRounds', { count: rounds })}
        </li>
      </ul>
      <Link to="/index" search={{ member: 'bonusDetails' }} className="text-13 underline underline-offset-2">
        {t('withdrawals.bonusDetails')}
      </Link>
    </section>
  )
}

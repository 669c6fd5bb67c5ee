import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { isFreeBets, isFreeRounds } from '../rules/free-rounds.ts'
import type { Bonus } from './bonuses-panel.tsx'

/** What free bets have won becomes cash at their end, unless their terms name a bonus. */
const isPaidAsBonus = (bonus: Bonus) =>
  isFreeRounds(bonus.terms) && !(isFreeBets(bonus) && bonus.terms.wins === 'cash')

type Props = { readonly ended: readonly Bonus[]; readonly onBets: (bonus: Bonus) => void }

/** Bonuses that ended, newest first: how, and what became cash. */
export function EndedList({ ended, onBets }: Props) {
  const { t, date } = useTexts()
  return (
    <section className="panel p-4 md:p-5">
      <h2 className="mb-3 text-16">{t('bonuses.ended')}</h2>
      <ul className="grid">
        {ended.map((bonus) => (
          <li key={bonus.id} className="border-t border-hair first:border-t-0">
            <button
              type="button"
              className="grid w-full gap-0.5 py-3 text-left"
              onClick={() => onBets(bonus)}
            >
              <span className="flex justify-between gap-3 font-medium">
                <span>{bonus.outcome && t(`bonuses.outcome.${bonus.outcome}`)}</span>
                {bonus.rounds ? (
                  t(isFreeBets(bonus) ? 'bonuses.freeBets' : 'bonuses.rounds', { count: bonus.rounds.count })
                ) : (
                  <Amount amount={bonus.amount} currency={bonus.currency} symbol />
                )}
              </span>
              <span className="flex justify-between gap-3 text-12 text-faint">
                <span>{bonus.endedAt && date(bonus.endedAt, 'minute')}</span>
                <span>
                  {t(isPaidAsBonus(bonus) ? 'bonuses.roundsWonBonus' : 'bonuses.converted')}{' '}
                  <Amount amount={bonus.converted ?? 0n} currency={bonus.currency} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

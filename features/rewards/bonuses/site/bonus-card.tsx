import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import type { Bonus } from './bonuses-panel.tsx'
import { isFreeBets } from '../rules/free-rounds.ts'
import { TermsList } from '../shown/terms-list.tsx'
import { useCategory } from '../shown/use-category.ts'

const wordsOfRounds = {
  left: 'bonuses.roundsLeft',
  stake: 'bonuses.roundsStake',
  games: 'bonuses.roundsGames',
} as const
const wordsOfBets = {
  left: 'bonuses.betsLeft',
  stake: 'bonuses.betsStake',
  games: 'bonuses.betsGames',
} as const

type Props = { readonly bonus: Bonus; readonly onBets: () => void; readonly onCancel: () => void }

/** An active bonus: what is in it, how far its wagering is, and its terms. */
export function BonusCard({ bonus, onBets, onCancel }: Props) {
  const { t, date } = useTexts()
  const category = useCategory()
  const { amount, balance, currency, expiresAt, openRounds, rounds, state } = bonus
  const words = isFreeBets(bonus) ? wordsOfBets : wordsOfRounds
  const sum = (units: bigint) => <Amount amount={units} currency={currency} symbol />
  const facts: Fact[] = [
    ...(rounds
      ? [
          { key: 'left', name: t(words.left), value: `${rounds.left}/${rounds.count}` },
          { key: 'stake', name: t(words.stake), value: sum(rounds.stake) },
          {
            key: 'games',
            name: t(words.games),
            value: [...rounds.games, ...rounds.categories.map(category)].join(', '),
          },
          ...(rounds.won > 0n ? [{ key: 'won', name: t('bonuses.roundsWon'), value: sum(rounds.won) }] : []),
        ]
      : [
          { key: 'amount', name: t('bonuses.amount'), value: sum(amount) },
          { key: 'balance', name: t('bonuses.balance'), value: sum(balance) },
        ]),
    ...(openRounds ? [{ key: 'open', name: t('bonuses.openRounds'), value: openRounds }] : []),
    ...(expiresAt ? [{ key: 'until', name: t('bonuses.until'), value: date(expiresAt, 'minute') }] : []),
  ]
  return (
    <article className="panel grid gap-4 p-4 md:p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-16">
          <BonusName bonus={bonus} />
        </h2>
        <p className="text-13 text-muted">{t(`bonuses.state.${state}`)}</p>
      </header>
      {state === 'active' && !rounds && <Wagering bonus={bonus} />}
      <Facts facts={facts} />
      <details>
        <summary className="cursor-pointer py-2 text-13 font-medium underline underline-offset-2">
          {t('bonuses.terms')}
        </summary>
        <TermsList terms={bonus.terms} hash={bonus.termsHash} currency={currency} amount={amount} />
      </details>
      <div className="flex flex-wrap gap-2.5">
        {state !== 'queued' && !rounds && (
          <Button size="sm" onClick={onBets}>
            {t('bonuses.bets')}
          </Button>
        )}
        {(state === 'active' || state === 'queued') && (
          <Button size="sm" look="quiet" onClick={onCancel}>
            {t('bonuses.cancel')}
          </Button>
        )}
      </div>
    </article>
  )
}

/** "500.00 bonus", "Free rounds: 10" or "Free bets: 2". */
function BonusName({ bonus }: { readonly bonus: Bonus }) {
  const { amount, currency, rounds } = bonus
  const { t } = useTexts()
  if (rounds) return t(isFreeBets(bonus) ? 'bonuses.freeBets' : 'bonuses.rounds', { count: rounds.count })
  return (
    <>
      <Amount amount={amount} currency={currency} symbol /> {t('bonuses.bonus')}
    </>
  )
}

function Wagering({ bonus: { wagered, requirement, currency } }: { readonly bonus: Bonus }) {
  const { t, money } = useTexts()
  const left = requirement - wagered
  const percent = requirement > 0n ? Number((wagered * 100n) / requirement) : 100
  const have = money(wagered, currency)
  const need = money(requirement, currency)
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label={t('bonuses.wagering')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={t('bonuses.progress', { have, need })}
        className="h-2 rounded-full bg-raised"
      >
        <div className="h-full rounded-full bg-action" style={{ width: `${percent}%` }} />
      </div>
      <p className="num flex flex-wrap justify-between gap-2 text-13">
        <span>{t('bonuses.progress', { have, need })}</span>
        <span className="text-muted">{t('bonuses.left', { left: money(left, currency) })}</span>
      </p>
    </div>
  )
}

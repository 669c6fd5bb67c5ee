import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Link } from '#ui/route/link.tsx'
import { linkClass } from '#ui/action/link.tsx'
import type { bonuses } from '../contract/member.ts'
import { TermsList } from '../shown/terms-list.tsx'

type VendorRounds = Reply<(typeof bonuses)['list']>['vendorRounds'][number]

/** Free rounds that the game's provider gives: how many are left as it reports, what they have won, and the way to the game. */
export function VendorRoundsCard({ rounds }: { readonly rounds: VendorRounds }) {
  const { t, date } = useTexts()
  const { game, gameName, state, outcome, count, played, stake, won, currency, terms, termsHash, until } =
    rounds
  const sum = (units: bigint) => <Amount amount={units} currency={currency} symbol />
  const facts = [
    { key: 'played', name: t('bonuses.order.playedOf'), value: `${played}/${count}` },
    { key: 'stake', name: t('bonuses.roundsStake'), value: sum(stake) },
    { key: 'games', name: t('bonuses.roundsGames'), value: gameName },
    ...(won > 0n ? [{ key: 'won', name: t('bonuses.roundsWon'), value: sum(won) }] : []),
    ...(outcome ? [] : [{ key: 'until', name: t('bonuses.until'), value: date(until, 'minute') }]),
  ]
  return (
    <article className="panel grid gap-4 p-4 md:p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-16">{t('bonuses.rounds', { count })}</h2>
        <p className="text-13 text-muted">{t(`bonuses.order.${outcome ?? state}`)}</p>
      </header>
      <Facts facts={facts} />
      {state === 'active' && (
        <Link to="/game" search={{ gameId: game }} className={`${linkClass} justify-self-start`}>
          {t('bonuses.order.open')}
        </Link>
      )}
      <details>
        <summary className="cursor-pointer py-2 text-13 font-medium underline underline-offset-2">
          {t('bonuses.terms')}
        </summary>
        <TermsList terms={terms} hash={termsHash} currency={currency} amount={BigInt(count) * stake} />
      </details>
    </article>
  )
}

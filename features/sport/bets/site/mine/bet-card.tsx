import { Pencil, Repeat } from 'lucide-react'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { countedIn, percentFor } from '#features/sport/campaigns/rules/terms.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Link } from '#ui/route/link.tsx'
import { useBetName } from '../../shown/bet-name.ts'
import { sidesOf, useSportNames } from '../../shown/names.ts'
import { podiumOf } from '../../shown/podium.ts'
import { Clock } from '../parts/clock.tsx'
import { LineStake } from '../parts/line-stake.tsx'
import { pickedOf } from '../parts/price-button.tsx'
import { changeSlip, openSlip } from '../state/slip-store.ts'
import { emptySlip, nameOf, toggled, type Slip } from '../../rules/picks.ts'
import { mostOfLine } from '../../rules/stakes/line-stake.ts'
import { useOdds } from '../state/use-odds.ts'
import { useSportDate } from '../state/use-sport-date.ts'
import type { Bet, BetLeg, CashOutOffer } from '../types.ts'
import { plainOf } from '../slip/limits.ts'
import { CashOut } from './cash-out.tsx'
import { Progress, Standing } from './tracker.tsx'

type BetCardProps = {
  readonly bet: Bet
  readonly currency: Currency
  readonly offer: CashOutOffer | undefined
}

const tones = { open: 'info', won: 'gold', lost: 'plain', void: 'waiting', cashedOut: 'good' } as const

/** A bet: its legs, what it pays, and what was paid. */
export function BetCard({ bet, currency, offer }: BetCardProps) {
  const { t, money, number } = useTexts()
  const { date } = useSportDate()
  const name = useBetName()
  const shown = (amount: bigint) => money(amount, currency, { symbol: true })
  const isOpen = bet.state === 'open'
  return (
    <article className="panel grid grid-cols-[minmax(0,1fr)] gap-3 p-4" aria-label={bet.number}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-bold">{name(bet)}</h3>
        <Status tone={tones[bet.state]}>{t(`sports.bet.${bet.state}`)}</Status>
        <span className="code ml-auto text-12 text-faint">{bet.number}</span>
      </header>
      <Progress bet={bet} />
      <ul className="grid">
        {bet.legs.map((leg, at) => (
          <Leg key={`${leg.event.id} ${at}`} leg={leg} />
        ))}
      </ul>
      <dl className="sb-sums border-t border-hair pt-3">
        <dt>{t('sports.placedAt')}</dt>
        <dd className="num">{date(bet.placedAt, 'minute')}</dd>
        <LineStake stake={bet.stake} lines={bet.lines} currency={currency} />
        <dt>{t(bet.lines > 1 ? 'sports.totalStake' : 'sports.stake')}</dt>
        <dd className="num">{shown(bet.stake)}</dd>
        {bet.cashedOut > 0n && (
          <>
            <dt>{t('sports.cashedOut')}</dt>
            <dd className="num">{shown(bet.cashedOut)}</dd>
          </>
        )}
        <dt>{t(isOpen ? 'sports.potential' : 'sports.returned')}</dt>
        <dd className={bet.state === 'won' ? 'num font-bold text-win' : 'num font-bold'}>
          {shown(isOpen ? bet.potential : bet.returned)}
        </dd>
      </dl>
      {bet.isFree && <p className="text-12 text-muted">{t('sports.isFree')}</p>}
      {bet.boost && (
        <p className="text-12 text-muted">
          {t('sportCampaigns.boosted', {
            percent: number(percentFor(bet.boost.steps, countedIn(bet.legs, bet.boost.leastPrice))),
          })}
        </p>
      )}
      {bet.earlyLead !== null && (
        <p className="text-12 text-muted">{t('sportCampaigns.early', { lead: bet.earlyLead })}</p>
      )}
      {bet.settlement > 1 && (
        <p className="text-12 text-warning">{t('sports.resettled', { times: bet.settlement })}</p>
      )}
      {bet.editedTo && <p className="text-12 text-muted">{t('sports.edited')}</p>}
      {bet.mayEdit && (
        <Button size="sm" look="quiet" icon={Pencil} onClick={() => onSlip(bet, bet.id)} className="w-max">
          {t('sports.edit')}
        </Button>
      )}
      {isOpen ? (
        offer && <CashOut bet={bet} offer={offer} currency={currency} />
      ) : (
        <Button size="sm" look="quiet" icon={Repeat} onClick={() => onSlip(bet)} className="w-max">
          {t('sports.betAgain')}
        </Button>
      )}
    </article>
  )
}

/** The first three of a race by number: "3, 1 = 5" if two of them finished level. */
const orderText = (places: NonNullable<BetLeg['event']['places']>): string =>
  podiumOf(places)
    .map(({ numbers }) => numbers.join(' = '))
    .join(', ')

const howKey = (how: string): string => `sports.settledHow.${how === 'played' ? 'notCounted' : how}`

const legTones = {
  open: 'info',
  won: 'good',
  halfWon: 'good',
  push: 'waiting',
  void: 'waiting',
  halfLost: 'plain',
  lost: 'plain',
} as const

function Leg({ leg }: { readonly leg: BetLeg }) {
  const { t, ppm } = useTexts()
  const names = useSportNames()
  const odds = useOdds()
  const { event, selections, price, state, settledBy, scoreAtBet, isBanker, fair } = leg
  const sides = sidesOf(event, names.label)
  return (
    <li className="sb-bet-leg">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          {selections.map((each) => (
            <span key={`${each.market} ${each.period} ${each.line}`}>
              <span className="font-medium">{names.outcome(each, sides)}</span>{' '}
              <span className="text-12 text-muted">{names.market(each, sides)}</span>
            </span>
          ))}
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-12 text-muted">
            <Link
              to={event.league.sport === 'shooter' || event.league.sport === 'arena' ? '/esports' : '/sports'}
              search={{ event: event.id }}
              className="hover:underline"
            >
              {sides.away ? `${sides.home} – ${sides.away}` : sides.home}
            </Link>
            {event.live && event.state === 'live' && (
              <span className="num font-bold text-text">{event.live.score.join('–')}</span>
            )}
            {state === 'open' && <Clock event={event} />}
            {isBanker && <span className="sb-tag">{t('sports.banker')}</span>}
          </span>
        </div>
        <div className="grid justify-items-end gap-1">
          <span className="num font-bold">{odds(price)}</span>
          {state !== 'open' && <Status tone={legTones[state]}>{t(`sports.leg.${state}`)}</Status>}
        </div>
      </div>
      {settledBy && (
        <p className="text-12 text-faint">
          {settledBy.score
            ? t('sports.settledBy', { score: settledBy.score.join('–') })
            : event.places
              ? t('sports.settledOrder', { order: orderText(event.places) })
              : t(howKey(settledBy.how))}
          {settledBy.version > 1 && ` · ${t('sports.resultVersion', { version: settledBy.version })}`}
        </p>
      )}
      <Standing leg={leg} />
      {scoreAtBet && (
        <p className="text-12 text-faint">{t('sports.scoreAtBet', { score: scoreAtBet.join('–') })}</p>
      )}
      {fair !== null && state === 'open' && (
        <p className="text-12 text-faint">
          {t('sports.chance', { chance: ppm(Math.round(fair * 100) * 10_000) })}
        </p>
      )}
    </li>
  )
}

/** Puts the selections of a bet back onto the slip, to be bet again or edited; the quote says which of them are still offered. */
function onSlip(bet: Bet, edit?: string): void {
  let slip: Slip = emptySlip
  for (const { event, selections, price, isBanker } of bet.legs)
    for (const selection of selections)
      slip = toggled(slip, {
        event: event.id,
        selection,
        price,
        epoch: 0,
        isBanker,
        sport: event.sport,
        ...pickedOf(event, selection.outcome, null),
        league: event.league.name,
        startsAt: event.startsAt.toISOString(),
      })
  const whole = bet.running || bet.stake
  const stake = plainOf(whole)
  const [only, ...others] = slip.picks
  const isSingle = only && others.length === 0
  const isSystem = bet.legs.length > 1 && bet.sizes.join() !== String(bet.legs.length)
  const typed = isSystem ? plainOf(mostOfLine(whole, bet.lines)) : stake
  changeSlip(() => ({
    ...slip,
    isEachWay: bet.isEachWay,
    ...(isSystem ? { mode: 'system' as const, sizes: bet.sizes } : {}),
    ...(edit === undefined
      ? {}
      : { edit, ...(isSingle ? { stakes: { [nameOf(only)]: stake } } : { stake: typed }) }),
  }))
  openSlip(true)
}

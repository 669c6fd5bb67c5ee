import { lazy, Suspense } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { posterOf } from '#features/play/lobby/site/posters.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Poster } from '#ui/art/poster.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { levelName } from '#features/play/jackpots/rules/keys.ts'
import { cardGame } from '#features/play/card-rooms/contract/shapes.ts'
import { tableGame } from '#features/play/tables/contract/shapes.ts'
import { rounds } from '../../contract.ts'
import { resultOf } from './result.ts'
import { RoundProof } from './round-proof.tsx'
import { RoundReplay } from './round-replay.tsx'

const TicketReplay = lazy(async () => ({
  default: (await import('#features/play/tickets/site/ticket-replay.tsx')).TicketReplay,
}))

const RecordedSlip = lazy(async () => ({
  default: (await import('#features/play/lottery-slips/site/slip-result.tsx')).RecordedSlip,
}))

const RecordedFlight = lazy(async () => ({
  default: (await import('#features/play/crash/site/stage/replay.tsx')).RecordedFlight,
}))

const RecordedCards = lazy(async () => ({
  default: (await import('#features/play/card-tournaments/site/recorded-cards.tsx')).RecordedCards,
}))

const RecordedDeal = lazy(async () => ({
  default: (await import('#features/play/tables/site/panels/recorded-deal.tsx')).RecordedDeal,
}))

export type RoundDetail = Reply<typeof rounds.detail>

/** One round in full: result, replay, balances, and seeds. */
export function RoundDrawer({
  roundId,
  onClose,
}: {
  readonly roundId: string | null
  readonly onClose: () => void
}) {
  const { t, date } = useTexts()
  const asked = useApiQuery(
    useApi(rounds).detail,
    { params: { roundId: roundId ?? '' } },
    { enabled: roundId !== null, staleMs: 60_000 },
  )
  const round = roundId === null ? undefined : asked.data
  const poster = round && (
    <Poster art={posterOf(round.game)} sizes="36px" eager className="w-9 shrink-0 rounded-[7px]" />
  )
  return (
    <Drawer
      open={roundId !== null}
      onClose={onClose}
      title={round?.gameName ?? t('rounds.title')}
      text={round && date(round.at, 'stamp')}
      start={poster}
    >
      {roundId !== null && <QueryState of={asked}>{(value) => <Inside round={value} />}</QueryState>}
    </Drawer>
  )
}

function Inside({ round }: { readonly round: RoundDetail }) {
  const { money, t } = useTexts()
  const { currency, stake, win, net } = round
  const isOpen = round.status === 'open'
  const isVoid = round.status === 'void'
  const { bonusStake, counted } = round
  const facts = [
    ...(bonusStake > 0n
      ? [
          {
            key: 'bonusStake',
            name: t('rounds.bonusStake'),
            value: <Amount amount={bonusStake} currency={currency} />,
          },
        ]
      : []),
    ...(counted
      ? [
          {
            key: 'counted',
            name: t('rounds.counted', { bonus: money(counted.amount, currency, { symbol: true }) }),
            value: <Amount amount={counted.contribution} currency={currency} />,
          },
        ]
      : []),
    ...(round.jackpot?.given ?? []).map(({ level, amount }) => ({
      key: `given:${level}`,
      name: t('jackpots.recordGiven', { level: levelName(level) }),
      value: <Amount amount={amount} currency={currency} />,
    })),
    ...(round.jackpot?.prizes ?? []).map(({ level, number, prize }) => ({
      key: `prize:${level}:${number}`,
      name: t('jackpots.recordWon', { level: levelName(level) }),
      value: <Amount amount={prize} currency={currency} won />,
    })),
    {
      key: 'before',
      name: t('rounds.before'),
      value: <Amount amount={round.balanceBefore} currency={currency} />,
    },
    {
      key: 'after',
      name: t('rounds.after'),
      value: <Amount amount={round.balanceAfter} currency={currency} />,
    },
    { key: 'edition', name: t('rounds.edition'), value: <span className="num">{round.edition}</span> },
  ]
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <div className="grid justify-items-start gap-1.5">
          <State round={round} />
          <Copyable
            text={round.roundId}
            shown={`${round.roundId.slice(0, 8)} … ${round.roundId.slice(-4)}`}
            what={t('rounds.number')}
            className="text-12 text-faint"
          />
        </div>
        {!isOpen && (
          <Amount
            amount={net}
            currency={currency}
            signed
            won={net > 0n}
            className="text-28 font-semibold tracking-tight"
          />
        )}
      </div>
      <div className="grid grid-cols-3 gap-px overflow-hidden rounded-control bg-hair *:bg-raised *:px-3 *:py-2.5">
        <Cell name={t('rounds.stake')} value={<Amount amount={stake} currency={currency} />} />
        <Cell name={t('rounds.return')} value={<Amount amount={win} currency={currency} />} />
        <Cell name={t('rounds.validBet')} value={<Amount amount={round.validBet} currency={currency} />} />
      </div>
      {isVoid && <p className="text-13 text-muted">{t('rounds.voidText')}</p>}
      <SharedPart round={round} />
      {round.hasReplay && <RoundReplay key={round.roundId} round={round} />}
      <Facts facts={facts} />
      <RoundProof round={round} />
    </div>
  )
}

/** What became of the bet, in a word. */
function State({ round: { status, stake, win } }: { readonly round: RoundDetail }) {
  const { decimal, t } = useTexts()
  if (status === 'open') return <Status tone="waiting">{t('rounds.open')}</Status>
  if (status === 'void') return <Status tone="plain">{t('rounds.void')}</Status>
  const { tone, text, times } = resultOf(stake, win)
  return <Status tone={tone}>{t(text, { times: decimal(times) })}</Status>
}

function Cell({ name, value }: { readonly name: string; readonly value: React.ReactNode }) {
  return (
    <div>
      <span className="block text-12 text-faint">{name}</span>
      <span className="font-semibold">{value}</span>
    </div>
  )
}

/** Pages of sports show a bet with its selections, prices, scores and terms. */
const sportsPaths: Readonly<Partial<Record<string, string>>> = { sports: '/sports', esports: '/esports' }

/**
 * What the betting record shows of a shared round: the lines of a slip with their hits, an instant ticket, a deal, a hand of cards or a
 * tournament, a flight, or the way to a bet on sports.
 */
function SharedPart({ round }: { readonly round: RoundDetail }) {
  const { t } = useTexts()
  const { roundId, currency, category, stake, win } = round
  if (round.game === 'paper-kite')
    // its flight went without a bet that was taken back
    return round.status === 'void' ? null : (
      <Suspense fallback={null}>
        <RecordedFlight key={roundId} {...{ id: roundId, currency, stake, win }} />
      </Suspense>
    )
  if (cardGame.safeParse(round.game).success)
    return (
      <Suspense fallback={null}>
        <RecordedCards key={roundId} id={roundId} currency={currency} />
      </Suspense>
    )
  if (tableGame.safeParse(round.game).success)
    return (
      <Suspense fallback={null}>
        <RecordedDeal key={roundId} id={roundId} />
      </Suspense>
    )
  const sportsPath = sportsPaths[round.game]
  if (sportsPath)
    return (
      <Link
        to={sportsPath}
        search={{ view: 'bets', bet: roundId }}
        className="hit text-14 font-medium text-accent underline underline-offset-2"
      >
        {t('rounds.sportDetails')}
      </Link>
    )
  const isTicket = round.game.startsWith('ticket-')
  if (!isTicket && category !== 'LOTT' && category !== 'ELOTT') return null
  return (
    <Suspense fallback={null}>
      {isTicket ? (
        <TicketReplay key={roundId} id={roundId} currency={currency} />
      ) : (
        <RecordedSlip id={roundId} />
      )}
    </Suspense>
  )
}

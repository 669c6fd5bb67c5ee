import { Download, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { Seed } from '#features/play/rounds/site/record/round-proof.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useIsMember } from '#ui/api/session.ts'
import { saveFile } from '#ui/data/keep-file.ts'
import { Timeline } from '#ui/data/timeline.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { draws } from '../../contract/member.ts'
import { prizeCount, winOdds } from '../../rules/raffle.ts'
import { TicketArt } from '../art/ticket-art.tsx'
import { LoginPart } from '../login-part.tsx'
import { RafflePrizes, Winners } from './raffle-lists.tsx'
import { VerifyLink } from '../verify-link.tsx'
import type { DetailOf } from '../words.ts'
import { oddsWords } from '../../words/prizes.ts'

/** A raffle: prizes, the member's tickets and their chance, the sealed list, the winners. */
export function RafflePage({ draw }: { readonly draw: DetailOf<'raffle'> }) {
  const { mine, phase } = draw
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="grid gap-4">
        {draw.winners.length > 0 && <Winners draw={draw} />}
        {mine && mine.claimable > 0 && phase === 'open' && (
          <ClaimTickets id={draw.id} count={mine.claimable} />
        )}
        <MyTickets draw={draw} />
        <RafflePrizes draw={draw} />
      </div>
      <div className="grid gap-4">
        <Steps draw={draw} />
        <HowDrawn draw={draw} />
      </div>
    </div>
  )
}

function MyTickets({ draw }: { readonly draw: DetailOf<'raffle'> }) {
  const texts = useTexts()
  const { t, number } = texts
  const isMember = useIsMember()
  const { mine, taken, data, phase } = draw
  if (!isMember)
    return phase === 'open' || phase === 'soon' ? (
      <section className="panel grid justify-items-center gap-3 p-5">
        <p className="text-muted">{t('draws.raffleVisitor')}</p>
        <LoginPart />
      </section>
    ) : null
  if (!mine?.tickets)
    return mine?.claimable ? null : (
      <section className="panel">
        <EmptyState icon={Ticket} title={t('draws.noTickets')} text={t('draws.noTicketsText')} />
      </section>
    )
  const odds = winOdds(mine.tickets, taken, prizeCount(data.prizes))
  return (
    <section className="panel grid gap-3 p-4 md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-16">{t('draws.myTickets', { count: mine.tickets })}</h2>
        <p className="num text-13 text-muted">{t('draws.ofAll', { count: number(taken) })}</p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-3">
        {mine.ranges.map(({ first, last }) => (
          <TicketArt key={first} first={first} last={last} />
        ))}
      </div>
      {phase !== 'over' && phase !== 'stopped' && (
        <p className="text-13 text-muted">
          {t(data.oneEach ? 'draws.chanceAtLeast' : 'draws.chanceNow', { odds: oddsWords(texts, odds) })}
        </p>
      )}
    </section>
  )
}

/** The tickets that each member gets for asking. */
function ClaimTickets({ id, count }: { readonly id: string; readonly count: number }) {
  const { t } = useTexts()
  const api = useApi(draws)
  const claim = useApiMutation(api.claimTickets, { invalidates: [api.one, api.list] })
  return (
    <section className="panel grid justify-items-center gap-3 p-5 text-center">
      <Ticket size={28} className="text-action-text" aria-hidden />
      <p className="text-16 font-semibold">{t('draws.claimText', { count })}</p>
      {claim.error && <Failure error={claim.error} />}
      <Button
        look="primary"
        size="lg"
        busy={claim.isPending}
        onClick={() => claim.mutate({ params: { id } })}
      >
        {t('draws.claimTickets', { count })}
      </Button>
    </section>
  )
}

/** What happens when; the list is public before the draw. */
function Steps({ draw: { endsAt, drawsAt, list, phase } }: { readonly draw: DetailOf<'raffle'> }) {
  const { t, date } = useTexts()
  const at = (moment: Date | null) => (moment ? date(moment, 'minute') : '')
  const isSealed = list !== null
  const isOver = phase === 'over'
  return (
    <section className="panel p-4 md:p-5">
      <h2 className="mb-3 text-16">{t('draws.steps')}</h2>
      <Timeline
        label={t('draws.steps')}
        steps={[
          {
            key: 'tickets',
            title: t('draws.step.tickets'),
            at: at(endsAt),
            state: isSealed ? 'done' : 'now',
          },
          {
            key: 'sealed',
            title: t('draws.step.sealed'),
            text: t('draws.step.sealedText'),
            at: at(list?.sealedAt ?? endsAt),
            state: isSealed ? (isOver ? 'done' : 'now') : 'next',
          },
          { key: 'drawn', title: t('draws.step.drawn'), at: at(drawsAt), state: isOver ? 'done' : 'next' },
        ]}
      />
    </section>
  )
}

function HowDrawn({ draw }: { readonly draw: DetailOf<'raffle'> }) {
  const { t } = useTexts()
  const { commitment, list, mine } = draw
  return (
    <section className="panel grid gap-3 p-4 md:p-5">
      <h2 className="text-16">{t('draws.how')}</h2>
      <p className="text-13 text-muted">{t('draws.howRaffle')}</p>
      {commitment && <Seed name={t('draws.commitmentOne')} text={commitment} />}
      {list && <Seed name={t('draws.listHash')} text={list.hash} />}
      {mine?.holder && <Seed name={t('draws.holder')} text={mine.holder} />}
      {list && <SaveList id={draw.id} />}
      <VerifyLink draw={draw} />
    </section>
  )
}

/** The list can be long: it is loaded when it is asked for. */
function SaveList({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const api = useApi(draws)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const save = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      const { list } = await api.ticketList({ params: { id } })
      saveFile(new Blob([list], { type: 'text/plain' }), 'tickets.txt')
    } catch (problem) {
      setError(problem)
    }
    setBusy(false)
  }
  return (
    <>
      {error !== null && <Failure error={error} />}
      <Button icon={Download} busy={isBusy} onClick={() => void save()} className="justify-self-start">
        {t('draws.saveList')}
      </Button>
    </>
  )
}

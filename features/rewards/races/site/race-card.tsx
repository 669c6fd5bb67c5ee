import { useSaid } from '#features/rewards/missions/site/use-said.ts'
import { Trophy } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import { Board } from './board.tsx'
import { Proof } from './proof.tsx'
import type { Race } from './races-list.tsx'
import { TakePart } from './take-part.tsx'
import { prizeWords, ruleWords, scoreWords } from '../rules/shown.ts'

/** One race: the own place, the first places with their prizes, the rules, and how to verify a final ranking. */
export function RaceCard({ race }: { readonly race: Race }) {
  const texts = useSaid()
  const { t, lang, number } = texts
  const { id, title, metric, players, prizes } = race
  return (
    <section className="panel grid gap-4 p-4 md:p-5" aria-labelledby={`race-${id}`}>
      <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
        <span className="grid size-11 place-items-center rounded-full bg-win-soft text-win">
          <Trophy size={22} aria-hidden />
        </span>
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 id={`race-${id}`} className="text-16 font-bold">
              {title[lang]}
            </h2>
            <RaceStatus race={race} />
          </div>
          <p className="text-13 text-muted">
            {t(`races.metric.${metric}`)} · {t('races.players', { count: players })}
          </p>
          <p className="text-12 text-faint">
            <When race={race} />
          </p>
        </div>
      </header>
      <OwnPlace race={race} />
      <TakePart race={race} />
      <Board race={race} />
      <details>
        <summary className="cursor-pointer py-2 text-13 font-medium underline underline-offset-2">
          {t('races.rules')}
        </summary>
        <ul className="grid list-disc gap-1 pl-5 text-13 text-muted">
          {ruleWords(texts, race).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <h3 className="mt-3 text-13 font-semibold">{t('races.prizes')}</h3>
        <ul className="mt-1 grid gap-1 text-13 text-muted">
          {prizes.map(({ from, to }) => (
            <li key={from} className="flex justify-between gap-4">
              <span>
                {from === to
                  ? t('races.onePlace', { from: number(from) })
                  : t('races.places', { from: number(from), to: number(to) })}
              </span>
              <span className="num">{prizeWords(texts, race, from)}</span>
            </li>
          ))}
        </ul>
      </details>
      {race.factsHash && <Proof race={race} hash={race.factsHash} />}
    </section>
  )
}

function RaceStatus({ race: { state, startsAt, endsAt } }: { readonly race: Race }) {
  const { t } = useTexts()
  const now = new Date()
  if (state === 'final') return <Status tone="gold">{t('races.state.final')}</Status>
  if (startsAt > now) return <Status>{t('races.upcoming')}</Status>
  return endsAt > now ? <Status tone="good">{t('races.live')}</Status> : <Status>{t('races.over')}</Status>
}

function When({ race: { state, startsAt, endsAt, closesAt } }: { readonly race: Race }) {
  const { t, date } = useTexts()
  const now = new Date()
  if (startsAt > now) return t('races.state.next', { at: date(startsAt, 'minute') })
  if (endsAt > now || state === 'final') return t('races.state.live', { at: date(endsAt, 'minute') })
  return t('races.state.closing', { at: date(closesAt, 'minute') })
}

function OwnPlace({ race }: { readonly race: Race }) {
  const texts = useSaid()
  const { t, number } = texts
  const { own } = race
  if (!own) return null
  const prize = own.place === null ? null : prizeWords(texts, race, own.place)
  return (
    <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-control bg-raised p-3.5">
      <div>
        <dt className="text-12 text-muted">{t('races.yourPlace')}</dt>
        <dd className="num text-22 font-bold">
          {own.place === null ? t('races.noPlace') : number(own.place)}
        </dd>
      </div>
      <div>
        <dt className="text-12 text-muted">{t('races.score')}</dt>
        <dd className="num text-15 font-semibold">{scoreWords(texts, race, own.score)}</dd>
      </div>
      {prize && (
        <div>
          <dt className="text-12 text-muted">{t('races.prize')}</dt>
          <dd className="num text-15 font-semibold">{prize}</dd>
        </div>
      )}
    </dl>
  )
}

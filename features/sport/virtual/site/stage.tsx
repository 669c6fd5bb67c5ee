import { useEffect, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { hasText } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useHouseNow } from '#ui/api/use-house-now.ts'
import { Countdown } from '#ui/data/countdown.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { sportVirtual } from '../contract.ts'
import { ballAt, frontAt, lineOf, partAt, type Line, type Moment, type Names } from './moments.ts'
import { Proof } from './proof.tsx'
import { Track, type TrackRunner } from './track.tsx'
import './virtual.css'

/** Moments arrive as they happen while the match runs; otherwise events say when something changes. */
const FOLLOW_MS = 2_000
const REST_MS = 30_000
const LINES = 5

type StageProps = {
  readonly event: string
  readonly names: Names
  /** The colours of both sides. */
  readonly colours: readonly [home: string, away: string]
  /** The field of a race. */
  readonly runners?: readonly TrackRunner[]
}

/** A virtual match as it is told: its picture, its commentary, and what proves it. */
export function VirtualStage({ event, names, colours, runners = [] }: StageProps) {
  const { t } = useTexts()
  const now = useHouseNow()
  const [isFollowed, setIsFollowed] = useState(false)
  const asked = useApiQuery(
    useApi(sportVirtual).match,
    { params: { event } },
    { everyMs: isFollowed ? FOLLOW_MS : REST_MS, staleMs: 0 },
  )
  const match = asked.data
  const isRunning = match !== undefined && match.startsAt.getTime() <= now && match.record.seed === null
  useEffect(() => setIsFollowed(isRunning), [isRunning])
  if (!match) return <Skeleton className="h-48" />
  const { startsAt, moments, lengthMs, record } = match
  const passedMs = Math.max(0, now - startsAt.getTime())
  const isOver = moments.at(-1)?.kind === 'end'
  const isRace = record.sport === 'racing'
  const lines = moments.map((_, at) =>
    lineOf(moments, at, { ...names, runners: runners.map(({ name }) => name) }),
  )
  return (
    <section className="vm panel" aria-label={t(isRace ? 'virtual.race' : 'virtual.match')}>
      {isRace ? (
        <Track moments={moments} runners={runners} />
      ) : record.sport === 'football' ? (
        <Pitch moments={moments} passedMs={passedMs} colours={colours} />
      ) : (
        <Lane moments={moments} colours={colours} />
      )}
      <progress
        className="vm-progress"
        aria-label={t('virtual.progress')}
        max={lengthMs}
        value={isOver ? lengthMs : Math.min(lengthMs, passedMs)}
      />
      {moments.length === 0 ? (
        <p className="px-4 pb-1 text-center text-14">
          {passedMs > 0 ? (
            t('virtual.startsNow')
          ) : (
            <>
              {t(isRace ? 'virtual.raceStartsIn' : 'virtual.startsIn')}{' '}
              <Countdown until={startsAt} className="font-bold" />
            </>
          )}
        </p>
      ) : (
        <ol
          className="vm-lines"
          aria-label={t('virtual.commentary')}
          aria-live="polite"
          aria-relevant="additions"
        >
          {lines
            .flatMap((line, at) => (line ? [{ line, at }] : []))
            .toReversed()
            .slice(0, LINES)
            .map(({ line, at }) => (
              <li key={at}>
                <Said line={line} />
              </li>
            ))}
        </ol>
      )}
      <Proof record={record} />
    </section>
  )
}

/** A sentence of commentary; parts are named in the language of the page. */
function Said({ line: { key, values } }: { readonly line: Line }) {
  const { t } = useTexts()
  const part = `sports.period.${values['part'] ?? ''}`
  const named = { ...values, part: hasText(part) ? t(part) : '' }
  const text: string = `virtual.say.${key}`
  return <>{hasText(text) ? t(text, named) : ''}</>
}

function Pitch({
  moments,
  passedMs,
  colours: [home, away],
}: {
  readonly moments: readonly Moment[]
  readonly passedMs: number
  readonly colours: StageProps['colours']
}) {
  const [x, y] = ballAt(moments, passedMs)
  return (
    <div className="vm-pitch" aria-hidden>
      <svg viewBox="0 0 100 46" preserveAspectRatio="none">
        {[0, 1, 2, 3, 4].map((band) => (
          <rect key={band} x={band * 20} width="10" height="46" fill="#ffffff" opacity="0.05" />
        ))}
        <g fill="none" stroke="#ffffff" strokeOpacity="0.5" strokeWidth="0.4">
          <rect x="1.500" y="1.500" width="97" height="43" />
          <path d="M50 1.500v43M1.500 12h13v22h-13M98.500 12h-13v22h13" />
          <ellipse cx="50" cy="23" rx="8" ry="8" />
        </g>
        <rect x="0" y="18" width="1.500" height="10" fill={home} stroke="#ffffff" strokeWidth="0.3" />
        <rect x="98.500" y="18" width="1.500" height="10" fill={away} stroke="#ffffff" strokeWidth="0.3" />
      </svg>
      <span className="vm-ball" style={{ left: `${x}%`, top: `${y}%` }} />
    </div>
  )
}

/** Which side is ahead in the part that is played, as the front between two colours. */
function Lane({
  moments,
  colours: [home, away],
}: {
  readonly moments: readonly Moment[]
  readonly colours: StageProps['colours']
}) {
  const { t } = useTexts()
  const part = partAt(moments)
  const last = moments.at(-1)
  const key = `sports.period.${part ?? ''}`
  const isQuarter = part?.startsWith('quarter') ?? false
  const score = part ? last?.counts[isQuarter ? 'full' : part] : undefined
  return (
    <div className="vm-lane">
      <p className="vm-part">
        {part && hasText(key) ? t(key) : t('virtual.before')}
        {score && score[0] + score[1] > 0 && (
          <span className="num font-bold">
            {score[0]}–{score[1]}
          </span>
        )}
      </p>
      <div className="vm-front" aria-hidden style={{ background: away }}>
        <span style={{ width: `${50 + 45 * frontAt(moments)}%`, background: home }} />
      </div>
    </div>
  )
}

import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { heightText } from '#game-kit/shared/flat.ts'
import { partsAt, reachedMs } from '#game-kit/crash/curve.ts'
import { createScene } from '../scene/scene.ts'
import { sharedRounds } from '#features/play/shared-rounds/contract/member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

const PARTS_OF_ONE = 100_000_000
/** A long flight is shown faster, in this time. */
const SHOWN_MS = 8_000
const AFTER_MS = 2_600

/** A bet of the betting record: the flight again, with the own cash-out on the string. */
export function RecordedFlight({
  id,
  stake,
  win,
}: {
  readonly id: string
  readonly stake: bigint
  readonly win: bigint
  readonly currency: Currency
}) {
  const { t, decimal } = useTexts()
  const api = useApi(sharedRounds)
  const slip = useApiQuery(api.slip, { params: { slip: id } }, { staleMs: 60_000 })
  const roundId = slip.data?.round
  const round = useApiQuery(
    api.round,
    { params: { round: roundId ?? '' } },
    { enabled: roundId !== undefined },
  )
  if (!slip.data || !round.data) return <Skeleton className="h-48" />
  const end = endOf(round.data.outcome)
  if (end === null) return <p className="text-14 text-muted">{t('crash.open')}</p>
  const own = stake > 0n && win > 0n ? Number((win * 100n) / stake) : null
  return (
    <div className="grid gap-2">
      <Flight end={end} own={own} label={own === null ? '' : `${decimal(heightText(own))}×`} />
      <p className="text-13 text-muted">
        {t('crash.flight', { label: round.data.label })} ·{' '}
        {t('crash.endedAt', { times: `${decimal(heightText(end))}×` })}
        {own !== null && ` · ${t('crash.outAt', { times: `${decimal(heightText(own))}×` })}`}
      </p>
      <Link to="/lotteryRecord" search={{ id }} className="text-13">
        {t('crash.proof')}
      </Link>
    </div>
  )
}

const endOf = (outcome: unknown): number | null =>
  typeof outcome === 'object' && outcome !== null && 'at' in outcome ? Number(outcome.at) : null

function Flight({
  end,
  own,
  label,
}: {
  readonly end: number
  readonly own: number | null
  readonly label: string
}) {
  const { t, decimal } = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const number = useRef<HTMLParagraphElement>(null)
  const [plays, setPlays] = useState(0)
  useEffect(() => {
    if (!canvas.current) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const scene = createScene(canvas.current, { isCalm })
    const runsMs = end > 100 ? reachedMs(end) : 0
    const pace = Math.max(1, runsMs / SHOWN_MS)
    const begunAt = performance.now()
    let frame = 0
    const draw = (ms: number) => {
      const afterMs = plays === 0 ? runsMs : (ms - begunAt) * pace
      const isUp = afterMs < runsMs
      const times = isUp ? partsAt(afterMs) / PARTS_OF_ONE : end / 100
      const sinceMs = isUp ? afterMs : plays === 0 ? AFTER_MS / 3 : (afterMs - runsMs) / pace
      const marks =
        own !== null && times * 100 >= own ? [{ key: 'own', times: own / 100, isOwn: true, text: label }] : []
      scene.draw({ phase: isUp ? 'flying' : 'snapped', times, sinceMs, ms, marks })
      if (number.current)
        number.current.textContent = `${decimal(heightText(Math.floor(times * 100 + 1e-6)))}×`
      if (plays > 0 && sinceMs < AFTER_MS + runsMs) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [plays, end, own, label, decimal])
  return (
    <div className="relative h-48 overflow-hidden rounded-control bg-[#141a3c]">
      <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
      <p
        ref={number}
        aria-hidden
        className="num absolute inset-x-0 top-4 text-center text-28 font-bold text-white"
      />
      <Button size="sm" icon={Play} className="absolute right-2 bottom-2" onClick={() => setPlays(plays + 1)}>
        {t('crash.replay')}
      </Button>
    </div>
  )
}

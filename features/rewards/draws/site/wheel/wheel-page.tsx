import { FastForward, RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { isClientSeed, randomSeed } from '#features/play/rounds/site/fairness/client-seed.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useIsMember } from '#ui/api/session.ts'
import { draws } from '../../contract/member.ts'
import { LoginPart } from '../login-part.tsx'
import { drawSound } from '../sound.ts'
import type { DetailOf } from '../words.ts'
import { prizeWords } from '../../words/prizes.ts'
import { slicesOf } from './layout.ts'
import { SpinResult, type Spin } from './spin-result.tsx'
import { useTurn } from './use-turn.ts'
import { WheelArt } from './wheel-art.tsx'
import { SpinSeeds, WheelOdds, WheelPast } from './wheel-facts.tsx'

/** The lucky wheel: the server decides, the wheel shows it; odds, seeds and past spins stand beside. */
export function WheelPage({ draw }: { readonly draw: DetailOf<'wheel'> }) {
  const texts = useTexts()
  const { t } = texts
  const isMember = useIsMember()
  const { segments } = draw.data
  const slices = useMemo(() => slicesOf(segments), [segments])
  const { wheel, turn, isTurning, skip } = useTurn(slices)
  const [clientSeed, setClientSeed] = useState(randomSeed)
  const [result, setResult] = useState<Spin | null>(null)
  const api = useApi(draws)
  const spin = useApiMutation(api.spin, { invalidates: [api.list] })
  const { mine, phase, isUsedUp } = draw
  const [left, setLeft] = useState<number | null>(null)
  const spins = isTurning || spin.isPending ? (left ?? mine?.spins ?? 0) : (mine?.spins ?? 0)
  const isReady = phase === 'open' && !isUsedUp && mine?.next && spins > 0 && isClientSeed(clientSeed)
  const go = async (): Promise<void> => {
    if (!mine?.next) return
    setResult(null)
    setLeft(mine.spins - 1)
    drawSound('spin')
    try {
      const body = { commitment: mine.next.commitment, clientSeed }
      const spun = await spin.mutateAsync({ params: { id: draw.id }, body })
      await turn(spun.segment, spun.id)
      setResult({ ...spun, clientSeed })
      setClientSeed(randomSeed())
      drawSound(spun.prize.kind === 'nothing' ? 'land' : 'win')
    } catch {
      setLeft(null) // the error is shown below
    }
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <section className="panel grid justify-items-center gap-4 overflow-hidden p-4 md:p-6">
        <div className="w-full max-w-116">
          <WheelArt
            segments={segments}
            currency={draw.currency}
            wheel={wheel}
            hit={result?.segment ?? null}
            state={isTurning ? 'turning' : result && result.prize.kind !== 'nothing' ? 'won' : 'rest'}
            label={t('draws.wheelLabel', { count: segments.length })}
          />
        </div>
        <div role="status" className="grid min-h-16 w-full place-items-center text-center">
          {result && !isTurning ? (
            <SpinResult spin={result} currency={draw.currency} />
          ) : (
            <p className="text-muted">{wheelNote(t, { draw, isMember, isTurning, spins })}</p>
          )}
        </div>
        {spin.error && <Failure error={spin.error} />}
        {!isMember ? (
          <LoginPart />
        ) : isTurning ? (
          <Button size="lg" icon={FastForward} onClick={skip} className="w-full max-w-80">
            {t('draws.skip')}
          </Button>
        ) : (
          <Button
            size="lg"
            look="primary"
            icon={RotateCw}
            busy={spin.isPending}
            disabled={!isReady}
            onClick={() => void go()}
            className="w-full max-w-80"
          >
            {t('draws.spin')}
          </Button>
        )}
      </section>
      <div className="grid gap-4">
        <WheelOdds draw={draw} />
        {isMember && (
          <SpinSeeds
            next={mine?.next ?? null}
            clientSeed={clientSeed}
            onClientSeed={setClientSeed}
            disabled={isTurning}
          />
        )}
        {!isTurning && draw.spins.length > 0 && (
          <WheelPast draw={draw} wordsOf={(prize) => prizeWords(texts, prize, draw.currency)} />
        )}
      </div>
    </div>
  )
}

type Note = {
  readonly draw: DetailOf<'wheel'>
  readonly isMember: boolean
  readonly isTurning: boolean
  readonly spins: number
}

/** What stands below the wheel while there is no result. */
function wheelNote(t: ReturnType<typeof useTexts>['t'], { draw, isMember, isTurning, spins }: Note): string {
  if (isTurning) return ' '
  if (draw.phase === 'soon' || draw.phase === 'stopped' || draw.phase === 'over')
    return t(`draws.note.${draw.phase}`)
  if (draw.isUsedUp) return t('draws.note.usedUp')
  if (!isMember) return t('draws.note.visitor')
  return spins > 0 ? t('draws.spinsLeft', { count: spins }) : t('draws.noSpins')
}

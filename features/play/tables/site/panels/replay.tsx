import { RotateCcw } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { tables } from '../../contract/member.ts'
import { isDecision } from '../cards/pieces.ts'
import { feltOf } from '../games.ts'
import { serverNow } from '../server-time.ts'
import { Stage } from '../stage/stage.tsx'
import { GameStage, poseOf, useTableDeal } from '../table/game-stage.tsx'
import { resultWords } from '../table/result-words.ts'

type Replayed = Reply<typeof tables.slip>

/** A round of the past, dealt once more from its stored events. */
export function Replay({ slip, onClose }: { readonly slip: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(tables).slip, { params: { slip } })
  return (
    <Dialog open onClose={onClose} title={t('tables.replay')} text={asked.data?.round.label ?? ''}>
      <QueryState of={asked} waiting={<Skeleton className="h-60" />}>
        {(found) => <Player found={found} />}
      </QueryState>
    </Dialog>
  )
}

function Player({ found: { slip, round } }: { readonly found: Replayed }) {
  const texts = useTexts()
  const [startedAt, start] = useState(() => serverNow())
  // the same events from a start of its own
  const again = useMemo(
    () => ({
      ...round,
      id: `${round.id} ${startedAt}`,
      phase: 'dealing' as const,
      drawnAt: new Date(startedAt),
    }),
    [round, startedAt],
  )
  const deal = useTableDeal(again)
  return (
    <div className="grid gap-3">
      <div className="h-64 overflow-hidden rounded-card">
        <Stage
          table={slip.table}
          felt={feltOf(slip.game)}
          pose={poseOf(slip.game, again, deal.isOver)}
          isAside={slip.game === 'roulette' || slip.game === 'lucky-roulette'}
          className="h-full"
        >
          <Suspense fallback={null}>
            <GameStage
              game={slip.game}
              round={again}
              deal={deal}
              left={null}
              squeezes={[]}
              decisions={slip.decisions.filter(isDecision)}
              lastMark={null}
            />
          </Suspense>
        </Stage>
      </div>
      <p role="status" className="min-h-6 text-center font-bold">
        {deal.isOver && round.mark !== null ? resultWords(texts, slip.game, round.mark) : ''}
      </p>
      <div className="flex justify-center gap-2">
        {deal.isOver ? (
          <Button icon={RotateCcw} onClick={() => start(serverNow())}>
            {texts.t('tables.again')}
          </Button>
        ) : (
          <Button onClick={deal.skip}>{texts.t('tables.skip')}</Button>
        )}
      </div>
    </div>
  )
}

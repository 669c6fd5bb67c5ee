import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { tables } from '../../contract/member.ts'
import { resultWords } from '../table/result-words.ts'
import { SlipLines } from './slip-lines.tsx'

const Replay = lazy(async () => ({ default: (await import('./replay.tsx')).Replay }))

/** A slip of the betting record: its table, its bets and what each returned, the result, and the deal once more. */
export function RecordedDeal({ id }: { readonly id: string }) {
  const texts = useTexts()
  const { t } = texts
  const asked = useApiQuery(useApi(tables).slip, { params: { slip: id } }, { staleMs: 60_000 })
  const [isPlayed, setPlayed] = useState(false)
  return (
    <QueryState of={asked} waiting={<Skeleton className="h-24" />}>
      {({ slip, round }) => (
        <section className="grid gap-2 text-13">
          <h3 className="flex justify-between gap-2 text-14 font-medium">
            <span>{slip.name}</span>
            <span className="num text-muted">{slip.label}</span>
          </h3>
          <SlipLines slip={slip} />
          {round.mark !== null && slip.state === 'settled' && (
            <p className="font-medium">{resultWords(texts, slip.game, round.mark)}</p>
          )}
          {round.voidReason !== null && <p className="text-muted">{round.voidReason}</p>}
          {slip.state === 'settled' && (
            <div>
              <Button size="sm" icon={Play} onClick={() => setPlayed(true)}>
                {t('tables.replay')}
              </Button>
            </div>
          )}
          {isPlayed && (
            <Suspense fallback={null}>
              <Replay slip={id} onClose={() => setPlayed(false)} />
            </Suspense>
          )}
        </section>
      )}
    </QueryState>
  )
}

import { Rss } from 'lucide-react'
import { useApiPages } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Drawer } from '#ui/layer/drawer.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'

type Log = Reply<typeof sportsOffice.feedLog>
type Props = { readonly feed: string; readonly name: string; readonly onClose: () => void }

/** The messages of a feed, newest first, with what became of each. */
export function FeedLog({ feed, name, onClose }: Props) {
  const { t } = useTexts()
  const { feedLog } = useApi(sportsOffice)
  const pages = useApiPages<string, Log>(feedLog, { feed }, (before, options) =>
    feedLog({ params: { feed }, query: before === null ? {} : { before } }, options),
  )
  return (
    <Drawer open onClose={onClose} width="wide" title={t('sportDesk.feedLogOf', { name })}>
      <QueryState
        of={pages}
        waiting={<SkeletonRows />}
        isEmpty={({ pages: [first] }) => first?.list.length === 0}
        empty={<EmptyState icon={Rss} title={t('sportDesk.feedNever')} text={t('sportDesk.feedNeverText')} />}
      >
        {(found) => (
          <div className="grid gap-3">
            <ul className="grid gap-1 text-13">
              {runsOf(found.pages.flatMap(({ list }) => list)).map((run) => (
                <Line key={run.last.sequence} {...run} />
              ))}
            </ul>
            {pages.hasNextPage && (
              <Button
                look="outline"
                size="sm"
                className="w-max"
                busy={pages.isFetchingNextPage}
                onClick={() => void pages.fetchNextPage()}
              >
                {t('ui.more')}
              </Button>
            )}
          </div>
        )}
      </QueryState>
    </Drawer>
  )
}

type Message = Log['list'][number]
type Run = { readonly last: Message; readonly from: number }

/** A quiet feed says every few seconds that nothing has happened: such messages in a row are one line. */
function runsOf(messages: readonly Message[]): readonly Run[] {
  const runs: Run[] = []
  for (const message of messages) {
    const before = runs.at(-1)
    const isSame =
      before?.last.kind === 'alive' && message.kind === 'alive' && message.outcome === before.last.outcome
    if (before && isSame) runs[runs.length - 1] = { ...before, from: message.sequence }
    else runs.push({ last: message, from: message.sequence })
  }
  return runs
}

const usual = new Set(['taken', 'created', 'changed', 'confirmed', 'same'])

function Line({ last: { sequence, at, kind, outcome }, from }: Run) {
  const { date } = useTexts()
  return (
    <li className="flex flex-wrap gap-x-3">
      <span className="num w-24 text-muted">{from === sequence ? sequence : `${from}–${sequence}`}</span>
      <span className="num text-muted">{date(at, 'stamp')}</span>
      <span className="code">{kind}</span>
      <span className={usual.has(outcome) ? 'code ml-auto text-muted' : 'code ml-auto text-warning'}>
        {outcome}
      </span>
    </li>
  )
}

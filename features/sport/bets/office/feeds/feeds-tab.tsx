import { Plus, Rss } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status, type Tone } from '#ui/data/status.tsx'
import { ReasonButton } from '#ui/office/reason-button.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { AddFeed } from './add-feed.tsx'
import { FeedLog } from './feed-log.tsx'

type Feed = Reply<typeof sportsOffice.feeds>['list'][number]

const tones: Readonly<Record<Feed['health'], Tone>> = {
  healthy: 'good',
  stale: 'bad',
  recovering: 'waiting',
  off: 'plain',
}

/** Feeds with their health; events of a silent one are suspended. */
export function FeedsTab({ may }: { readonly may: May }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(sportsOffice).feeds, {}, { everyMs: 5_000 })
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="grid max-w-3xl content-start gap-3">
      {may('sport.setup') && (
        <div>
          <Button look="outline" size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('sportDesk.feedAdd')}
          </Button>
        </div>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon={Rss} title={t('sportDesk.noFeeds')} text={t('sportDesk.noFeedsText')} />}
      >
        {({ list }) => (
          <ul className="grid gap-2">
            {list.map((feed) => (
              <FeedCard key={feed.key} feed={feed} maySwitch={may('sport.setup')} />
            ))}
          </ul>
        )}
      </QueryState>
      {isAdding && <AddFeed onClose={() => setAdding(false)} />}
    </div>
  )
}

function FeedCard({ feed, maySwitch }: { readonly feed: Feed; readonly maySwitch: boolean }) {
  const { t, date } = useTexts()
  const api = useApi(sportsOffice)
  const change = useApiMutation(api.switchFeed, { invalidates: [api.feeds] })
  const { key, name, isOn, health, lastAt, repeated, reordered, rejected, lastProblem, liveEvents } = feed
  // one that has just been added is not silent: it has not begun
  const isHeard = lastAt !== null || !isOn
  const [isOpen, setOpen] = useState(false)
  const action = t(isOn ? 'sportDesk.feedOff' : 'sportDesk.feedOn')
  return (
    <li className="panel grid gap-2 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <b className="font-medium">{name}</b>
        <Status tone={isHeard ? tones[health] : 'plain'}>
          {t(isHeard ? `sportDesk.health.${health}` : 'sportDesk.feedNever')}
        </Status>
        <Button look="quiet" size="sm" className="ml-auto" onClick={() => setOpen(true)}>
          {t('sportDesk.feedLog')}
        </Button>
        {maySwitch && (
          <ReasonButton
            look="quiet"
            size="sm"
            label={action}
            title={`${action}: ${name}`}
            text={t(isOn ? 'sportDesk.feedOffText' : 'sportDesk.feedOnText')}
            isDanger={isOn}
            call={change}
            onReason={(reason, done) =>
              change.mutate({ params: { feed: key }, body: { isOpen: !isOn, reason } }, { onSuccess: done })
            }
          />
        )}
      </div>
      <p className="text-12 text-muted">
        {t('sportDesk.feedCounts', { live: liveEvents, repeated, reordered, rejected })}
      </p>
      <p className="code break-all text-12 text-faint">{`POST /api/sports/feeds/${key}`}</p>
      {(lastAt || lastProblem) && (
        <p className="text-12 text-muted">
          {lastAt && t('sportDesk.feedLast', { at: date(lastAt, 'stamp') })}
          {lastProblem && <span className="text-danger"> · {lastProblem}</span>}
        </p>
      )}
      {isOpen && <FeedLog feed={key} name={name} onClose={() => setOpen(false)} />}
    </li>
  )
}

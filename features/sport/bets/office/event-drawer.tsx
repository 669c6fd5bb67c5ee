import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { isBettable, isSeeded } from '#features/sport/events/rules/states.ts'
import { sportPricesOffice } from '#features/sport/prices/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { ReasonButton } from '#ui/office/reason-button.tsx'
import type { May } from '#ui/route/office.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { LiabilityPart } from '#features/sport/trading/office/liability-part.tsx'
import { TickerTab } from '#features/sport/trading/office/ticker-tab.tsx'
import { EventIncidents } from './acts/event-incidents.tsx'
import { StateDialog } from './acts/state-dialog.tsx'
import { EventBook } from './event-book.tsx'
import { EventResults } from './event-results.tsx'
import { eventName, useSportNames } from '../shown/names.ts'
import { EventStatus, scoreOf } from './desk-event.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { ResultDialog } from './result-dialog.tsx'

export type DeskShown = Reply<typeof sportsOffice.event>

const EVERY_MS = 5_000
const parts = ['book', 'liability', 'bets', 'results', 'incidents'] as const

type Props = { readonly id: string; readonly may: May; readonly onClose: () => void }

/** One event: its book with the model's fair chances, results by source, incidents; suspension, margins, its time and the result. */
export function EventDrawer({ id, may, onClose }: Props) {
  const { t } = useTexts()
  const { label } = useSportNames()
  const asked = useApiQuery(useApi(sportsOffice).event, { params: { event: id } }, { everyMs: EVERY_MS })
  const { data } = asked
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={data ? eventName(data.event, label) : t('sportDesk.event')}
      foot={data ? <Actions shown={data} may={may} /> : null}
    >
      <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
        {(shown) => <Parts shown={shown} may={may} />}
      </QueryState>
    </Drawer>
  )
}

function Parts({ shown, may }: { readonly shown: DeskShown; readonly may: May }) {
  const { t } = useTexts()
  const [part, setPart] = useState<(typeof parts)[number]>('book')
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <EventStatus event={shown.event} />
        {shown.isStopped && <Status tone="bad">{t('sportDesk.isStopped')}</Status>}
        <b className="num ml-auto text-18">{scoreOf(shown.event)}</b>
      </div>
      <Tabs<(typeof parts)[number]>
        label={t('sportDesk.event')}
        look="segment"
        tabs={parts.map((value) => ({ value, label: t(`sportDesk.part.${value}`) }))}
        value={part}
        onChange={setPart}
      />
      {part === 'book' && <EventBook event={shown.event} />}
      {part === 'liability' && (
        <LiabilityPart
          event={shown.event.id}
          sides={{ home: shown.event.home?.name ?? '', away: shown.event.away?.name ?? '' }}
        />
      )}
      {part === 'bets' && <TickerTab event={shown.event.id} />}
      {part === 'results' && <EventResults shown={shown} may={may} />}
      {part === 'incidents' && <EventIncidents shown={shown} may={may} />}
    </div>
  )
}

function Actions({ shown, may }: { readonly shown: DeskShown; readonly may: May }) {
  const { t } = useTexts()
  const { label } = useSportNames()
  const [act, setAct] = useState<'price' | 'result' | 'state' | null>(null)
  const [events, prices] = [useApi(sportsOffice), useApi(sportPricesOffice)]
  const invalidates = [events.event, events.events, prices.stops, prices.book]
  const suspend = useApiMutation(prices.suspend, { invalidates })
  const resume = useApiMutation(prices.resume, { invalidates })
  const { event, isStopped } = shown
  const isComing = event.state === 'scheduled' || event.state === 'postponed'
  const mayMove = isComing && event.kind === 'match' && !isSeeded(shown)
  const close = () => setAct(null)
  const stop = isStopped ? resume : suspend
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {may('sport.trade') && isBettable(event.state) && (
        <>
          <ReasonButton
            look={isStopped ? 'outline' : 'danger'}
            wide
            label={t(isStopped ? 'sportDesk.resume' : 'sportDesk.suspend')}
            text={t(isStopped ? 'sportDesk.resumeText' : 'sportDesk.suspendText', {
              event: eventName(event, label),
            })}
            isDanger={!isStopped}
            call={stop}
            onReason={(reason, done) =>
              stop.mutate({ body: { scope: 'event', value: event.id, reason } }, { onSuccess: done })
            }
          />
          <Button look="outline" wide onClick={() => setAct('price')}>
            {t('sportDesk.price')}
          </Button>
        </>
      )}
      {may('sport.results') && mayMove && (
        <Button look="outline" wide onClick={() => setAct('state')}>
          {t('sportDesk.move')}
        </Button>
      )}
      {may('sport.results') && (
        <Button look="outline" wide onClick={() => setAct('result')}>
          {t('sportDesk.enterResult')}
        </Button>
      )}
      {act === 'price' && <PriceDialog event={event} onClose={close} />}
      {act === 'state' && <StateDialog event={event} onClose={close} />}
      {act === 'result' && <ResultDialog event={event} onClose={close} />}
    </div>
  )
}

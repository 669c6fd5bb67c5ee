import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Drawer } from '#ui/layer/drawer.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { oneOf, type May } from '#ui/route/office.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { roomsOffice } from '../contract.ts'
import { Actions, actsOf } from './actions.tsx'
import { HandList } from './hands.tsx'
import { IncidentList } from './incidents.tsx'
import { LiveView } from './live-view.tsx'
import { RoomState, Stakes } from './room-list.tsx'
import { SetupForm } from './setup-form.tsx'
import { Versions } from './versions.tsx'

export type RoomShown = Reply<typeof roomsOffice.one>

/** A decision takes seconds: the view follows it. */
const EVERY_MS = 2_000
const parts = ['live', 'hands', 'setup', 'log'] as const
type Part = (typeof parts)[number]

type Props = {
  readonly merchant: string
  readonly code: string
  readonly part: string | undefined
  readonly may: May
  readonly onPart: (part: string | undefined) => void
  readonly onClose: () => void
}

/** One room: its table as a spectator sees it, its hands, its setup, its log; closing by one operator, the rest by two. */
export function RoomDrawer({ merchant, code, part, may, onPart, onClose }: Props) {
  const { t } = useTexts()
  const params = { merchant, code }
  const asked = useApiQuery(useApi(roomsOffice).one, { params }, { everyMs: EVERY_MS })
  // a form that is being filled in is not replaced by the next answer
  const [setup, setSetup] = useState<RoomShown | null>(null)
  const { data } = asked
  // a tournament or the room whose terms it has decides its setup
  const hasSetup = data ? data.row.tournament === null && data.row.openedBy === null : true
  const offered = hasSetup ? parts : parts.filter((each) => each !== 'setup')
  const chosen = oneOf(offered, part) ?? 'live'
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={data ? `${t(`roomsOffice.game.${data.row.game}`)}, ${code}` : code}
      foot={
        data && may('rooms.run') && actsOf(data.row).length > 0 ? (
          <Actions merchant={merchant} row={data.row} />
        ) : null
      }
    >
      <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
        {(shown) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <div className="flex flex-wrap items-center gap-3 text-13">
              <RoomState row={shown.row} />
              <Stakes row={shown.row} />
              {shown.row.openedBy !== null && (
                <span className="text-muted">
                  {t('roomsOffice.openedBy')}{' '}
                  <a
                    href={`/members/${shown.row.openedBy}`}
                    className="font-medium text-action-text hover:underline"
                  >
                    {shown.row.openedBy.toString()}
                  </a>
                </span>
              )}
            </div>
            <Tabs<Part>
              label={t('roomsOffice.room')}
              look="segment"
              tabs={offered.map((value) => ({ value, label: t(`roomsOffice.part.${value}`) }))}
              value={chosen}
              onChange={(value) => onPart(value === 'live' ? undefined : value)}
            />
            {chosen === 'live' && <LiveView shown={shown} />}
            {chosen === 'hands' && <HandList merchant={merchant} code={code} />}
            {chosen === 'setup' && (
              <>
                <SetupForm
                  key={shown.versions[0]?.version ?? 0}
                  params={params}
                  shown={setup ?? shown}
                  mayChange={may('rooms.setup')}
                  onTouch={() => setSetup(setup ?? shown)}
                  onDone={() => setSetup(null)}
                />
                <Versions versions={shown.versions} />
              </>
            )}
            {chosen === 'log' && <IncidentList merchant={merchant} code={code} />}
          </div>
        )}
      </QueryState>
    </Drawer>
  )
}

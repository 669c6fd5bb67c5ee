import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { OfficeTournaments } from '#features/play/card-tournaments/office/tournaments.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { oneOf, type OfficePageProps } from '#ui/route/office.ts'
import { roomsOffice } from '../contract.ts'
import { IncidentList } from './incidents.tsx'
import { MakeDialog } from './make-dialog.tsx'
import { RoomDrawer } from './room-drawer.tsx'
import { RoomList } from './room-list.tsx'

const tabs = ['rooms', 'tournaments', 'incidents'] as const
type Tab = (typeof tabs)[number]

/** Hands take a minute: the list follows them. */
const EVERY_MS = 5_000

type Props = Pick<OfficePageProps<'brand' | 'tab' | 'room' | 'part'>, 'search' | 'setSome' | 'may'>

/** Card rooms of a brand: how they run, their stakes and rake, and what happened to them. */
export function CardRoomsPage({ search, setSome, may }: Props) {
  const { t } = useTexts()
  const tab: Tab = oneOf(tabs, search.tab) ?? 'rooms'
  const query = search.brand ? { merchant: search.brand } : {}
  const asked = useApiQuery(useApi(roomsOffice).list, { query }, { everyMs: EVERY_MS })
  const [isMaking, setMaking] = useState(false)
  const { data } = asked
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-wrap items-start gap-3 px-4 pt-3">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-18">{t('roomsOffice.title')}</h1>
          <p className="max-w-3xl text-13 text-muted">{t(`roomsOffice.lead.${tab}`)}</p>
        </div>
        {tab === 'rooms' && may('rooms.setup') && data?.currency && (
          <Button look="primary" size="sm" icon={Plus} onClick={() => setMaking(true)}>
            {t('roomsOffice.new')}
          </Button>
        )}
      </header>
      <div className="grid shrink-0 gap-2 px-4 pt-2">
        <BrandChips
          brands={data?.brands}
          value={data?.merchant}
          onChange={(brand) => setSome({ brand, room: undefined, part: undefined })}
        />
        <FilterChips<Tab>
          label={t('roomsOffice.title')}
          value={tab}
          options={tabs.map((value) => ({ value, label: t(`roomsOffice.tab.${value}`) }))}
          onChange={(value) => setSome({ tab: value === 'rooms' ? undefined : value })}
        />
      </div>
      <div className="min-h-0 flex-1 px-4 py-3 md:overflow-auto">
        {tab === 'rooms' ? (
          <RoomList asked={asked} selected={search.room ?? null} onRoom={(room) => setSome({ room })} />
        ) : tab === 'tournaments' ? (
          data?.currency && (
            <OfficeTournaments
              key={data.merchant}
              merchant={data.merchant}
              currency={data.currency}
              may={may}
              onTable={(room) => setSome({ room })}
            />
          )
        ) : (
          <IncidentList merchant={search.brand ?? null} code={null} />
        )}
      </div>
      {search.room && data && (
        <RoomDrawer
          key={`${data.merchant} ${search.room}`}
          merchant={data.merchant}
          code={search.room}
          part={search.part}
          may={may}
          onPart={(part) => setSome({ part })}
          onClose={() => setSome({ room: undefined, part: undefined })}
        />
      )}
      {isMaking && data?.currency && (
        <MakeDialog merchant={data.merchant} currency={data.currency} onClose={() => setMaking(false)} />
      )}
    </div>
  )
}

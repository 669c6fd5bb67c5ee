import { lazy, Suspense, useState } from 'react'
import { useIsMember } from '#ui/api/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Sheet } from '#ui/layer/sheet.tsx'
import { usePlace } from '#ui/route/place.ts'
import { useIsNarrow } from '#features/play/lottery/site/draw/use-is-narrow.ts'
import { TablesLobby } from './lobby/lobby.tsx'
import { SidePanel } from './panels/side-panel.tsx'
import { GoodRoads } from './roads/good-roads.tsx'
import { History } from './roads/history.tsx'
import { CODE, MOST_TABLES } from './several/chosen.ts'
import { Loaded } from './several/loaded.tsx'
import { QuickSwitch } from './several/quick-switch.tsx'
import { Several } from './several/several.tsx'
import { Head } from './table/head.tsx'
import { TableView } from './table/table-view.tsx'
import { useTableState } from './state/use-table-state.ts'
import type { TableReply } from './use-table.ts'

const SettingsDialog = lazy(async () => ({
  default: (await import('./panels/settings-dialog.tsx')).SettingsDialog,
}))
const SavedBets = lazy(async () => ({ default: (await import('./panels/saved-bets.tsx')).SavedBets }))

/** The page of a table, `?code=BAC1`; further tables beside it on a wide screen, `&with=ROU1,SIC1`. Without a code the lobby. */
export function TablePage() {
  const { code, with: more } = usePlace().search
  const isNarrow = useIsNarrow()
  if (code === undefined) return <TablesLobby />
  const beside = (more?.split(',') ?? []).filter((each) => each !== code && CODE.test(each))
  const shown = isNarrow ? [] : [...new Set(beside)].slice(0, MOST_TABLES - 1)
  return (
    <div className="-mx-4 -mt-4 max-md:overflow-x-clip md:mx-0 md:mt-0">
      {shown.length === 0 ? (
        <Loaded key={code} code={code}>
          {(data) => <One data={data} isNarrow={isNarrow} beside={more ?? ''} />}
        </Loaded>
      ) : (
        <Several codes={[code, ...shown]} />
      )}
    </div>
  )
}

type OneProps = { readonly data: TableReply; readonly isNarrow: boolean; readonly beside: string }

function One({ data, isNarrow, beside }: OneProps) {
  const { t } = useTexts()
  const isMember = useIsMember()
  const [open, setOpen] = useState<'more' | 'settings' | 'saved' | null>(null)
  const state = useTableState(data)
  const close = () => setOpen(null)
  const { table } = data
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <Head
          data={data}
          beside={[]}
          isMember={isMember}
          onMore={() => setOpen('more')}
          onSettings={() => setOpen('settings')}
          onSaved={() => setOpen('saved')}
        />
        {isNarrow && <QuickSwitch code={table.code} beside={beside} />}
        <TableView state={state} hasHistory={isNarrow} />
        <GoodRoads of={table.game} list={table.goodRoads} />
      </div>
      {!isNarrow && (
        <aside className="sticky top-20 grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t('tables.more')}>
          <History game={table.game} marks={state.marks} />
          <div className="panel max-h-[60vh] overflow-y-auto p-4 pt-1">
            <SidePanel data={data} />
          </div>
        </aside>
      )}
      <Sheet open={isNarrow && open === 'more'} onClose={close} title={table.name}>
        <SidePanel data={data} />
      </Sheet>
      <Suspense fallback={null}>
        {open === 'settings' && <SettingsDialog data={data} onClose={close} />}
        {open === 'saved' && <SavedBets state={state} onClose={close} />}
      </Suspense>
    </div>
  )
}

import { WifiOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { QueryState } from '#ui/api/query-state.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/layer/sheet.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useIsNarrow } from '#features/play/lottery/site/draw/use-is-narrow.ts'
import { TablesLobby } from './lobby/lobby.tsx'
import { SidePanel } from './panels/side-panel.tsx'
import { GoodRoads } from './roads/good-roads.tsx'
import { History } from './roads/history.tsx'
import { Head, MOST_TABLES } from './table/head.tsx'
import { TableView } from './table/table-view.tsx'
import { useTableState } from './state/use-table-state.ts'
import { useTable, type TableReply } from './use-table.ts'

const SettingsDialog = lazy(async () => ({
  default: (await import('./panels/settings-dialog.tsx')).SettingsDialog,
}))
const SavedBets = lazy(async () => ({ default: (await import('./panels/saved-bets.tsx')).SavedBets }))

/** The page of a table, `?code=BAC1`; further tables beside it on a wide screen, `&with=ROU1,SIC1`. Without a code the lobby. */
export function TablePage() {
  const { code, with: more } = usePlace().search
  const isNarrow = useIsNarrow()
  if (code === undefined) return <TablesLobby />
  const beside = (more?.split(',') ?? []).filter((each) => each !== code && /^[A-Z0-9]{2,12}$/.test(each))
  const shown = isNarrow ? [] : [...new Set(beside)].slice(0, MOST_TABLES - 1)
  return (
    <div className="-mx-4 -mt-4 max-md:overflow-x-clip md:mx-0 md:mt-0">
      {shown.length === 0 ? (
        <Loaded key={code} code={code}>
          {(data) => <One data={data} isNarrow={isNarrow} />}
        </Loaded>
      ) : (
        <Several codes={[code, ...shown]} />
      )}
    </div>
  )
}

type LoadedProps = { readonly code: string; readonly children: (data: TableReply) => React.ReactNode }

/** A table's data, with a line where the connection is lost: the round goes on, and is caught up with afterwards. */
function Loaded({ code, children }: LoadedProps) {
  const { t } = useTexts()
  const asked = useTable(code)
  return (
    <>
      {asked.isError && asked.data && (
        <p role="alert" className="flex items-center gap-2 bg-warning-soft px-4 py-2 text-13">
          <WifiOff size={16} aria-hidden />
          {t('tables.reconnecting')}
        </p>
      )}
      <QueryState of={asked} waiting={<Waiting />}>
        {children}
      </QueryState>
    </>
  )
}

const Waiting = () => (
  <div className="grid gap-2 p-2">
    <Skeleton className="h-12" />
    <Skeleton className="h-56" />
    <Skeleton className="h-72" />
  </div>
)

function One({ data, isNarrow }: { readonly data: TableReply; readonly isNarrow: boolean }) {
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

/** Up to four tables side by side. */
function Several({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTexts()
  const without = (code: string) => {
    const [first, ...rest] = codes.filter((each) => each !== code)
    if (first === undefined) return
    const search = rest.length > 0 ? { code: first, with: rest.join(',') } : { code: first }
    void navigate({ to: '/table', search, replace: true, resetScroll: false })
  }
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {codes.map((code) => (
        <section key={code} aria-label={code} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <Loaded code={code}>
            {(data) => (
              <>
                <div className="flex items-center justify-between gap-2">
                  <h2 className="truncate font-bold">{data.table.name}</h2>
                  <Button size="xs" onClick={() => without(code)}>
                    {t('tables.closeTable')}
                  </Button>
                </div>
                <Small data={data} />
              </>
            )}
          </Loaded>
        </section>
      ))}
    </div>
  )
}

function Small({ data }: { readonly data: TableReply }) {
  return <TableView state={useTableState(data)} hasHistory={false} isSmall />
}

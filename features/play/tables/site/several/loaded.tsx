import { WifiOff } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useTable, type TableReply } from '../use-table.ts'

type LoadedProps = {
  readonly code: string
  /** What stands above a table that cannot be loaded. */
  readonly head?: React.ReactNode
  readonly children: (data: TableReply) => React.ReactNode
}

/** A table's data, with a line where the connection is lost: the round goes on, and is caught up with afterwards. */
export function Loaded({ code, head, children }: LoadedProps) {
  const { t } = useTexts()
  const { asked, data } = useTable(code)
  return (
    <>
      {asked.isError && data && (
        <p role="alert" className="flex items-center gap-2 bg-warning-soft px-4 py-2 text-13">
          <WifiOff size={16} aria-hidden />
          {t('tables.reconnecting')}
        </p>
      )}
      {asked.isError && !data && head}
      <QueryState of={asked} waiting={<Waiting />}>
        {() => data && children(data)}
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

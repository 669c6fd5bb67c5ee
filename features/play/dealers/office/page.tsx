import { ArrowLeft } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { oneOf, type OfficePageProps } from '#ui/route/office.ts'
import { Console } from './console.tsx'
import { Pit } from './pit.tsx'
import { DealtTables } from './tables.tsx'

const parts = ['console', 'pit'] as const
type Part = (typeof parts)[number]

type Props = Pick<OfficePageProps<'table' | 'part'>, 'search' | 'setSome' | 'may'>

/** The tables that dealers deal by hand: who is where; one of them with its console, and for the pit its rounds. */
export function DealerTablesPage({ search, setSome, may }: Props) {
  const { t } = useTexts()
  const { table } = search
  const part = (may('dealers.pit') && oneOf(parts, search.part)) || 'console'
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-3">
      <div className="grid gap-1">
        <h1 className="text-18">{t('dealers.title')}</h1>
        <p className="max-w-3xl text-13 text-muted">{t('dealers.lead')}</p>
      </div>
      {table === undefined ? (
        <DealtTables onTable={(code) => setSome({ table: code })} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Button size="sm" icon={ArrowLeft} onClick={() => setSome({ table: undefined, part: undefined })}>
              {t('dealers.title')}
            </Button>
            {may('dealers.pit') && (
              <Tabs<Part>
                label={t('dealers.table')}
                look="segment"
                tabs={parts.map((value) => ({ value, label: t(`dealers.${value}`) }))}
                value={part}
                onChange={(value) => setSome({ part: value === 'console' ? undefined : value })}
              />
            )}
          </div>
          {part === 'console' ? <Console key={table} code={table} /> : <Pit key={table} code={table} />}
        </>
      )}
    </div>
  )
}

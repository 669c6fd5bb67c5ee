import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { useIsMember } from '#ui/api/session.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import type { TableReply } from '../use-table.ts'
import { Others } from './others.tsx'

const Statistics = lazy(async () => ({ default: (await import('../roads/statistics.tsx')).Statistics }))
const MyBets = lazy(async () => ({ default: (await import('./my-bets.tsx')).MyBets }))
const Guide = lazy(async () => ({ default: (await import('./guide.tsx')).Guide }))
const TableChat = lazy(async () => ({ default: (await import('./table-chat.tsx')).TableChat }))

type Part = 'others' | 'statistics' | 'mine' | 'guide' | 'chat'

/** What is beside a table: everybody's bets, statistics, the caller's bets, the rules, and the chat. */
export function SidePanel({ data }: { readonly data: TableReply }) {
  const { t } = useTexts()
  const isMember = useIsMember()
  const [part, setPart] = useState<Part>('others')
  const parts: readonly Part[] = isMember
    ? ['others', 'statistics', 'mine', 'guide', 'chat']
    : ['others', 'statistics', 'guide']
  return (
    <Tabs<Part>
      label={t('tables.more')}
      value={part}
      onChange={setPart}
      tabs={parts.map((value) => ({ value, label: t(`tables.part.${value}`) }))}
    >
      {(shown) => (
        <Suspense fallback={<SkeletonRows />}>
          {shown === 'others' && <Others data={data} />}
          {shown === 'statistics' && <Statistics table={data.table.code} />}
          {shown === 'mine' && <MyBets table={data.table.code} />}
          {shown === 'guide' && <Guide data={data} />}
          {shown === 'chat' && <TableChat table={data.table.code} />}
        </Suspense>
      )}
    </Tabs>
  )
}

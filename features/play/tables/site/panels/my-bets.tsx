import { Play, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { tables } from '../../contract/member.ts'
import { SlipLines } from './slip-lines.tsx'

const Replay = lazy(async () => ({ default: (await import('./replay.tsx')).Replay }))

const SHOWN = 20
type Slip = Reply<typeof tables.slips>['slips'][number]

/** The caller's last bets at a table, each with its replay and its verification. */
export function MyBets({ table }: { readonly table: string }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(tables).slips, { query: { table, limit: SHOWN } }, { everyMs: 20_000 })
  const [played, setPlayed] = useState<string | null>(null)
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ slips }) => slips.length === 0}
      empty={<p className="py-4 text-13 text-muted">{t('tables.noneOfYours')}</p>}
    >
      {({ slips }) => (
        <>
          <ul className="grid">
            {slips.map((slip) => (
              <SlipRow key={slip.id} slip={slip} onReplay={() => setPlayed(slip.id)} />
            ))}
          </ul>
          {played !== null && (
            <Suspense fallback={null}>
              <Replay slip={played} onClose={() => setPlayed(null)} />
            </Suspense>
          )}
        </>
      )}
    </QueryState>
  )
}

function SlipRow({ slip, onReplay }: { readonly slip: Slip; readonly onReplay: () => void }) {
  const { t, date } = useTexts()
  return (
    <li className="grid gap-1 border-t border-hair py-2.5 text-13 first:border-0">
      <span className="flex justify-between gap-2 text-12 text-faint">
        <span>
          {slip.label} · {date(slip.at, 'stamp')}
        </span>
        <span>{t(`tables.slip.${slip.state}`)}</span>
      </span>
      <SlipLines slip={slip} />
      <span className="flex gap-2">
        {slip.state !== 'open' && (
          <Button size="xs" icon={Play} onClick={onReplay}>
            {t('tables.replay')}
          </Button>
        )}
        <Link
          to="/lotteryRecord"
          search={{ id: slip.round }}
          className="inline-flex min-h-8 items-center gap-1 text-12 text-action-text"
        >
          <ShieldCheck size={15} aria-hidden />
          {t('tables.verify')}
        </Link>
      </span>
    </li>
  )
}

import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { rewardsOffice } from '../contract.ts'
import { RewardName, RewardValue } from '../shown/reward-words.tsx'
import { GiveDialog } from './give-dialog.tsx'

type Row = Reply<typeof rewardsOffice.list>['rows'][number]

const tones = {
  offered: 'waiting',
  claimed: 'info',
  credited: 'good',
  expired: 'plain',
  withdrawn: 'bad',
} as const

type Props = { readonly id: bigint; readonly currency: Currency | null; readonly may: May }

/** A member's rewards from every source for operators, and giving one. */
export function MemberRewards({ id, currency, may }: Props) {
  const texts = useTexts()
  const { t } = texts
  const [cursors, setCursors] = useState<readonly string[]>([])
  const [isGiving, setGiving] = useState(false)
  const before = cursors.at(-1)
  const asked = useApiQuery(useApi(rewardsOffice).list, {
    params: { member: id },
    query: before === undefined ? {} : { before },
  })
  return (
    <div className="grid grid-cols-1 content-start gap-3 pt-3">
      {currency && may('rewards.give') && (
        <Button size="sm" icon={Gift} className="justify-self-end" onClick={() => setGiving(true)}>
          {t('rewardsOffice.give')}
        </Button>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0 && cursors.length === 0}
        empty={<EmptyState title={t('rewardsOffice.none')} text={t('rewardsOffice.noneText')} />}
      >
        {({ rows, next }) => (
          <>
            <Table
              caption={t('backoffice.tab.rewards')}
              columns={columnsOf(texts)}
              rows={rows}
              rowKey={(row) => row.id}
              dense
              phone={(row) => <PhoneRow row={row} />}
            />
            <div className="flex justify-center gap-2">
              {cursors.length > 0 && (
                <Button size="sm" onClick={() => setCursors(cursors.slice(0, -1))}>
                  {t('ui.previous')}
                </Button>
              )}
              {next !== null && (
                <Button size="sm" onClick={() => setCursors([...cursors, next])}>
                  {t('ui.next')}
                </Button>
              )}
            </div>
          </>
        )}
      </QueryState>
      {isGiving && currency && (
        <GiveDialog member={id} currency={currency} onClose={() => setGiving(false)} />
      )}
    </div>
  )
}

function columnsOf({ t, date }: Texts): Column<Row>[] {
  return [
    {
      key: 'at',
      head: t('rewardsOffice.offered'),
      cell: ({ offeredAt }) => <span className="num">{date(offeredAt, 'stamp')}</span>,
    },
    { key: 'what', head: t('rewardsOffice.what'), cell: (row) => <RewardValue reward={row} /> },
    { key: 'source', head: t('rewardsOffice.source'), cell: (row) => <RewardName reward={row} /> },
    { key: 'state', head: t('rewardsOffice.state'), cell: (row) => <State row={row} /> },
    {
      key: 'until',
      head: t('rewardsOffice.until'),
      wide: true,
      cell: ({ claimUntil }) => claimUntil && <span className="num">{date(claimUntil, 'stamp')}</span>,
    },
  ]
}

function State({ row: { state } }: { readonly row: Row }) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`rewards.state.${state}`)}</Status>
}

function PhoneRow({ row }: { readonly row: Row }) {
  const { date } = useTexts()
  return (
    <span className="grid gap-0.5">
      <span className="flex justify-between gap-3">
        <b className="font-medium">
          <RewardValue reward={row} />
        </b>
        <State row={row} />
      </span>
      <span className="flex justify-between gap-3 text-12 text-muted">
        <span className="min-w-0 truncate">
          <RewardName reward={row} />
        </span>
        <span className="num shrink-0">{date(row.offeredAt, 'stamp')}</span>
      </span>
    </span>
  )
}

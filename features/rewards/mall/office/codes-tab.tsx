import { Plus, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { UNITS_PER_MAJOR } from '#kit/money.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { FactsTable } from '#ui/records/facts-table.tsx'
import type { Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { mallOffice } from '../contract/office.ts'
import { CodeDialog } from './code-dialog.tsx'

type Code = Reply<(typeof mallOffice)['codes']>['list'][number]
type TabProps = { readonly merchant: string; readonly mayChange: boolean }

/** A brand's redeem codes, newest first. */
export function CodesTab({ merchant, mayChange }: TabProps) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(mallOffice)
  const asked = useApiQuery(api.codes, { query: { merchant } })
  const stop = useApiMutation(api.stopCode, { invalidates: [api.codes] })
  const [isOpen, setOpen] = useState(false)
  const onStop = (id: string) => stop.mutate({ params: { id }, body: { merchant } })
  return (
    <section className="grid gap-3" aria-label={t('mallOffice.codes')}>
      {mayChange && (
        <Button look="primary" icon={Plus} className="justify-self-start" onClick={() => setOpen(true)}>
          {t('mallOffice.newCode')}
        </Button>
      )}
      {stop.error && <Failure error={stop.error} />}
      <QueryState
        of={asked}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon={Ticket} title={t('mallOffice.noCodes')} />}
      >
        {({ list, currency }) => (
          <FactsTable
            caption={t('mallOffice.codes')}
            rows={list}
            rowKey={({ id }) => id}
            dense
            columns={columnsOf(texts, { currency, onStop: mayChange ? onStop : null })}
          />
        )}
      </QueryState>
      {isOpen && <CodeDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </section>
  )
}

type Using = { readonly currency: Currency; readonly onStop: ((id: string) => void) | null }

function columnsOf(texts: Texts, { currency, onStop }: Using): readonly Column<Code>[] {
  const { t, number, money, date } = texts
  return [
    { key: 'code', head: t('mallOffice.code'), cell: ({ code }) => <span className="code">{code}</span> },
    {
      key: 'gift',
      head: t('mallOffice.gift'),
      figures: true,
      cell: ({ kind, amount }) =>
        kind === 'cash'
          ? money(amount, currency, { symbol: true })
          : t('mall.each', { points: Number(amount / UNITS_PER_MAJOR) }),
    },
    {
      key: 'uses',
      head: t('mallOffice.uses'),
      figures: true,
      cell: ({ uses, mostUses }) => `${number(uses)}/${number(mostUses)}`,
    },
    {
      key: 'until',
      head: t('mallOffice.validUntil'),
      cell: ({ validUntil }) => validUntil && date(validUntil, 'minute'),
    },
    { key: 'note', head: t('mallOffice.note'), wide: true, cell: ({ note }) => note },
    {
      key: 'state',
      head: t('mallOffice.status'),
      cell: ({ id, isStopped }) =>
        isStopped || !onStop ? (
          <Status tone={isStopped ? 'plain' : 'good'}>
            {t(isStopped ? 'mallOffice.stopped' : 'mallOffice.active')}
          </Status>
        ) : (
          <Button size="xs" look="outline" onClick={() => onStop(id)}>
            {t('mallOffice.stop')}
          </Button>
        ),
    },
  ]
}

import { useState } from 'react'
import { useApiMutation, useApiPages, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FactsTable } from '#ui/records/facts-table.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { agentIncomeOffice } from '../contract/office.ts'
import type { Run } from './runs-tab.tsx'

type DrawerProps = {
  readonly run: Run | null
  readonly merchant: string
  readonly mayResume: boolean
  readonly onAgent: (member: bigint) => void
  readonly onClose: () => void
}

/** One run: who earned from whom, what it comes to when it is computed again, and a stopped run's next attempt. */
export function RunDrawer({ run, onClose, ...rest }: DrawerProps) {
  const { t, date } = useTexts()
  return (
    <Drawer
      open={run !== null}
      onClose={onClose}
      width="wide"
      title={run ? t(`contracts.kind.${run.kind}`) : ''}
      text={run ? `${date(run.startsAt, 'minute')} – ${date(run.endsAt, 'minute')}` : ''}
    >
      {run && (
        <div className="grid gap-5" key={`${run.number}`}>
          {run.fault && <Notice tone="danger">{t('incomeOffice.fault', { fault: run.fault })}</Notice>}
          {run.state !== 'done' && rest.mayResume && (
            <Resume run={run} merchant={rest.merchant} onDone={onClose} />
          )}
          {run.state !== 'open' && <Again run={run} merchant={rest.merchant} />}
          <Earners run={run} {...rest} />
        </div>
      )}
    </Drawer>
  )
}

type RunProps = { readonly run: Run; readonly merchant: string }

function Resume({ run, merchant, onDone }: RunProps & { readonly onDone: () => void }) {
  const { t, number } = useTexts()
  const api = useApi(agentIncomeOffice)
  const call = useApiMutation(api.resume, { invalidates: [api.runs, api.earners] })
  return (
    <div className="grid justify-items-start gap-2">
      {call.error && <FormFailure error={call.error} />}
      <Button
        look="primary"
        busy={call.isPending}
        onClick={() =>
          call.mutate(
            { params: { number: run.number }, body: { merchant } },
            {
              onSuccess: ({ paid }) => {
                toast({ tone: 'good', title: t('incomeOffice.resumed', { paid: number(paid) }) })
                onDone()
              },
            },
          )
        }
      >
        {t('incomeOffice.resume')}
      </Button>
      <p className="text-12 text-faint">{t('incomeOffice.resumeText')}</p>
    </div>
  )
}

/** The run computed again from today's facts: nothing differs, or the next run corrects what does. */
function Again({ run, merchant }: RunProps) {
  const { t } = useTexts()
  const [isAsked, setIsAsked] = useState(false)
  const found = useApiQuery(
    useApi(agentIncomeOffice).again,
    { params: { number: run.number }, query: { merchant } },
    { enabled: isAsked },
  )
  if (!isAsked)
    return (
      <Button className="justify-self-start" onClick={() => setIsAsked(true)}>
        {t('incomeOffice.again')}
      </Button>
    )
  return (
    <QueryState of={found} waiting={<SkeletonRows rows={2} />}>
      {({ agents, rows, currency }) =>
        rows.length === 0 ? (
          <Notice tone="good">{t('incomeOffice.same', { count: agents })}</Notice>
        ) : (
          <>
            <Notice tone="warning">{t('incomeOffice.differs', { count: rows.length })}</Notice>
            <FactsTable
              caption={t('incomeOffice.again')}
              rows={rows}
              rowKey={({ member }) => `${member.id}`}
              dense
              columns={[
                { key: 'agent', head: t('incomeOffice.agent'), cell: ({ member }) => member.account },
                {
                  key: 'stated',
                  head: t('incomeOffice.stated'),
                  figures: true,
                  cell: ({ stated }) => <Amount amount={stated} currency={currency} />,
                },
                {
                  key: 'now',
                  head: t('incomeOffice.now'),
                  figures: true,
                  cell: ({ now }) => <Amount amount={now} currency={currency} />,
                },
              ]}
            />
          </>
        )
      }
    </QueryState>
  )
}

type Earner = Reply<typeof agentIncomeOffice.earners>['rows'][number]

function Earners({ run, merchant, onAgent }: RunProps & { readonly onAgent: (member: bigint) => void }) {
  const { t } = useTexts()
  const api = useApi(agentIncomeOffice)
  const found = useApiPages(api.earners, { run: `${run.number}` }, (before: string | null, options) =>
    api.earners({ params: { number: run.number }, query: { merchant, ...(before && { before }) } }, options),
  )
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  const figure = (key: 'gross' | 'taken' | 'corrected' | 'amount', head: string) => ({
    key,
    head,
    figures: true,
    cell: (row: Earner) => <Amount amount={row[key]} currency={run.currency} />,
  })
  return (
    <section className="grid gap-3">
      <h3 className="text-14 font-semibold">{t('incomeOffice.earners')}</h3>
      {found.isPending && <SkeletonRows rows={4} />}
      {found.isSuccess && rows.length === 0 && (
        <p className="text-13 text-muted">{t('incomeOffice.noEarners')}</p>
      )}
      {rows.length > 0 && (
        <FactsTable
          caption={t('incomeOffice.earners')}
          rows={rows}
          rowKey={({ number }) => `${number}`}
          onRow={({ member }) => onAgent(member.id)}
          dense
          columns={[
            { key: 'agent', head: t('incomeOffice.agent'), cell: ({ member }) => member.account },
            {
              key: 'upline',
              head: t('incomeOffice.upline'),
              cell: ({ upline }) => upline ?? t('contracts.byBrand'),
            },
            figure('gross', t('agentIncome.gross')),
            figure('taken', t('agentIncome.taken')),
            figure('corrected', t('agentIncome.corrected')),
            figure('amount', t('agentIncome.paid')),
          ]}
        />
      )}
      {found.hasNextPage && (
        <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('ui.more')}
        </Button>
      )}
    </section>
  )
}

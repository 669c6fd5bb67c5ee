import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { rebatesOffice } from '../contract/office.ts'
import { programs, type Program } from '../rules/terms.ts'

type Row = Reply<typeof rebatesOffice.runs>['rows'][number]
type Props = { readonly merchant: string; readonly may: May }

/** Settlement runs with their progress; operators pause and resume programs. */
export function RunsTab({ merchant, may }: Props) {
  const texts = useTexts()
  const { t } = texts
  const [before, setBefore] = useState<string | null>(null)
  const query = { merchant, ...(before ? { before } : {}) }
  const asked = useApiQuery(useApi(rebatesOffice).runs, { query }, { everyMs: 5_000 })
  return (
    <>
      <Pauses merchant={merchant} may={may} />
      <QueryState
        of={asked}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState title={t('rebatesOffice.noRuns')} text={t('rebatesOffice.noRunsText')} />}
      >
        {({ rows, next }) => (
          <>
            <Table
              caption={t('rebatesOffice.tab.runs')}
              rows={rows}
              rowKey={({ id }) => id.toString()}
              dense
              columns={columnsOf(texts)}
              phone={(row) => <PhoneRow row={row} />}
            />
            <PageSteps
              onFirst={before ? () => setBefore(null) : null}
              onNext={next ? () => setBefore(next) : null}
            />
          </>
        )}
      </QueryState>
    </>
  )
}

function columnsOf(texts: Texts): Column<Row>[] {
  const { t, date, number, money } = texts
  return [
    { key: 'program', head: t('rebatesOffice.program'), cell: (row) => t(`rebates.program.${row.program}`) },
    { key: 'from', head: t('rebatesOffice.from'), cell: ({ startsAt }) => date(startsAt, 'minute') },
    { key: 'to', head: t('rebatesOffice.to'), cell: ({ endsAt }) => date(endsAt, 'minute') },
    {
      key: 'version',
      head: t('rebatesOffice.version'),
      figures: true,
      cell: ({ version }) => number(version),
    },
    {
      key: 'members',
      head: t('rebatesOffice.statements'),
      figures: true,
      cell: ({ members }) => number(members),
    },
    {
      key: 'amount',
      head: t('rebatesOffice.paid'),
      figures: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    { key: 'state', head: t('rebatesOffice.state'), cell: (row) => <Progress row={row} /> },
  ]
}

function Progress({ row: { state, paid, payable, fault } }: { readonly row: Row }) {
  const { t, number } = useTexts()
  if (fault) return <Status tone="bad">{t('rebatesOffice.failed', { fault })}</Status>
  if (state === 'done') return <Status tone="good">{t('rebatesOffice.done')}</Status>
  return (
    <Status tone="waiting">
      {state === 'open'
        ? t('rebatesOffice.settling')
        : t('rebatesOffice.offering', { paid: number(paid), payable: number(payable) })}
    </Status>
  )
}

function PhoneRow({ row }: { readonly row: Row }) {
  const { t, date, money } = useTexts()
  return (
    <span className="grid gap-0.5">
      <span className="flex justify-between gap-3 font-medium">
        <span>{t(`rebates.program.${row.program}`)}</span>
        <span className="num">{money(row.amount, row.currency)}</span>
      </span>
      <span className="flex justify-between gap-3 text-12 text-faint">
        <span>{date(row.startsAt, 'minute')}</span>
        <Progress row={row} />
      </span>
    </span>
  )
}

type Asked = { readonly program: Program; readonly act: 'pause' | 'resume' }

/** Which programs run, and buttons to pause or resume them. */
function Pauses({ merchant, may }: Props) {
  const { t } = useTexts()
  const api = useApi(rebatesOffice)
  const { data } = useApiQuery(api.rates, { query: { merchant } })
  const calls = {
    pause: useApiMutation(api.pause, { invalidates: [api.rates] }),
    resume: useApiMutation(api.resume, { invalidates: [api.rates] }),
  }
  const [asked, setAsked] = useState<Asked | null>(null)
  const used = programs.filter((each) =>
    data?.versions.some(({ terms }) => terms.programs.some(({ program }) => program === each)),
  )
  const actOf = (program: Program) =>
    data?.paused.some((pause) => pause.program === program) ? 'resume' : 'pause'
  return (
    <div className="flex flex-wrap gap-2">
      {used.map((program) => {
        const act = actOf(program)
        if (!may(act === 'pause' ? 'rebates.pause' : 'rebates.publish')) return null
        return (
          <Button key={program} size="sm" onClick={() => setAsked({ program, act })}>
            {t(`rebatesOffice.${act}`, { program: t(`rebates.program.${program}`) })}
          </Button>
        )
      })}
      {asked && (
        <ReasonDialog
          open
          onClose={() => setAsked(null)}
          title={t(`rebatesOffice.${asked.act}`, { program: t(`rebates.program.${asked.program}`) })}
          text={t(`rebatesOffice.${asked.act}Text`)}
          action={t(`rebatesOffice.${asked.act}`, { program: t(`rebates.program.${asked.program}`) })}
          isDanger={asked.act === 'pause'}
          busy={calls[asked.act].isPending}
          error={calls[asked.act].error}
          onReason={(reason) =>
            calls[asked.act].mutate(
              { body: { merchant, program: asked.program, reason } },
              { onSuccess: () => setAsked(null) },
            )
          }
        />
      )}
    </div>
  )
}

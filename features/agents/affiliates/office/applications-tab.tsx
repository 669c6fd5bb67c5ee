import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiPages, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { affiliatesOffice } from '../contract/office.ts'
import { applicationStates, mayFollow, type ApplicationState } from '../rules/states.ts'

type Application = Reply<typeof affiliatesOffice.applications>['rows'][number]

const tones = { new: 'waiting', contacted: 'info', accepted: 'good', rejected: 'plain' } as const

type Props = { readonly merchant: string; readonly mayDecide: boolean }

/** Affiliate applications, newest first. */
export function ApplicationsTab({ merchant, mayDecide }: Props) {
  const { t } = useTexts()
  const [state, setState] = useState<ApplicationState | 'all'>('all')
  const [open, setOpen] = useState<Application | null>(null)
  const api = useApi(affiliatesOffice)
  const found = useApiPages(api.applications, { merchant, state }, (before: string | null, options) =>
    api.applications(
      {
        params: { merchant },
        query: { ...(state !== 'all' && { state }), ...(before && { before }) },
      },
      options,
    ),
  )
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <div className="grid gap-3">
      <FilterChips
        label={t('affiliates.status')}
        options={[
          { value: 'all' as const, label: t('affiliatesOffice.all') },
          ...applicationStates.map((value) => ({ value, label: t(`affiliates.state.${value}`) })),
        ]}
        value={state}
        onChange={setState}
      />
      {found.error && rows.length === 0 && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && rows.length === 0 && (
        <EmptyState className="panel" icon={UserPlus} title={t('affiliatesOffice.noApplications')} />
      )}
      {rows.length > 0 && <Rows rows={rows} onOpen={setOpen} />}
      {found.hasNextPage && (
        <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('ui.more')}
        </Button>
      )}
      <Drawer
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? `A-${open.number} · ${open.name}` : ''}
      >
        {open && (
          <Detail
            key={open.id}
            merchant={merchant}
            application={open}
            mayDecide={mayDecide}
            onDone={() => setOpen(null)}
          />
        )}
      </Drawer>
    </div>
  )
}

type RowsProps = {
  readonly rows: readonly Application[]
  readonly onOpen: (row: Application) => void
}

function Rows({ rows, onOpen }: RowsProps) {
  const { t, date } = useTexts()
  return (
    <Table<Application>
      caption={t('affiliatesOffice.tab.applications')}
      dense
      rows={rows}
      rowKey={({ id }) => id}
      onRow={onOpen}
      columns={[
        {
          key: 'number',
          head: t('affiliatesOffice.number'),
          cell: ({ number }) => <span className="num">A-{`${number}`}</span>,
        },
        {
          key: 'who',
          head: t('affiliatesOffice.applicant'),
          wide: true,
          cell: ({ name, email }) => `${name} · ${email}`,
        },
        {
          key: 'channel',
          head: t('affiliates.channel'),
          cell: ({ channel }) => t(`affiliates.channel.${channel}`),
        },
        { key: 'country', head: t('affiliates.country'), cell: ({ country }) => country ?? '–' },
        { key: 'sent', head: t('affiliatesOffice.sent'), cell: ({ sentAt }) => date(sentAt, 'brief') },
        {
          key: 'state',
          head: t('affiliates.status'),
          cell: (row) => <Status tone={tones[row.state]}>{t(`affiliates.state.${row.state}`)}</Status>,
        },
      ]}
    />
  )
}

type DetailProps = Props & { readonly application: Application; readonly onDone: () => void }

function Detail({ merchant, application, mayDecide, onDone }: DetailProps) {
  const { t, date } = useTexts()
  const shared = useApiQuery(useApi(affiliatesOffice).shared, { params: { merchant, id: application.id } })
  const facts = [
    { key: 'person', name: t('affiliates.person'), value: t(`affiliates.person.${application.person}`) },
    { key: 'company', name: t('affiliates.company'), value: application.company ?? '–' },
    { key: 'account', name: t('affiliatesOffice.account'), value: application.account ?? '–' },
    { key: 'email', name: t('affiliates.email'), value: application.email },
    { key: 'phone', name: t('affiliates.phone'), value: application.phone ?? '–' },
    { key: 'country', name: t('affiliates.country'), value: application.country ?? '–' },
    { key: 'channel', name: t('affiliates.channel'), value: t(`affiliates.channel.${application.channel}`) },
    { key: 'address', name: t('affiliates.address'), value: application.address ?? '–' },
    {
      key: 'traffic',
      name: t('affiliates.traffic'),
      value: application.traffic ? t(`affiliates.traffic.${application.traffic}`) : '–',
    },
    {
      key: 'by',
      name: t('affiliatesOffice.invitedBy'),
      value: application.invitedBy === null ? '–' : `AF-${application.invitedBy}`,
    },
    { key: 'terms', name: t('affiliatesOffice.terms'), value: application.terms || '–' },
    { key: 'sent', name: t('affiliatesOffice.sent'), value: date(application.sentAt, 'minute') },
  ]
  const found = shared.data?.list ?? []
  return (
    <div className="grid gap-4">
      <Facts facts={facts} />
      <p className="rounded-control bg-raised p-4 whitespace-pre-wrap">{application.message}</p>
      {found.length > 0 && (
        <section className="grid gap-1 rounded-control border border-warn p-3 text-13">
          <h3 className="font-semibold">{t('affiliatesOffice.shared')}</h3>
          <ul className="grid gap-0.5">
            {found.map((each) => (
              <li key={`${each.what} ${each.name}`}>
                {t(`affiliatesOffice.shared.${each.what}`)}: {each.name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {application.note && (
        <p className="text-13">
          <span className="font-medium">{t('affiliates.reason')}:</span> {application.note} (
          {application.decidedBy})
        </p>
      )}
      {mayDecide && mayFollow(application.state, 'rejected') && (
        <Decision merchant={merchant} application={application} onDone={onDone} />
      )}
    </div>
  )
}

type Choice = 'contacted' | 'rejected' | 'accepted'

function Decision({ merchant, application, onDone }: Omit<DetailProps, 'mayDecide'>) {
  const { t } = useTexts()
  const api = useApi(affiliatesOffice)
  const plans = useApiQuery(api.plans, { params: { merchant } }).data?.list ?? []
  const told = { invalidates: [api.applications, api.list] }
  const decide = useApiMutation(api.decide, told)
  const accept = useApiMutation(api.accept, told)
  const choices = (['contacted', 'rejected', 'accepted'] as const).filter((next) =>
    mayFollow(application.state, next),
  )
  const [choice, setChoice] = useState<Choice>(choices[0] ?? 'rejected')
  const form = useForm({ defaultValues: { plan: '', account: '', reason: '' } })
  const params = { merchant, id: application.id }
  const done = {
    onSuccess: () => {
      toast({ tone: 'good', title: t('affiliatesOffice.done') })
      onDone()
    },
  }
  const submit = form.onSubmit(({ plan, account, reason }) => {
    if (choice !== 'accepted') decide.mutate({ params, body: { state: choice, reason } }, done)
    else {
      const id = BigInt(plan || `${plans[0]?.id ?? 0}`)
      accept.mutate({ params, body: { plan: id, ...(account && { account }), reason } }, done)
    }
  })
  const call = choice === 'accepted' ? accept : decide
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 border-t border-hair pt-4">
      <FilterChips
        label={t('affiliatesOffice.decision')}
        options={choices.map((value) => ({ value, label: t(`affiliates.state.${value}`) }))}
        value={choice}
        onChange={setChoice}
      />
      {choice === 'accepted' && (
        <>
          <SelectField
            label={t('affiliatesOffice.plan')}
            options={plans.map(({ id, name }) => ({ value: `${id}`, label: name }))}
            {...form.register('plan')}
          />
          {application.account === null && (
            <TextField
              label={t('affiliatesOffice.newAccount')}
              hint={t('affiliatesOffice.newAccountHint')}
              maxLength={64}
              {...form.register('account')}
            />
          )}
        </>
      )}
      <TextArea
        label={t('affiliates.reason')}
        hint={t(choice === 'rejected' ? 'affiliatesOffice.reasonSent' : 'affiliatesOffice.reasonKept')}
        rows={3}
        maxLength={300}
        {...form.register('reason')}
      />
      {call.error && <FormFailure error={call.error} />}
      <Button type="submit" look={choice === 'rejected' ? 'danger' : 'primary'} busy={call.isPending}>
        {t(`affiliatesOffice.decide.${choice}`)}
      </Button>
    </form>
  )
}

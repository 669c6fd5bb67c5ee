import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { isWithin, textBounds } from '#ui/api/text-bounds.ts'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { pagesOffice } from '../contract/office.ts'
import { applicationStates, mayFollow, type ApplicationState } from '../rules.ts'

type Application = Reply<typeof pagesOffice.applications>['list'][number]

const tones = { new: 'waiting', contacted: 'info', accepted: 'good', rejected: 'plain' } as const

export type ApplicationsTabProps = { readonly merchant: string; readonly mayDecide: boolean }

/** Affiliate applications, newest first. */
export function ApplicationsTab({ merchant, mayDecide }: ApplicationsTabProps) {
  const texts = useTexts()
  const { t } = texts
  const [state, setState] = useState<ApplicationState | 'all'>('all')
  const [open, setOpen] = useState<Application | null>(null)
  const query = state === 'all' ? {} : { state }
  const asked = useApiQuery(useApi(pagesOffice).applications, { params: { merchant }, query })
  return (
    <>
      <FilterChips
        label={t('pagesOffice.state')}
        options={[
          { value: 'all' as const, label: t('pagesOffice.all') },
          ...applicationStates.map((value) => ({ value, label: t(`pagesOffice.state.${value}`) })),
        ]}
        value={state}
        onChange={setState}
      />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState className="panel" icon={UserPlus} title={t('pagesOffice.none')} />}
      >
        {({ list }) => (
          <Table
            caption={t('pagesOffice.applications')}
            columns={columns(texts)}
            rows={list}
            rowKey={({ id }) => id}
            onRow={setOpen}
            dense
          />
        )}
      </QueryState>
      {open && (
        <ApplicationDialog
          merchant={merchant}
          application={open}
          mayDecide={mayDecide}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function columns({ t, date }: Texts): readonly Column<Application>[] {
  return [
    {
      key: 'number',
      head: t('pagesOffice.number'),
      cell: ({ number }) => <span className="num">A-{number}</span>,
    },
    { key: 'who', head: t('pagesOffice.who'), cell: ({ name, email }) => `${name} · ${email}` },
    { key: 'where', head: t('pagesOffice.where'), cell: ({ channel }) => t(`pages.channel.${channel}`) },
    {
      key: 'sent',
      head: t('pagesOffice.sent'),
      cell: ({ sentAt }) => <span className="num">{date(sentAt, 'brief')}</span>,
    },
    {
      key: 'state',
      head: t('pagesOffice.state'),
      cell: ({ state }) => <Status tone={tones[state]}>{t(`pagesOffice.state.${state}`)}</Status>,
    },
  ]
}

type ApplicationDialogProps = ApplicationsTabProps & {
  readonly application: Application
  readonly onClose: () => void
}

function ApplicationDialog({ merchant, application, mayDecide, onClose }: ApplicationDialogProps) {
  const { date, t } = useTexts()
  const api = useApi(pagesOffice)
  const decide = useApiMutation(api.decide, { invalidates: [api.applications] })
  const form = useForm({ defaultValues: { note: application.note ?? '' } })
  const bounds = textBounds(pagesOffice.decide, 'note')
  const note = form.watch('note')
  const nexts = applicationStates.filter((next) => mayFollow(application.state, next))
  const go = (state: ApplicationState) =>
    decide.mutate({ params: { merchant, id: application.id }, body: { state, note } }, { onSuccess: onClose })
  const facts = [
    { key: 'email', name: t('pages.joinEmail'), value: application.email },
    { key: 'phone', name: t('pages.joinPhone'), value: application.phone ?? '–' },
    { key: 'where', name: t('pagesOffice.where'), value: t(`pages.channel.${application.channel}`) },
    { key: 'address', name: t('pages.joinAddress'), value: application.address ?? '–' },
    { key: 'sent', name: t('pagesOffice.sent'), value: date(application.sentAt, 'minute') },
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title={`A-${application.number} · ${application.name}`}
      actions={
        mayDecide &&
        nexts.map((next) => (
          <Button
            key={next}
            look={next === 'accepted' ? 'primary' : next === 'rejected' ? 'danger' : 'outline'}
            busy={decide.isPending}
            disabled={!isWithin(bounds, note)}
            onClick={() => go(next)}
          >
            {t(`pagesOffice.state.${next}`)}
          </Button>
        ))
      }
    >
      <div className="grid gap-4">
        {decide.error && <FormFailure error={decide.error} />}
        <Facts facts={facts} />
        <p className="rounded-control bg-raised p-4 whitespace-pre-wrap">{application.message}</p>
        {nexts.length > 0 && mayDecide ? (
          <TextArea
            label={t('pagesOffice.note')}
            hint={t('pagesOffice.noteHint')}
            rows={3}
            {...bounds}
            {...form.register('note')}
          />
        ) : (
          application.note && <p className="text-muted">{application.note}</p>
        )}
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Facts } from '#ui/data/facts.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { affiliatesOffice } from '../contract/office.ts'
import { mayFollow } from '../rules/states.ts'

export type Application = Reply<typeof affiliatesOffice.applications>['rows'][number]

type DetailProps = {
  readonly merchant: string
  readonly mayDecide: boolean
  readonly application: Application
  readonly onDone: () => void
}

/** What an applicant wrote, what it shares with others, and the decision. */
export function ApplicationDetail({ merchant, application, mayDecide, onDone }: DetailProps) {
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

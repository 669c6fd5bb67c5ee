import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { RateFields, type Typed } from '#features/agents/centre/shown/rate-fields.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Qr } from '#ui/art/qr.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Status } from '#ui/data/status.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { agentAccounts } from '../contract.ts'
import { ratesFrom, type FormProps } from './direct-form.tsx'

type Link = Reply<typeof agentAccounts.links>['list'][number]

/** Invitation links: a new one, and those made before with their uses. */
export function LinksPart(props: FormProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(agentAccounts).links)
  return (
    <>
      <LinkForm {...props} />
      <QueryState
        of={asked}
        waiting={<SkeletonCard lines={3} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon={Link2} title={t('agentAccounts.noLinks')} />}
      >
        {({ list }) => (
          <ul className="grid gap-3">
            {list.map((link) => (
              <LinkCard key={link.code} link={link} />
            ))}
          </ul>
        )}
      </QueryState>
    </>
  )
}

const wholeOf = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text.trim()) : null)

function LinkForm({ kinds, bounds }: FormProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<Typed>({})
  const api = useApi(agentAccounts)
  const send = useApiMutation(api.addLink, { invalidates: [api.links] })
  const form = useForm({ defaultValues: { kind: 'player', note: '', days: '30', usesMost: '' } })
  const submit = form.onSubmit(({ kind, note, days, usesMost }) => {
    const body = {
      kind: kind === 'agent' ? ('agent' as const) : ('player' as const),
      rates: ratesFrom(bounds, typed),
      note,
      days: wholeOf(days),
      usesMost: wholeOf(usesMost),
    }
    send.mutate({ body }, { onSuccess: () => toast({ tone: 'good', title: t('agentAccounts.linkMade') }) })
  })
  return (
    <form onSubmit={submit} className="panel grid gap-4 p-4 md:p-5" noValidate>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={t('agentAccounts.kind')}
          options={kinds.map((value) => ({ value, label: t(`agentAccounts.kind.${value}`) }))}
          {...form.register('kind')}
        />
        <TextField label={t('agentAccounts.note')} optional maxLength={60} {...form.register('note')} />
        <TextField
          label={t('agentAccounts.days')}
          hint={t('agentAccounts.daysHint')}
          optional
          inputMode="numeric"
          {...form.register('days')}
        />
        <TextField
          label={t('agentAccounts.usesMost')}
          hint={t('agentAccounts.usesHint')}
          optional
          inputMode="numeric"
          {...form.register('usesMost')}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-13 font-medium">{t('agentAccounts.preset')}</legend>
        <RateFields bounds={bounds} typed={typed} onType={setTyped} />
      </fieldset>
      {send.error && <FormFailure error={send.error} />}
      <Button type="submit" look="primary" busy={send.isPending}>
        {t('agentAccounts.makeLink')}
      </Button>
    </form>
  )
}

const tones = { open: 'good', revoked: 'plain', usedUp: 'waiting', expired: 'plain' } as const

/** A link with its QR code while it is open. */
function LinkCard({ link }: { readonly link: Link }) {
  const texts = useTexts()
  const { t, date } = texts
  const api = useApi(agentAccounts)
  const close = useApiMutation(api.closeLink, { invalidates: [api.links] })
  const isOpen = link.state === 'open'
  return (
    <li className="panel flex flex-wrap items-start gap-4 p-4">
      {isOpen && <Qr text={link.address} size={112} label={t('agentAccounts.qr', { code: link.code })} />}
      <div className="grid min-w-0 flex-1 basis-60 gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <span className="code font-semibold">{link.code}</span>
          <Status tone={tones[link.state]}>{t(`agentAccounts.state.${link.state}`)}</Status>
          <Status>{t(`agentAccounts.kind.${link.kind}`)}</Status>
        </div>
        {link.note && <p className="text-13 text-muted">{link.note}</p>}
        {isOpen && <Copyable boxed text={link.address} what={t('agentAccounts.link')} />}
        <p className="text-12 text-faint">
          {link.usesMost === null
            ? t('agentAccounts.uses', { uses: link.uses })
            : t('agentAccounts.usesOf', { uses: link.uses, most: link.usesMost })}
          {link.expiresAt && ` · ${t('agentAccounts.until', { at: date(link.expiresAt, 'minute') })}`}
        </p>
        {link.rates.length > 0 && (
          <p className="flex flex-wrap gap-x-3 text-12 text-muted">
            {link.rates.map(({ category, ppm }) => (
              <span key={category}>
                {t(`category.${category}`)} {texts.ppm(ppm)}
              </span>
            ))}
          </p>
        )}
        {isOpen && (
          <Button
            size="sm"
            look="ghost"
            className="justify-self-start"
            busy={close.isPending}
            onClick={() =>
              close.mutate(
                { params: { code: link.code } },
                { onError: (error) => toast({ tone: 'danger', title: errorWords(texts, error) }) },
              )
            }
          >
            {t('agentAccounts.closeLink')}
          </Button>
        )}
      </div>
    </li>
  )
}

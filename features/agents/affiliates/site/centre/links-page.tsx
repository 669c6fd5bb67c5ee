import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { Head } from '#features/agents/centre/site/parts.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { Status } from '#ui/data/status.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { affiliates } from '../../contract/member.ts'
import { landings, type Landing } from '../../rules/states.ts'
import { Banners } from './banners.tsx'

type Code = Reply<typeof affiliates.codes>['list'][number]

/** Links and banners: the affiliate's codes, a new one, and the link for sub-affiliates. */
export function AffiliateLinksPage() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(affiliates).codes)
  return (
    <>
      <Head title={t('agents.menu.affiliateLinks')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CodeForm />
        <QueryState
          of={asked}
          waiting={<SkeletonCard lines={3} />}
          isEmpty={({ list }) => list.length === 0}
          empty={
            <EmptyState icon={Link2} title={t('affiliates.noCodes')} text={t('affiliates.noCodesText')} />
          }
        >
          {({ list, inviteAddress }) => (
            <>
              <ul className="grid gap-3">
                {list.map((code) => (
                  <CodeCard key={code.code} code={code} />
                ))}
              </ul>
              {inviteAddress && (
                <section className="panel grid gap-2 p-4">
                  <h2 className="text-16">{t('affiliates.subLink')}</h2>
                  <p className="text-13 text-muted">{t('affiliates.subLinkText')}</p>
                  <Copyable boxed text={inviteAddress} what={t('affiliates.subLink')} />
                </section>
              )}
            </>
          )}
        </QueryState>
      </div>
    </>
  )
}

const isLanding = (value: string): value is Landing => landings.some((each) => each === value)

function CodeForm() {
  const { t } = useTexts()
  const api = useApi(affiliates)
  const send = useApiMutation(api.addCode, { invalidates: [api.codes] })
  const form = useForm({ defaultValues: { code: '', landing: 'welcome', note: '' } })
  const submit = form.onSubmit(({ code, landing, note }) => {
    const wish = code.trim().toUpperCase()
    send.mutate(
      { body: { landing: isLanding(landing) ? landing : 'welcome', note, ...(wish ? { code: wish } : {}) } },
      {
        onSuccess: () => {
          form.reset()
          toast({ tone: 'good', title: t('affiliates.codeMade') })
        },
      },
    )
  })
  return (
    <form onSubmit={submit} className="panel grid gap-4 p-4 md:grid-cols-3 md:p-5" noValidate>
      <TextField
        label={t('affiliates.codeWish')}
        hint={t('affiliates.codeHint')}
        optional
        maxLength={32}
        autoComplete="off"
        error={form.formState.errors.code?.message}
        {...form.register('code', {
          pattern: { value: /^[A-Za-z0-9]{4,32}$/, message: t('affiliates.codeHint') },
        })}
      />
      <SelectField
        label={t('affiliates.landing')}
        options={landings.map((value) => ({ value, label: t(`affiliates.landing.${value}`) }))}
        {...form.register('landing')}
      />
      <TextField label={t('affiliates.note')} optional maxLength={60} {...form.register('note')} />
      <div className="grid gap-3 md:col-span-3">
        {send.error && <FormFailure error={send.error} fields={{ 'affiliates.codeTaken': 'code' }} />}
        <Button type="submit" look="primary" busy={send.isPending} className="md:justify-self-start">
          {t('affiliates.makeCode')}
        </Button>
      </div>
    </form>
  )
}

function CodeCard({ code }: { readonly code: Code }) {
  const texts = useTexts()
  const { t } = texts
  const [shows, setShows] = useState(false)
  const [asks, setAsks] = useState(false)
  const api = useApi(affiliates)
  const close = useApiMutation(api.closeCode, { invalidates: [api.codes] })
  return (
    <li className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="code font-semibold">{code.code}</span>
        <Status tone={code.isOpen ? 'good' : 'plain'}>
          {t(code.isOpen ? 'affiliates.code.open' : 'affiliates.code.closed')}
        </Status>
        <Status>{t(`affiliates.landing.${code.landing}`)}</Status>
        <span className="text-12 text-faint">{t('affiliates.playersOf', { count: code.players })}</span>
      </div>
      {code.note && <p className="text-13 text-muted">{code.note}</p>}
      {code.isOpen && (
        <>
          <Copyable boxed text={code.address} what={t('affiliates.link')} />
          <p className="text-12 text-faint">
            {t('affiliates.subIdHint', { example: `${code.address}?sub=blog-1` })}
          </p>
          {code.host && <p className="text-13">{t('affiliates.hostText', { host: code.host })}</p>}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" aria-expanded={shows} onClick={() => setShows(!shows)}>
              {t('affiliates.banners')}
            </Button>
            <Button size="sm" look="ghost" onClick={() => setAsks(true)}>
              {t('affiliates.closeCode')}
            </Button>
          </div>
          {shows && <Banners code={code.code} address={code.address} />}
        </>
      )}
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        title={t('affiliates.closeAsk', { code: code.code })}
        text={t('affiliates.closeText')}
        action={t('affiliates.closeCode')}
        danger
        onConfirm={() =>
          close.mutate(
            { params: { code: code.code } },
            {
              onSuccess: () => setAsks(false),
              onError: (error) => toast({ tone: 'danger', title: errorWords(texts, error) }),
            },
          )
        }
      />
    </li>
  )
}

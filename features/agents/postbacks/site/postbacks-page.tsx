import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiPages, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { Head, More } from '#features/agents/centre/site/parts.tsx'
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
import { toast } from '#ui/layer/toast.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { postbacks } from '../contract.ts'
import { events, macros, type PostbackEvent } from '../rules/postback.ts'

type Postback = Reply<typeof postbacks.list>['list'][number]
type LogRow = Reply<typeof postbacks.log>['rows'][number]

/** Postbacks: addresses by event with a test, the key that signs them, and the log. */
export function PostbacksPage() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(postbacks).list)
  return (
    <>
      <Head title={t('agents.menu.affiliatePostbacks')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-13 text-muted">{t('postbacks.lead')}</p>
        <AddForm />
        <QueryState
          of={asked}
          waiting={<SkeletonCard lines={3} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState icon={Webhook} title={t('postbacks.none')} text={t('postbacks.noneText')} />}
        >
          {({ list }) => (
            <ul className="grid gap-3">
              {list.map((postback) => (
                <Card key={postback.id} postback={postback} />
              ))}
            </ul>
          )}
        </QueryState>
        <Secret />
        <Log />
      </div>
    </>
  )
}

const eventOf = (value: string): PostbackEvent => events.find((each) => each === value) ?? 'registration'

function AddForm() {
  const { t } = useTexts()
  const api = useApi(postbacks)
  const send = useApiMutation(api.add, { invalidates: [api.list] })
  const form = useForm({ defaultValues: { event: 'registration', url: '' } })
  const submit = form.onSubmit(({ event, url }) =>
    send.mutate(
      { body: { event: eventOf(event), url } },
      {
        onSuccess: () => {
          form.reset()
          toast({ tone: 'good', title: t('postbacks.added') })
        },
      },
    ),
  )
  return (
    <form
      onSubmit={submit}
      className="panel grid gap-4 p-4 md:grid-cols-[220px_minmax(0,1fr)] md:p-5"
      noValidate
    >
      <SelectField
        label={t('postbacks.event')}
        options={events.map((value) => ({ value, label: t(`postbacks.event.${value}`) }))}
        {...form.register('event')}
      />
      <TextField
        label={t('postbacks.url')}
        hint={t('postbacks.urlHint', { macros: macros.map((name) => `{${name}}`).join(' ') })}
        type="url"
        maxLength={1000}
        {...form.register('url')}
      />
      <div className="grid gap-3 md:col-span-2">
        {send.error && <FormFailure error={send.error} fields={{ 'postbacks.address': 'url' }} />}
        <Button type="submit" look="primary" busy={send.isPending} className="md:justify-self-start">
          {t('postbacks.add')}
        </Button>
      </div>
    </form>
  )
}

function Card({ postback }: { readonly postback: Postback }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(postbacks)
  const test = useApiMutation(api.test)
  const remove = useApiMutation(api.remove, { invalidates: [api.list, api.log] })
  const input = { params: { id: postback.id } }
  const onError = (error: Error) => toast({ tone: 'danger', title: errorWords(texts, error) })
  return (
    <li className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Status tone="info">{t(`postbacks.event.${postback.event}`)}</Status>
        <span className="code min-w-0 text-13 break-all">{postback.url}</span>
      </div>
      {test.data && (
        <p role="status" className="text-13">
          {test.data.problem === null
            ? t('postbacks.tested', { status: test.data.status ?? 0 })
            : test.data.problem === 'status'
              ? t('postbacks.testStatus', { status: test.data.status ?? 0 })
              : t(`postbacks.problem.${test.data.problem}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={test.isPending} onClick={() => test.mutate(input, { onError })}>
          {t('postbacks.test')}
        </Button>
        <Button
          size="sm"
          look="ghost"
          busy={remove.isPending}
          onClick={() => remove.mutate(input, { onError })}
        >
          {t('postbacks.remove')}
        </Button>
      </div>
    </li>
  )
}

/** The key is shown on demand only. */
function Secret() {
  const texts = useTexts()
  const { t } = texts
  const ask = useApiMutation(useApi(postbacks).secret)
  const [secret, setSecret] = useState<string | null>(null)
  const show = (renew: boolean) =>
    ask.mutate(
      { body: { renew } },
      {
        onSuccess: (reply) => setSecret(reply.secret),
        onError: (error) => toast({ tone: 'danger', title: errorWords(texts, error) }),
      },
    )
  return (
    <section className="panel grid gap-3 p-4">
      <h2 className="text-16">{t('postbacks.secret')}</h2>
      <p className="text-13 text-muted">{t('postbacks.secretText')}</p>
      {secret && <Copyable boxed text={secret} what={t('postbacks.secret')} />}
      <div className="flex flex-wrap gap-2">
        {!secret && (
          <Button size="sm" busy={ask.isPending} onClick={() => show(false)}>
            {t('postbacks.showSecret')}
          </Button>
        )}
        <Button size="sm" look="ghost" busy={ask.isPending} onClick={() => show(true)}>
          {t('postbacks.renewSecret')}
        </Button>
      </div>
    </section>
  )
}

const tones = { waiting: 'waiting', sent: 'good', failed: 'bad' } as const

function Log() {
  const { t, date } = useTexts()
  const api = useApi(postbacks)
  const found = useApiPages(api.log, {}, (before: string | null, options) =>
    api.log({ query: { ...(before && { before }) } }, options),
  )
  const rows: readonly LogRow[] = found.data?.pages.flatMap((page) => page.rows) ?? []
  if (rows.length === 0) return null
  return (
    <section className="panel grid gap-3 p-4">
      <h2 className="text-16">{t('postbacks.log')}</h2>
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li
            key={`${row.number}`}
            className="grid gap-1 border-t border-hair pt-3 text-13 first:border-t-0 first:pt-0"
          >
            <div className="flex flex-wrap items-center gap-2">
              <Status tone={tones[row.state]}>{t(`postbacks.state.${row.state}`)}</Status>
              <span>{date(row.createdAt, 'minute')}</span>
              <span className="text-faint">
                {t('postbacks.tries', { count: row.tries })}
                {row.status !== null && ` · HTTP ${row.status}`}
                {row.state === 'waiting' &&
                  row.tries > 0 &&
                  ` · ${t('postbacks.next', { at: date(row.nextAt, 'minute') })}`}
              </span>
            </div>
            <span className="code break-all text-faint">{row.url}</span>
          </li>
        ))}
      </ul>
      <More of={found} />
    </section>
  )
}

import { Plus, Rss } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { Status } from '#ui/data/status.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { newKey } from '#ui/office/new-key.ts'
import { ReasonButton } from '#ui/office/reason-button.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lotteryResults } from '../contract/results.ts'

type Feed = Reply<typeof lotteryResults.feeds>['list'][number]

/** Feeds of published results: each is one source; another one or an operator confirms it. */
export function FeedsTab({ may }: { readonly may: May }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(lotteryResults).feeds, {})
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="grid max-w-3xl content-start gap-3">
      {may('lottery.setup') && (
        <div>
          <Button look="outline" size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('lotteryOffice.feedAdd')}
          </Button>
        </div>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState icon={Rss} title={t('lotteryOffice.noFeeds')} text={t('lotteryOffice.noFeedsText')} />
        }
      >
        {({ list }) => (
          <ul className="grid gap-2">
            {list.map((feed) => (
              <FeedCard key={feed.id} feed={feed} maySwitch={may('lottery.setup')} />
            ))}
          </ul>
        )}
      </QueryState>
      {isAdding && <AddFeed onClose={() => setAdding(false)} />}
    </div>
  )
}

function FeedCard({ feed, maySwitch }: { readonly feed: Feed; readonly maySwitch: boolean }) {
  const { t, date } = useTexts()
  const api = useApi(lotteryResults)
  const change = useApiMutation(api.switchFeed, { invalidates: [api.feeds] })
  const { id, name, kind, url, isOn, lastAt, lastProblem } = feed
  const action = t(isOn ? 'lotteryOffice.feedOff' : 'lotteryOffice.feedOn')
  return (
    <li className="panel grid gap-2 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <b className="font-medium">{name}</b>
        <Status tone={isOn ? 'good' : 'plain'}>
          {t(isOn ? 'lotteryOffice.feedIsOn' : 'lotteryOffice.feedIsOff')}
        </Status>
        {maySwitch && (
          <ReasonButton
            look="quiet"
            size="sm"
            className="ml-auto"
            label={action}
            title={`${action}: ${name}`}
            text={t(isOn ? 'lotteryOffice.feedOffText' : 'lotteryOffice.feedOnText')}
            isDanger={isOn}
            call={change}
            onReason={(reason, done) =>
              change.mutate({ params: { id }, body: { isOpen: !isOn, reason } }, { onSuccess: done })
            }
          />
        )}
      </div>
      <p className="code break-all text-12 text-muted">
        {kind === 'pull' ? url : `POST /api/lottery/feeds/${name}/results`}
      </p>
      <p className="text-12 text-faint">
        {lastAt ? t('lotteryOffice.feedLast', { at: date(lastAt, 'stamp') }) : t('lotteryOffice.feedNever')}
        {lastProblem && <span className="text-danger"> · {lastProblem}</span>}
      </p>
    </li>
  )
}

function AddFeed({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const api = useApi(lotteryResults)
  const add = useApiMutation(api.addFeed, { invalidates: [api.feeds] })
  const [kind, setKind] = useState<'push' | 'pull'>('push')
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [reason, setReason] = useState('')
  const [key] = useState(newKey)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const source = kind === 'push' ? ({ kind, key } as const) : ({ kind, url } as const)
    add.mutate(
      { body: { name, source, reason } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('lotteryOffice.feedAdded') })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('lotteryOffice.feedAdd')}
      text={t('lotteryOffice.feedText')}
      actions={
        <Button type="submit" form="feed" look="primary" busy={add.isPending}>
          {t('lotteryOffice.feedAdd')}
        </Button>
      }
    >
      <form id="feed" onSubmit={send} className="grid gap-4" noValidate>
        <TextField
          label={t('lotteryOffice.feedName')}
          name="name"
          hint="minh-ngoc"
          value={name}
          maxLength={31}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={t('lotteryOffice.feedKind')}
          value={kind}
          options={(['push', 'pull'] as const).map((value) => ({
            value,
            label: t(`lotteryOffice.feedKind.${value}`),
          }))}
          onChange={({ target }) => setKind(target.value === 'pull' ? 'pull' : 'push')}
        />
        {kind === 'push' ? (
          <div className="grid gap-1">
            <span className="text-13">{t('lotteryOffice.feedKey')}</span>
            <Copyable text={key} what={t('lotteryOffice.feedKey')} boxed />
            <span className="text-12 text-faint">{t('lotteryOffice.feedKeyHint')}</span>
          </div>
        ) : (
          <TextField
            label={t('lotteryOffice.feedUrl')}
            name="url"
            type="url"
            value={url}
            maxLength={500}
            onChange={({ target }) => setUrl(target.value)}
          />
        )}
        <TextArea
          label={t('lotteryOffice.reason')}
          name="reason"
          rows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormFailure error={add.error} fields={{ 'lotteryOffice.feedTaken': 'name' }} />
      </form>
    </Dialog>
  )
}

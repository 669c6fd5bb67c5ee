import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Flag,
  Gauge,
  KeyRound,
  LogIn,
  type LucideIcon,
  Mail,
  MailCheck,
  MessageCircle,
  ShieldOff,
  StickyNote,
  UserCog,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { actionText } from '#features/platform/audit/office/action-text.ts'
import type { Currency } from '#kit/currency.ts'
import { hasText } from '#texts/i18n.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { memberLabelsOffice } from '../contract.ts'
import { topics, type Topic } from '../rules.ts'

type Event = Reply<typeof memberLabelsOffice.timeline>['events'][number]

const ALL = 'all'

const icons: { readonly [T in Topic]: LucideIcon } = {
  login: LogIn,
  security: KeyRound,
  profile: UserRound,
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  note: StickyNote,
  flag: Flag,
  limit: Gauge,
  exclusion: ShieldOff,
  talk: MessageCircle,
  message: Mail,
  consent: MailCheck,
  deed: UserCog,
}

export type MemberTimelineProps = { readonly id: bigint; readonly currency: Currency | null }

/** All events of a member in one list; filtered by the operator's permissions. */
export function MemberTimeline({ id, currency }: MemberTimelineProps) {
  const { t } = useTexts()
  const [topic, setTopic] = useState<string>(ALL)
  const chosen = topics.find((each) => each === topic)
  const found = useTimeline(id, chosen)
  const [first] = found.data?.pages ?? []
  const events = (found.data?.pages ?? []).flatMap((page) => page.events)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-1" aria-label={t('players.timeline')}>
      <FilterChips<string>
        label={t('players.timeline')}
        value={topic}
        onChange={setTopic}
        options={[
          { value: ALL, label: t('players.allTopics') },
          ...(first?.topics ?? []).map((value) => ({
            value,
            label: t(`players.topic.${value}`),
            icon: icons[value],
          })),
        ]}
      />
      {found.error && !first && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows />}
      {first && events.length === 0 && <EmptyState title={t('players.timelineNone')} />}
      {events.length > 0 && (
        <ol className="panel px-4 py-1">
          {events.map((event) => (
            <EventLine key={`${event.topic}${event.ref}`} event={event} currency={currency} />
          ))}
        </ol>
      )}
      {found.hasNextPage && (
        <Button
          size="sm"
          className="justify-self-center"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('players.older')}
        </Button>
      )}
    </section>
  )
}

function useTimeline(id: bigint, topic: Topic | undefined) {
  const api = useApi(memberLabelsOffice)
  return useApiPages(api.timeline, { id, topic }, (before: Date | null, options) =>
    api.timeline({ params: { id }, query: { ...(topic && { topic }), ...(before && { before }) } }, options),
  )
}

type LineProps = { readonly event: Event; readonly currency: Currency | null }

function EventLine({ event, currency }: LineProps) {
  const texts = useTexts()
  const { t, date } = texts
  const Icon = icons[event.topic]
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-hair py-2 text-13 last:border-b-0">
      <Icon size={16} className="self-center text-faint" aria-label={t(`players.topic.${event.topic}`)} />
      <span className="min-w-0">
        <span className="font-medium">{eventText(texts, event)}</span>
        {event.by && <span className="text-muted"> · {t('players.by', { who: event.by })}</span>}
        {detailOf(event) && <span className="block break-words text-12 text-muted">{detailOf(event)}</span>}
      </span>
      <span className="text-right">
        {event.amount !== null && currency && (
          <Amount amount={event.amount} currency={currency} className="font-medium" />
        )}
        <span className="num block text-12 whitespace-nowrap text-faint">{date(event.at, 'stamp')}</span>
      </span>
    </li>
  )
}

/** The text of an event; an event without a text, from a newer feature, is shown by its code. */
function eventText({ t }: Texts, { topic, what, detail }: Event): string {
  const known = (key: string) => (hasText(key) ? t(key) : what)
  switch (topic) {
    case 'consent':
      return `${known(`players.did.consent.${what}`)}: ${known(`inbox.consent.${detail?.split(' · ')[0] ?? ''}`)}`
    case 'login':
    case 'limit':
    case 'exclusion':
      return known(`players.did.${topic}.${what}`)
    case 'security':
      return known(`security.did.${what}`)
    case 'profile':
      return t('players.did.profile', { field: known(`profile.field.${what}`) })
    case 'deposit':
      return `${t('players.did.deposit', { number: detail ?? '' })} · ${known(`depositsOffice.state.${what}`)}`
    case 'withdrawal':
      return `${t('players.did.withdrawal', { number: detail ?? '' })} · ${known(`withdrawalsOffice.state.${what}`)}`
    case 'talk':
      return t('players.did.talk', { number: detail ?? '' })
    case 'deed':
      return actionText(t, what)
    case 'flag':
      return `${t('players.did.flag')}: ${known(`risk.rule.${what}`)}`
    case 'note':
      return t('players.did.note')
    case 'message': {
      const title = `inbox.told.${detail}.title`
      return `${t('players.did.message')}: ${hasText(title) ? t(title) : (detail ?? '')}`
    }
  }
}

/** Null if the event's text already contains the numbers and titles. */
function detailOf({ topic, detail }: Event): string | null {
  const isInWords = topic === 'deposit' || topic === 'withdrawal' || topic === 'talk' || topic === 'message'
  return isInWords ? null : detail
}

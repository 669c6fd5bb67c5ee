import clsx from 'clsx'
import { Headset } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { liveChatDesk } from '../contract/desk.ts'
import { ConversationPanel } from './conversation-panel.tsx'
import { ConversationState, useConversationName, VipMark } from './conversation-state.tsx'

type List = Reply<(typeof liveChatDesk)['list']>
export type DeskConversation = List['talks'][number]

export type DeskFilter = {
  readonly brand?: string | undefined
  readonly state?: string | undefined
  readonly talk?: string | undefined
}

export type DeskPanelProps = {
  readonly filter: DeskFilter
  readonly onFilter: (filter: {
    brand?: string | undefined
    state?: string | undefined
    talk?: string | undefined
  }) => void
  readonly may: May
  /** The member's balance and transactions, beside the conversation. */
  readonly guestMoney: (id: bigint) => ReactNode
}

/** Refetch interval for a page without a socket. */
const LOOK_AGAIN_MS = 10_000

/** The live chat desk: the queue, the conversation, and beside it the member's balance and transactions. */
export function DeskPanel({ filter, onFilter, may, guestMoney }: DeskPanelProps) {
  const { t } = useTexts()
  const state = filter.state === 'closed' ? 'closed' : 'running'
  const asked = useApiQuery(
    useApi(liveChatDesk).list,
    { query: { ...(filter.brand ? { merchant: filter.brand } : {}), state } },
    { everyMs: LOOK_AGAIN_MS },
  )
  const { data } = asked
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {/* on a phone the conversation fills the screen */}
      <header className={clsx('grid gap-1 px-4 pt-3', filter.talk && 'max-md:hidden')}>
        <h1 className="text-18">{t('serviceDesk.title')}</h1>
        <p className="text-13 text-muted">{t('serviceDesk.lead')}</p>
      </header>
      <div className={clsx('flex flex-wrap gap-x-6 px-4', filter.talk && 'max-md:hidden')}>
        <BrandChips
          brands={data?.brands}
          value={data?.merchant}
          onChange={(brand) => onFilter({ brand, state: filter.state })}
        />
        <FilterChips
          label={t('serviceDesk.state')}
          options={[
            { value: 'running', label: t('serviceDesk.running'), ...(data ? { count: data.waiting } : {}) },
            { value: 'closed', label: t('serviceDesk.closed') },
          ]}
          value={state}
          onChange={(next) => onFilter({ brand: filter.brand, state: next === 'closed' ? next : undefined })}
        />
      </div>
      <div className="grid min-h-0 flex-1 border-t border-hair md:grid-cols-[300px_minmax(0,1fr)]">
        <div
          className={clsx('min-h-0 overflow-y-auto border-hair md:border-r', filter.talk && 'max-md:hidden')}
        >
          <QueryState
            of={asked}
            waiting={<SkeletonRows />}
            isEmpty={({ talks }) => talks.length === 0}
            empty={
              <NothingHere
                icon={Headset}
                under={state === 'running' ? null : t('serviceDesk.closed')}
                title={t('serviceDesk.none')}
                text={t('serviceDesk.noneText')}
              />
            }
          >
            {({ talks }) => (
              <ul className="divide-y divide-hair">
                {talks.map((talk) => (
                  <li key={talk.id}>
                    <ConversationLine
                      talk={talk}
                      isChosen={talk.id === filter.talk}
                      onChoose={() => onFilter({ ...filter, talk: talk.id })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </QueryState>
        </div>
        {filter.talk && data ? (
          <ConversationPanel
            key={filter.talk}
            id={filter.talk}
            merchant={data.merchant}
            may={may}
            guestMoney={guestMoney}
            onBack={() => onFilter({ ...filter, talk: undefined })}
          />
        ) : (
          <p className="grid place-items-center p-8 text-muted max-md:hidden">{t('serviceDesk.choose')}</p>
        )}
      </div>
    </div>
  )
}

type ConversationLineProps = {
  readonly talk: DeskConversation
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function ConversationLine({ talk, isChosen, onChoose }: ConversationLineProps) {
  const { t, date } = useTexts()
  const nameOf = useConversationName()
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      className="grid w-full gap-1 px-4 py-3 text-left hover:bg-raised aria-[current]:bg-action-soft"
    >
      <span className="flex items-center gap-2">
        <span className="min-w-0 truncate font-medium">{nameOf(talk)}</span>
        {talk.isVip && <VipMark />}
        <span className="flex-1" />
        {talk.unread > 0 && (
          <span className="num rounded-full bg-action px-2 text-12 font-semibold text-on-action">
            {t('serviceDesk.unread', { count: talk.unread })}
          </span>
        )}
      </span>
      <span className="truncate text-13 text-muted">
        {talk.lastText === '' ? t('service.pictureAlt') : talk.lastText}
      </span>
      <span className="flex items-center gap-2">
        <ConversationState talk={talk} />
        <span className="num text-12 text-muted">{date(talk.lastAt, 'brief')}</span>
        {talk.claimedBy && (
          <span className="ml-auto truncate text-12 text-muted">
            {talk.isYours ? t('serviceDesk.mine') : talk.claimedBy}
          </span>
        )}
      </span>
    </button>
  )
}

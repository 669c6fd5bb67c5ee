import clsx from 'clsx'
import { Headset } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { brandQuery } from '#features/platform/merchants/office/lists/brand-columns.tsx'
import { BrandFilter } from '#features/platform/merchants/office/brand-filter.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { liveChatDesk } from '../contract/desk.ts'
import { ConversationPanel } from './conversation-panel.tsx'
import { ConversationState, useConversationName, VipMark } from './conversation-state.tsx'

type List = Reply<(typeof liveChatDesk)['list']>
export type DeskConversation = List['conversations'][number]

export type DeskFilter = {
  readonly brand?: string | undefined
  readonly state?: string | undefined
  readonly find?: string | undefined
  readonly conversation?: string | undefined
}

export type DeskPanelProps = {
  readonly filter: DeskFilter
  /** Changes the given values, keeps the others. */
  readonly onFilter: (some: DeskFilter) => void
  readonly may: May
  /** The member's balance and transactions, beside the conversation. */
  readonly guestMoney: (id: bigint) => ReactNode
}

/** Refetch interval for a page without a socket. */
const LOOK_AGAIN_MS = 10_000
const states = ['running', 'waiting', 'closed'] as const

/** The live chat desk: the queue, the conversation, and beside it the member's balance and transactions. */
export function DeskPanel({ filter, onFilter, may, guestMoney }: DeskPanelProps) {
  const { t } = useTexts()
  const { brand, find, conversation } = filter
  const state = states.find((each) => each === filter.state) ?? 'running'
  const [before, setBefore] = useState<bigint | null>(null)
  const query = { state, ...brandQuery(filter, before) }
  const asked = useApiQuery(useApi(liveChatDesk).list, { query }, { everyMs: LOOK_AGAIN_MS })
  const next = asked.data?.next
  /** Another filter begins at the first page, and shows other conversations than the chosen one. */
  const narrow = (some: DeskFilter) => {
    setBefore(null)
    onFilter({ ...some, conversation: undefined })
  }
  // on a phone the conversation fills the screen
  const hides = conversation && 'max-md:hidden'
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className={clsx('grid gap-1 px-4 pt-3', hides)}>
        <h1 className="text-18">{t('serviceDesk.title')}</h1>
        <p className="text-13 text-muted">{t('serviceDesk.lead')}</p>
      </header>
      <div className={clsx('flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2', hides)}>
        <FindBox
          label={t('serviceDesk.find')}
          value={find ?? ''}
          onChange={(text) => narrow({ find: text || undefined })}
        />
        <BrandFilter
          label={t('merchants.brand')}
          all={t('merchants.all')}
          value={brand ?? ''}
          onChange={(code) => narrow({ brand: code || undefined })}
        />
        <FilterChips<string>
          label={t('serviceDesk.state')}
          options={states.map((value) => ({
            value,
            label: t(`serviceDesk.${value}`),
            count: asked.data && countOf(asked.data.counts, value),
          }))}
          value={state}
          onChange={(chosen) => narrow({ state: chosen === 'running' ? undefined : chosen })}
        />
      </div>
      <div className="grid min-h-0 flex-1 border-t border-hair md:grid-cols-[300px_minmax(0,1fr)]">
        <div className={clsx('min-h-0 overflow-y-auto border-hair md:border-r', hides)}>
          <QueryState
            of={asked}
            waiting={<SkeletonRows />}
            isEmpty={({ conversations }) => conversations.length === 0}
            empty={
              <NothingHere
                icon={Headset}
                find={find ?? ''}
                under={state === 'running' ? null : t(`serviceDesk.${state}`)}
                title={t('serviceDesk.none')}
                text={t('serviceDesk.noneText')}
              />
            }
          >
            {({ conversations }) => (
              <ul className="divide-y divide-hair">
                {conversations.map((row) => (
                  <li key={row.id}>
                    <ConversationLine
                      conversation={row}
                      isChosen={row.id === conversation}
                      onChoose={() => onFilter({ conversation: row.id })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </QueryState>
          <PageSteps
            onFirst={before ? () => setBefore(null) : null}
            onNext={next ? () => setBefore(next) : null}
          />
        </div>
        {conversation ? (
          <ConversationPanel
            key={conversation}
            id={conversation}
            brand={brand}
            may={may}
            guestMoney={guestMoney}
            onBack={() => onFilter({ conversation: undefined })}
          />
        ) : (
          <EmptyState icon={Headset} title={t('serviceDesk.choose')} className="self-center max-md:hidden" />
        )}
      </div>
    </div>
  )
}

function countOf({ waiting, open, closed }: List['counts'], state: (typeof states)[number]): number {
  return { running: waiting + open, waiting, closed }[state]
}

type ConversationLineProps = {
  readonly conversation: DeskConversation
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function ConversationLine({ conversation, isChosen, onChoose }: ConversationLineProps) {
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
        <span className="min-w-0 truncate font-medium">
          {nameOf(conversation)}{' '}
          <span className="text-12 font-normal text-faint">{conversation.merchant}</span>
        </span>
        {conversation.isVip && <VipMark />}
        <span className="flex-1" />
        {conversation.unread > 0 && (
          <span className="num rounded-full bg-action px-2 text-12 font-semibold text-on-action">
            {t('serviceDesk.unread', { count: conversation.unread })}
          </span>
        )}
      </span>
      <span className="truncate text-13 text-muted">
        {conversation.lastText === '' ? t('service.pictureAlt') : conversation.lastText}
      </span>
      <span className="flex items-center gap-2">
        <ConversationState conversation={conversation} />
        <span className="num text-12 text-muted">{date(conversation.lastAt, 'brief')}</span>
        {conversation.claimedBy && (
          <span className="ml-auto truncate text-12 text-muted">
            {conversation.isYours ? t('serviceDesk.mine') : conversation.claimedBy}
          </span>
        )}
      </span>
    </button>
  )
}

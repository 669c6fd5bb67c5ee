import clsx from 'clsx'
import { Headset } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
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
export type DeskConversation = List['talks'][number]

export type DeskFilter = {
  readonly brand?: string | undefined
  readonly state?: string | undefined
  readonly find?: string | undefined
  readonly talk?: string | undefined
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
  const { brand, find, talk } = filter
  const state = states.find((each) => each === filter.state) ?? 'running'
  const [before, setBefore] = useState<bigint | null>(null)
  const query = {
    state,
    ...(brand ? { merchant: brand } : {}),
    ...(find ? { find } : {}),
    ...(before ? { before } : {}),
  }
  const asked = useApiQuery(useApi(liveChatDesk).list, { query }, { everyMs: LOOK_AGAIN_MS })
  const next = asked.data?.next
  /** Another filter begins at the first page, and shows other conversations than the chosen one. */
  const narrow = (some: DeskFilter) => {
    setBefore(null)
    onFilter({ ...some, talk: undefined })
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {/* on a phone the conversation fills the screen */}
      <header className={clsx('grid gap-1 px-4 pt-3', talk && 'max-md:hidden')}>
        <h1 className="text-18">{t('serviceDesk.title')}</h1>
        <p className="text-13 text-muted">{t('serviceDesk.lead')}</p>
      </header>
      <div className={clsx('flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2', talk && 'max-md:hidden')}>
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
        <div className={clsx('min-h-0 overflow-y-auto border-hair md:border-r', talk && 'max-md:hidden')}>
          <QueryState
            of={asked}
            waiting={<SkeletonRows />}
            isEmpty={({ talks }) => talks.length === 0}
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
            {({ talks }) => (
              <ul className="divide-y divide-hair">
                {talks.map((row) => (
                  <li key={row.id}>
                    <ConversationLine
                      talk={row}
                      isChosen={row.id === talk}
                      onChoose={() => onFilter({ talk: row.id })}
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
        {talk ? (
          <ConversationPanel
            key={talk}
            id={talk}
            brand={brand}
            may={may}
            guestMoney={guestMoney}
            onBack={() => onFilter({ talk: undefined })}
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
        <span className="min-w-0 truncate font-medium">
          {nameOf(talk)} <span className="text-12 font-normal text-faint">{talk.merchant}</span>
        </span>
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

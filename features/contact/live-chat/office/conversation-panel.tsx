import clsx from 'clsx'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { SelectBox } from '#ui/form/select-field.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { liveChatDesk } from '../contract/desk.ts'
import { DeskLines } from './desk-lines.tsx'
import { ConversationState, useConversationName, VipMark } from './conversation-state.tsx'
import { ReplyBox } from './reply-box.tsx'

export type OneConversation = Reply<(typeof liveChatDesk)['one']>

export type ConversationPanelProps = {
  readonly id: string
  /** The brand that the list shows; undefined for all. */
  readonly brand: string | undefined
  readonly may: May
  /** The member's balance and transactions, for operators who may see members. */
  readonly guestMoney: (id: bigint) => ReactNode
  readonly onBack: () => void
}

const LOOK_AGAIN_MS = 5_000

/** One conversation with its actions, and the guest's balance and transactions beside it. */
export function ConversationPanel({ id, brand, may, guestMoney, onBack }: ConversationPanelProps) {
  const asked = useApiQuery(
    useApi(liveChatDesk).one,
    { params: { id }, query: brand ? { merchant: brand } : {} },
    { everyMs: LOOK_AGAIN_MS },
  )
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {(one) => (
        <div
          className={clsx(
            'grid min-h-0',
            // a visitor has no money to show
            one.conversation.memberId !== null && may('members.see') && 'xl:grid-cols-[minmax(0,1fr)_320px]',
          )}
        >
          <section className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] max-md:h-[calc(100dvh-3.5rem)]">
            <Head one={one} may={may} onBack={onBack} />
            <DeskLines lines={one.lines} merchant={one.conversation.merchant} />
            <Foot one={one} may={may} />
          </section>
          {one.conversation.memberId !== null && may('members.see') && (
            <aside className="min-h-0 overflow-y-auto border-hair p-4 max-xl:border-t xl:border-l">
              {guestMoney(one.conversation.memberId)}
            </aside>
          )}
        </div>
      )}
    </QueryState>
  )
}

type HeadProps = Pick<ConversationPanelProps, 'may' | 'onBack'> & { readonly one: OneConversation }

function Head({ one: { conversation, lines }, may, onBack }: HeadProps) {
  const { t } = useTexts()
  const nameOf = useConversationName()
  useRead(conversation, lines.at(-1)?.seq ?? 0, may('service.answer'))
  return (
    <header className="flex flex-wrap items-center gap-3 border-b border-hair px-4 py-2">
      <IconButton icon={ChevronLeft} label={t('ui.back')} className="md:hidden" onClick={onBack} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-16">{nameOf(conversation)}</h2>
        <p className="num text-12 whitespace-normal text-muted">
          {conversation.number} · {conversation.merchant} · {t('serviceDesk.place', { ip: conversation.ip })}{' '}
          · {conversation.language.toUpperCase()}
          {conversation.rating !== null && ` · ${t('serviceDesk.rating', { stars: conversation.rating })}`}
        </p>
        {conversation.ratingNote && <p className="text-12 text-muted">{conversation.ratingNote}</p>}
      </div>
      {conversation.isVip && <VipMark />}
      <ConversationState conversation={conversation} />
    </header>
  )
}

/** Marks the shown lines as read, for the operator who has the conversation or views a waiting one. */
function useRead(conversation: OneConversation['conversation'], seq: number, mayAnswer: boolean): void {
  const api = useApi(liveChatDesk)
  const { mutate } = useApiMutation(api.read, { invalidates: [api.list] })
  const { id, merchant, unread } = conversation
  useEffect(() => {
    if (mayAnswer && unread > 0 && !document.hidden) mutate({ params: { id }, body: { merchant, seq } })
  }, [mutate, id, merchant, unread, seq, mayAnswer])
}

function Foot({ one, may }: { readonly one: OneConversation; readonly may: ConversationPanelProps['may'] }) {
  const { t } = useTexts()
  const api = useApi(liveChatDesk)
  const claim = useApiMutation(api.claim, { invalidates: [api.list, api.one] })
  const close = useApiMutation(api.close, { invalidates: [api.list, api.one] })
  const [to, setTo] = useState('')
  const { conversation, colleagues } = one
  const { id, merchant } = conversation
  if (!may('service.answer') || conversation.state === 'closed') return <footer />
  const error = claim.error ?? close.error
  return (
    <footer className="grid gap-3 border-t border-hair p-3">
      {error && <Failure error={error} />}
      {conversation.isYours ? (
        <>
          <ReplyBox one={one} />
          <div className="flex flex-wrap items-center gap-3">
            <SelectBox
              aria-label={t('serviceDesk.give')}
              value={to}
              className="min-w-44"
              onChange={({ target }) => {
                setTo(target.value)
                claim.mutate({ params: { id }, body: { merchant, to: target.value } })
              }}
            >
              <option value="" disabled>
                {t('serviceDesk.give')}
              </option>
              {colleagues
                .filter(({ account }) => account !== conversation.claimedBy)
                .map(({ id: value, account }) => (
                  <option key={value} value={value} className="bg-surface text-text">
                    {account}
                  </option>
                ))}
            </SelectBox>
            <Button
              size="sm"
              className="ml-auto"
              busy={close.isPending}
              onClick={() => close.mutate({ params: { id }, body: { merchant } })}
            >
              {t('serviceDesk.close')}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex items-center gap-3">
          {conversation.claimedBy && (
            <p className="text-muted">{t('serviceDesk.held', { who: conversation.claimedBy })}</p>
          )}
          {!conversation.claimedBy && (
            <Button
              look="primary"
              wide
              busy={claim.isPending}
              onClick={() => claim.mutate({ params: { id }, body: { merchant } })}
            >
              {t('serviceDesk.claim')}
            </Button>
          )}
        </div>
      )}
    </footer>
  )
}

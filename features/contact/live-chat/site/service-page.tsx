import { Headset } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { liveChat } from '../contract/guest.ts'
import { Composer } from './composer.tsx'
import { RateConversation } from './rate-conversation.tsx'
import { ConversationLines } from './conversation-messages.tsx'
import { useConversation, type Conversation, type ConversationReply } from './use-conversation.ts'

/** The customer service window: one conversation, from the first message to the rating. */
export function ServicePage({ isVip }: { readonly isVip: boolean }) {
  const { t } = useTexts()
  const { conversation, lines, asked, take } = useConversation()
  const title = t(isVip ? 'service.vipTitle' : 'service.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="mx-auto grid h-dvh max-w-160 grid-rows-[auto_minmax(0,1fr)_auto] bg-ground">
      <header className="flex min-h-16 items-center gap-3 border-b border-hair bg-surface px-4 py-2">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-action-soft text-action-text">
          <Headset size={20} aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <h1 className="text-16 font-bold">{title}</h1>
          <p role="status" className="text-12 text-muted">
            {standing(t, conversation)}
          </p>
        </div>
        {conversation && conversation.state !== 'closed' && <EndConversation onEnd={take} />}
      </header>
      <main id="content" tabIndex={-1} className="min-h-0 outline-none">
        {asked.error && !asked.data ? (
          <Failure error={asked.error} onRetry={() => void asked.refetch()} />
        ) : (
          <ConversationLines lines={lines} />
        )}
      </main>
      <footer className="grid gap-3 border-t border-hair bg-surface p-3 pb-[max(12px,env(safe-area-inset-bottom))]">
        {conversation?.mayRate && <RateConversation />}
        <p className="-my-1 text-right text-12 text-muted">
          <Link to="/saferplay" className="inline-flex min-h-6 items-center underline underline-offset-2">
            {t('member.saferPlay')}
          </Link>
        </p>
        <Composer mayShow={conversation !== null && conversation.state !== 'closed'} onSent={take} />
      </footer>
    </div>
  )
}

/** Empty before the first message: the page itself says then what to do. */
function standing(t: ReturnType<typeof useTexts>['t'], conversation: Conversation | null): string {
  if (!conversation) return ''
  if (conversation.state === 'closed') return t('service.closed')
  return conversation.operator ? t('service.with', { operator: conversation.operator }) : t('service.waiting')
}

function EndConversation({ onEnd }: { readonly onEnd: (reply: ConversationReply) => void }) {
  const { t } = useTexts()
  const told = useApiMutation(useApi(liveChat).close)
  const [isAsking, setAsking] = useState(false)
  const end = () =>
    told.mutate(
      {},
      {
        onSuccess: (reply) => {
          setAsking(false)
          onEnd(reply)
        },
      },
    )
  return (
    <>
      <Button size="sm" look="ghost" onClick={() => setAsking(true)}>
        {t('service.end')}
      </Button>
      <Confirm
        open={isAsking}
        title={t('service.end')}
        text={t('service.endText')}
        action={t('service.end')}
        busy={told.isPending}
        onConfirm={end}
        onClose={() => setAsking(false)}
      >
        {told.error && <Failure error={told.error} />}
      </Confirm>
    </>
  )
}

import clsx from 'clsx'
import { ChevronDown, Gift, Landmark, Megaphone, ShieldCheck, Trash2 } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { RichText } from '#ui/data/rich-text.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { inbox } from '../contract/member.ts'

export type Message = Reply<(typeof inbox)['list']>['list'][number]

const icons = { money: Landmark, security: ShieldCheck, house: Megaphone, offer: Gift }

export type MessageRowProps = {
  readonly message: Message
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** One message; opening it marks it as read. */
export function MessageRow({ message, isOpen, onToggle }: MessageRowProps) {
  const { t, date } = useTexts()
  const api = useApi(inbox)
  const tells = { invalidates: [api.list, api.unreadCount] }
  const read = useApiMutation(api.read, tells)
  const { id, kind, title, at, isRead } = message
  const Icon = icons[kind]
  const toggle = () => {
    onToggle()
    if (!isRead && !isOpen) read.mutate({ params: { id } })
  }
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
        className="flex min-h-16 w-full items-center gap-3.5 px-4 py-3 text-left transition-colors duration-120 hover:bg-raised"
      >
        <span
          className={clsx(
            'grid size-10 shrink-0 place-items-center rounded-full',
            isRead ? 'bg-raised text-faint' : 'bg-action-soft text-action-text',
          )}
        >
          <Icon size={20} aria-hidden />
        </span>
        <span className="min-w-0 flex-1">
          <span className={clsx('line-clamp-2', isRead ? 'text-muted' : 'font-bold')}>
            {title}
            {!isRead && <span className="sr-only"> ({t('inbox.unreadMark')})</span>}
          </span>
          <span className="num block text-12 text-faint">
            {t(`inbox.kind.${kind}`)} · {date(at, 'minute')}
          </span>
        </span>
        {!isRead && <span className="size-2 shrink-0 rounded-full bg-action" aria-hidden />}
        <ChevronDown
          size={18}
          aria-hidden
          className={clsx('shrink-0 text-faint transition-transform duration-120', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && <Opened message={message} />}
    </li>
  )
}

function Opened({ message: { id, content, link } }: { readonly message: Message }) {
  const { t } = useTexts()
  const api = useApi(inbox)
  const remove = useApiMutation(api.remove, { invalidates: [api.list, api.unreadCount] })
  return (
    <div className="grid gap-4 px-4 pt-3 pb-5 md:pl-17.5">
      <RichText html={content} />
      {remove.error && <Failure error={remove.error} />}
      <div className="flex flex-wrap gap-2.5">
        {link && (
          <a href={link} className={buttonClass({ look: 'outline', size: 'sm' })}>
            {t('inbox.open')}
          </a>
        )}
        <Button
          size="sm"
          look="ghost"
          icon={Trash2}
          busy={remove.isPending}
          onClick={() => remove.mutate({ params: { id } })}
        >
          {t('inbox.remove')}
        </Button>
      </div>
    </div>
  )
}

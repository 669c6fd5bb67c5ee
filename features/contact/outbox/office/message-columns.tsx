import { Mail, MessageSquareText } from 'lucide-react'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import type { Column } from '#ui/records/table.tsx'
import type { Message } from './messages-panel.tsx'

const tones: Readonly<Record<Message['state'], Tone>> = {
  waiting: 'waiting',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
  expired: 'plain',
}

type OnResend = ((message: Message) => void) | null

/** Columns: time, channel, recipient, text, state, error, action. */
export function columnsOf(texts: Texts, onResend: OnResend): Column<Message>[] {
  const { t, date } = texts
  const columns: Column<Message>[] = [
    {
      key: 'when',
      head: t('outbox.when'),
      cell: ({ createdAt }) => <span className="num">{date(createdAt, 'stamp')}</span>,
    },
    {
      key: 'way',
      head: <Unseen>{t('outbox.way')}</Unseen>,
      cell: ({ channel }) => <Way channel={channel} />,
    },
    { key: 'to', head: t('outbox.to'), cell: ({ address }) => <span className="num">{address}</span> },
    {
      key: 'merchant',
      head: <Unseen>{t('merchants.brand')}</Unseen>,
      cell: ({ merchant }) => <span className="text-12 text-faint">{merchant}</span>,
    },
    {
      key: 'says',
      head: t('outbox.says'),
      // the error needs the rest of the width
      cell: ({ says }) => (
        <span title={says} className="block max-w-60 truncate">
          {says}
        </span>
      ),
    },
    { key: 'state', head: t('outbox.state'), cell: (message) => <State message={message} /> },
    { key: 'why', head: t('outbox.why'), wide: true, cell: (message) => <Why message={message} /> },
  ]
  if (!onResend) return columns
  return [
    ...columns,
    {
      key: 'resend',
      head: <Unseen>{t('outbox.again')}</Unseen>,
      figures: true,
      cell: (message) => <Resend message={message} onResend={onResend} />,
    },
  ]
}

/** A column heading for screen readers only; its content is obvious to sighted users. */
function Unseen({ children }: { readonly children: string }) {
  return <span className="sr-only">{children}</span>
}

function Way({ channel }: { readonly channel: Message['channel'] }) {
  const { t } = useTexts()
  const Icon = channel === 'email' ? Mail : MessageSquareText
  return <Icon size={16} className="text-muted" aria-label={t(`outbox.way.${channel}`)} />
}

const deliveryTones: Readonly<Record<NonNullable<Message['delivery']>, Tone>> = {
  pending: 'info',
  delivered: 'good',
  undelivered: 'bad',
  unknown: 'plain',
}

/** The state, or for a sent message what its provider reported of the delivery. */
function State({ message: { state, tries, delivery } }: { readonly message: Message }) {
  const { t } = useTexts()
  const isReported = delivery !== null && state === 'sent'
  return (
    <span className="inline-flex items-center gap-2">
      {isReported ? (
        <Status tone={deliveryTones[delivery]}>{t(`outbox.delivery.${delivery}`)}</Status>
      ) : (
        <Status tone={tones[state]}>{t(`outbox.is.${state}`)}</Status>
      )}
      {tries > 1 && <span className="num text-12 text-faint">{t('outbox.tries', { tries })}</span>}
    </span>
  )
}

function Why({ message: { lastError, nextTryAt } }: { readonly message: Message }) {
  const { t, date } = useTexts()
  if (!lastError) return null
  const next = nextTryAt ? ` · ${t('outbox.next', { when: date(nextTryAt, 'clock') })}` : ''
  return <span title={lastError}>{`${lastError}${next}`}</span>
}

type ResendProps = { readonly message: Message; readonly onResend: (message: Message) => void }

function Resend({ message, onResend }: ResendProps) {
  const { t } = useTexts()
  if (!message.isResendable) return null
  return (
    <Button look="ghost" size="sm" onClick={() => onResend(message)}>
      {t(message.state === 'waiting' ? 'outbox.now' : 'outbox.again')}
    </Button>
  )
}

/** The same on a phone, as a list. */
export function PhoneRow({ message, onResend }: { readonly message: Message; readonly onResend: OnResend }) {
  const { date } = useTexts()
  return (
    <span className="grid gap-1.5">
      <span className="flex items-center gap-2.5">
        <Way channel={message.channel} />
        <span className="num min-w-0 flex-1 truncate font-medium">{message.address}</span>
        <State message={message} />
      </span>
      <span className="text-13 text-muted">{message.says}</span>
      <span className="text-12 text-faint">
        <Why message={message} />
      </span>
      <span className="flex items-center justify-between gap-3">
        <span className="num text-12 text-faint">{date(message.createdAt, 'stamp')}</span>
        {onResend && <Resend message={message} onResend={onResend} />}
      </span>
    </span>
  )
}

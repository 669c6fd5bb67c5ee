import { BellRing, Mail, MessageSquareText } from 'lucide-react'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { outbox } from '../contract.ts'

export type Channel = Reply<(typeof outbox)['messages']>['channels'][number]

const icons = { email: Mail, sms: MessageSquareText, push: BellRing } as const

/** The channels side by side: working or not, since when, and how many messages wait. */
export function ChannelCards({ channels }: { readonly channels: readonly Channel[] }) {
  return (
    <ul className="grid gap-3 px-4 py-3 md:grid-cols-2">
      {channels.map((channel) => (
        <li key={channel.channel}>
          <ChannelCard channel={channel} />
        </li>
      ))}
    </ul>
  )
}

function ChannelCard({ channel }: { readonly channel: Channel }) {
  const { t, number, date } = useTexts()
  const Icon = icons[channel.channel]
  const figures = [
    { key: 'waiting', words: t('outbox.waiting'), value: channel.waiting },
    { key: 'sent', words: t('outbox.sentToday'), value: channel.sentToday },
    // only a provider that reports deliveries has this figure
    ...(channel.deliveredToday > 0
      ? [{ key: 'delivered', words: t('outbox.deliveredToday'), value: channel.deliveredToday }]
      : []),
    { key: 'failed', words: t('outbox.failedToday'), value: channel.failedToday },
  ]
  return (
    <article className="grid h-full content-start gap-3 rounded-card border border-hair bg-surface p-4">
      <header className="flex items-center gap-2.5">
        <Icon size={18} className="text-muted" aria-hidden />
        <h2 className="flex-1 text-14 font-bold">{t(`outbox.way.${channel.channel}`)}</h2>
        <Status tone={channel.isTroubled ? 'bad' : 'good'}>
          {t(channel.isTroubled ? 'outbox.troubled' : 'outbox.working')}
        </Status>
      </header>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3">
        {figures.map(({ key, words, value }) => (
          <div key={key}>
            <dt className="text-12 text-faint">{words}</dt>
            <dd className="num text-18 font-bold">{number(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-faint">
        {channel.lastSentAt
          ? t('outbox.lastSent', { when: date(channel.lastSentAt, 'minute') })
          : t('outbox.nothingSent')}
      </p>
      {channel.isTroubled && (
        <Notice tone="warning">
          {channel.lastError ? t('outbox.troubleWhy', { why: channel.lastError }) : t('outbox.troubleLate')}
        </Notice>
      )}
    </article>
  )
}

import clsx from 'clsx'
import { Flag } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ScrollLog } from '#ui/data/scroll-log.tsx'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { chat } from '../contract/member.ts'

type Line = Reply<(typeof chat)['room']>['lines'][number]

type Props = {
  readonly lines: readonly Line[]
  /** Members whose messages the reader has hidden. */
  readonly hidden: number
}

/** The lines, newest at the bottom; another member's line can be reported. */
export function RoomLines({ lines, hidden }: Props) {
  const { t } = useTexts()
  return (
    <ScrollLog label={t('chat.lines')} last={lines.at(-1)?.id.toString()} className="gap-1.5 p-3">
      {hidden > 0 && <Hidden count={hidden} />}
      {lines.length === 0 && <p className="m-auto text-center text-muted">{t('chat.none')}</p>}
      {lines.map((line) => (
        <Said key={line.id.toString()} line={line} />
      ))}
    </ScrollLog>
  )
}

/** How many members are hidden in all rooms, and the way back: they may sit at no table where it could be undone. */
function Hidden({ count }: { readonly count: number }) {
  const { t, number } = useTexts()
  const api = useApi(chat)
  const show = useApiMutation(api.showAll, { invalidates: [api.room] })
  return (
    <p className="flex items-center justify-between gap-2 text-12 text-muted">
      {t('chat.hidden', { count: number(count) })}
      <Button size="sm" look="ghost" busy={show.isPending} onClick={() => show.mutate({})}>
        {t('chat.showAll')}
      </Button>
    </p>
  )
}

function Said({ line }: { readonly line: Line }) {
  const texts = useTexts()
  const { t, date } = texts
  const told = useApiMutation(useApi(chat).report)
  const report = () =>
    told.mutate(
      { params: { id: line.id } },
      {
        onSuccess: () => toast({ tone: 'good', title: t('chat.reported') }),
        onError: (error) => toast({ tone: 'danger', title: errorWords(texts, error) }),
      },
    )
  return (
    <div
      className={clsx(
        'flex items-start gap-2 rounded-control px-3 py-2',
        line.isOwn ? 'bg-action-soft' : 'bg-raised',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="num text-12 text-muted">
          <span className="font-medium text-text">{line.isOwn ? t('chat.you') : line.name}</span>{' '}
          {date(line.at, 'clock').slice(0, 5)}
        </p>
        <p className="wrap-anywhere">{line.text}</p>
      </div>
      {!line.isOwn && (
        <IconButton
          icon={Flag}
          size="xs"
          label={t('chat.report', { name: line.name })}
          disabled={told.isPending || told.isSuccess}
          onClick={report}
        />
      )}
    </div>
  )
}

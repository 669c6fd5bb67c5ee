import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import { Link } from '#ui/route/link.tsx'
import { Cover } from './art/cover.tsx'
import type { Listed } from './words.ts'

/** A draw with its picture, state and what can be done now. */
export function DrawCard({
  row: { id, kind, title, phase, ready, startsAt, endsAt },
}: {
  readonly row: Listed
}) {
  const { t, lang, date } = useTexts()
  const when =
    phase === 'soon'
      ? t('draws.from', { at: date(startsAt, 'minute') })
      : endsAt
        ? t(phase === 'open' ? 'draws.until' : 'draws.ended', { at: date(endsAt, 'minute') })
        : t('draws.always')
  return (
    <Link
      to="/draw"
      search={{ id }}
      className="panel grid h-full content-start overflow-hidden transition-colors hover:bg-raised"
    >
      <Cover kind={kind} />
      <span className="grid gap-1.5 p-4">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-12 text-faint">{t(`draws.kind.${kind}`)}</span>
          <Status tone={phase === 'open' ? (ready ? 'good' : 'info') : 'plain'}>
            {ready ? t(`draws.ready.${kind}`, { count: ready }) : t(`draws.phase.${phase}`)}
          </Status>
        </span>
        <span className="text-16 font-bold">{title[lang]}</span>
        <span className="text-12 text-faint">{when}</span>
      </span>
    </Link>
  )
}

import { useTexts } from '#texts/use-texts.ts'
import type { RoomShown } from './room-drawer.tsx'

/** The versions of a room's setup: who changed it, who approved it, and why. */
export function Versions({ versions }: Pick<RoomShown, 'versions'>) {
  const { t, date } = useTexts()
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-medium">{t('roomsOffice.versions')}</h3>
      {versions.length === 0 && <p className="text-13 text-muted">{t('roomsOffice.noVersions')}</p>}
      <ol className="grid gap-2">
        {versions.map(({ version, createdBy, approvedBy, reason, at }) => (
          <li key={version} className="panel grid gap-0.5 p-3 text-13">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{t('roomsOffice.version', { version })}</span>
              <span className="num text-12 text-muted">{date(at, 'minute')}</span>
            </span>
            <span className="text-muted">
              {approvedBy ? t('roomsOffice.byBoth', { first: createdBy, second: approvedBy }) : createdBy}
            </span>
            <span>{reason}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

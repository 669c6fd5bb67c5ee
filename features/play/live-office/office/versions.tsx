import { useTexts } from '#texts/use-texts.ts'
import type { TableShown } from './table-drawer.tsx'

type Props = { readonly shown: TableShown; readonly kind: 'limits' | 'hours' }

/** The versions of a table's limits or hours: who changed them, who approved it, and why. */
export function Versions({ shown, kind }: Props) {
  const { t, date } = useTexts()
  const own = shown.versions.filter((version) => version.kind === kind)
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-medium">{t('liveOffice.versions')}</h3>
      {own.length === 0 && <p className="text-13 text-muted">{t('liveOffice.noVersions')}</p>}
      <ol className="grid gap-2">
        {own.map(({ version, createdBy, approvedBy, reason, at }) => (
          <li key={version} className="panel grid gap-0.5 p-3 text-13">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{t(`liveOffice.version.${kind}`, { version })}</span>
              <span className="num text-12 text-muted">{date(at, 'minute')}</span>
            </span>
            <span className="text-muted">
              {approvedBy ? t('liveOffice.byBoth', { first: createdBy, second: approvedBy }) : createdBy}
            </span>
            <span>{reason}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

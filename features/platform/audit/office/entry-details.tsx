import { useTexts } from '#texts/use-texts.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { actionText, addressText } from './action-text.ts'
import { ObjectLink } from './object-text.tsx'
import type { Entry } from './audit-panel.tsx'

/** One entry in full: who, what, when, from where, before and after. */
export function EntryDetails({
  entry,
  onClose,
}: {
  readonly entry: Entry | null
  readonly onClose: () => void
}) {
  const { t, date } = useTexts()
  return (
    <Drawer
      open={entry !== null}
      onClose={onClose}
      title={entry ? actionText(t, entry.action) : ''}
      text={entry && `${t('audit.seq')} ${entry.seq}`}
    >
      {entry && (
        <div className="grid gap-6">
          <Facts
            facts={[
              {
                key: 'at',
                name: t('audit.at'),
                value: <span className="num">{date(entry.at, 'stamp')}</span>,
              },
              { key: 'action', name: t('audit.code'), value: <span className="code">{entry.action}</span> },
              { key: 'operator', name: t('audit.operator'), value: entry.operator ?? t('audit.house') },
              {
                key: 'ip',
                name: t('audit.ip'),
                value: <span className="num">{addressText(t, entry.ip)}</span>,
              },
              { key: 'about', name: t('audit.about'), value: <ObjectLink entry={entry} /> },
              {
                key: 'object',
                name: t('audit.object'),
                value: <Copyable text={entry.object} what={t('audit.object')} />,
              },
              {
                key: 'mark',
                name: t('audit.mark'),
                value: <Copyable text={entry.mark} what={t('audit.mark')} />,
              },
            ]}
          />
          {entry.reason && (
            <section className="grid gap-1.5">
              <h3 className="text-14">{t('audit.reason')}</h3>
              <p className="text-muted">{entry.reason}</p>
            </section>
          )}
          <Change before={entry.before} after={entry.after} />
        </div>
      )}
    </Drawer>
  )
}

function Change({ before, after }: Pick<Entry, 'before' | 'after'>) {
  const { t } = useTexts()
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (fields.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-14">{t('audit.change')}</h3>
      <table className="w-full text-13">
        <tbody>
          {fields.map((field) => (
            <tr key={field} className="border-b border-hair last:border-b-0">
              <th scope="row" className="py-1.5 pr-3 text-left font-medium text-muted">
                {field}
              </th>
              <td className="code py-1.5 pr-3 text-faint">{shown(before?.[field])}</td>
              <td className="code py-1.5 text-right">{shown(after?.[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function shown(value: string | number | boolean | null | undefined): string {
  return value === undefined || value === null ? '–' : String(value)
}

import { useTexts } from '#texts/use-texts.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import type { OfficeSeries } from './tickets-panel.tsx'

/** A series for operators: its prizes with what is left of each, its dates and its published hashes. */
export function SeriesDrawer({
  series,
  onClose,
}: {
  readonly series: OfficeSeries
  readonly onClose: () => void
}) {
  const { t, date, number } = useTexts()
  const { label, prizes, printedAt, openedAt, closedAt, closedReason, seriesHash, commitment } = series
  const times = (at: Date | null) => (at ? date(at, 'minute') : '–')
  return (
    <Drawer open onClose={onClose} title={label} text={t(`tickets.state.${series.state}`)}>
      <div className="grid gap-5">
        <Facts
          facts={[
            { key: 'printed', name: t('tickets.printedAt'), value: times(printedAt) },
            { key: 'opened', name: t('ticketsOffice.openedAt'), value: times(openedAt) },
            { key: 'closed', name: t('tickets.closedAt'), value: times(closedAt) },
            ...(closedReason
              ? [{ key: 'reason', name: t('ticketsOffice.reason'), value: closedReason }]
              : []),
          ]}
        />
        <table className="num w-full border-collapse text-14">
          <thead>
            <tr className="text-12 text-faint">
              {(['prize', 'printed', 'left'] as const).map((key) => (
                <th key={key} scope="col" className="py-1 text-left font-medium">
                  {t(`tickets.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {prizes.map((prize) => (
              <tr key={prize.times} className="border-t border-hair">
                <td className="py-1.5">{t('ticketsOffice.times', { times: number(prize.times) })}</td>
                <td className="py-1.5">{number(prize.count)}</td>
                <td className="py-1.5">{number(prize.count - prize.found)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Copyable text={seriesHash} what={t('tickets.seriesHash')} boxed />
        <Copyable text={commitment} what={t('rounds.seedHash')} boxed />
      </div>
    </Drawer>
  )
}

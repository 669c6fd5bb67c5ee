import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { dealerConsole } from '../contract/console.ts'
import { LATE_MS } from '../rules/video.ts'

export type DealtTable = Reply<typeof dealerConsole.list>['rows'][number]

/** Events tell of changes at consoles; the delay of a video is measured every few seconds. */
const EVERY_MS = 5_000
const SECOND_MS = 1_000

/** Every table with a dealer: who is at its consoles, its video, its shoe. */
export function DealtTables({ onTable }: { readonly onTable: (code: string) => void }) {
  const { lang } = useTexts()
  const asked = useApiQuery(useApi(dealerConsole).list, {}, { everyMs: EVERY_MS })
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {({ rows }) => (
        <ul className="grid gap-3 sm:grid-cols-2">
          {rows.map((row) => (
            <li key={row.code}>
              <button
                type="button"
                className="panel grid w-full gap-2 p-3 text-left hover:bg-raised"
                onClick={() => onTable(row.code)}
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-medium">{row.name[lang]}</span>
                  <span className="num text-12 text-muted">{row.code}</span>
                </span>
                <TableFacts row={row} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}

const seats = ['dealer', 'second'] as const

/** Consoles, video and shoe of a table. */
export function TableFacts({ row }: { readonly row: DealtTable }) {
  const { t } = useTexts()
  const { shoe, kind, isClosed } = row
  return (
    <span className="grid gap-1 text-13">
      {isClosed && <Status tone="bad">{t('dealers.closed')}</Status>}
      {seats.map((source) => (
        <span key={source} className="flex justify-between gap-3">
          <span className="text-muted">{t(`dealers.source.${source}`)}</span>
          <span>{row[source]?.account ?? t('dealers.free')}</span>
        </span>
      ))}
      {kind === 'cards' && (
        <span className="flex justify-between gap-3">
          <span className="text-muted">{t('dealers.shoe')}</span>
          <span className="num text-right">
            {shoe
              ? t('dealers.shoeLine', { number: shoe.number, round: shoe.round, left: shoe.left })
              : t('dealers.noShoe')}
          </span>
        </span>
      )}
      <span className="flex justify-between gap-3">
        <span className="text-muted">{t('dealers.video')}</span>
        <VideoState video={row.video} />
      </span>
    </span>
  )
}

function VideoState({ video: { url, isPaused, delayMs } }: { readonly video: DealtTable['video'] }) {
  const { t, number } = useTexts()
  if (url === '') return <span>{t('dealers.noVideo')}</span>
  if (isPaused) return <Status tone="bad">{t('dealers.videoLost')}</Status>
  if (delayMs === null) return <span>{t('dealers.videoUnknown')}</span>
  const seconds = number(Math.round(delayMs / SECOND_MS))
  return delayMs >= LATE_MS ? (
    <Status tone="waiting">{t('dealers.delayLate', { seconds })}</Status>
  ) : (
    <Status tone="good">{t('dealers.delay', { seconds })}</Status>
  )
}

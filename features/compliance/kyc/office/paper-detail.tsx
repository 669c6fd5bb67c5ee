import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { KEEP_PICTURE_MS, SentPicture } from '#ui/office/sent-picture.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { QueryState } from '#ui/line/query-state.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { papersOffice } from '../contract/office.ts'
import { PaperDeeds } from './paper-deeds.tsx'
import type { OfficePaper } from './papers-queue.tsx'
import { PaperState } from './paper-state.tsx'

export type PaperInFull = Reply<(typeof papersOffice)['one']>

type DetailProps = {
  readonly row: Pick<OfficePaper, 'id' | 'number' | 'kind' | 'merchant' | 'sentAt'>
  readonly may: (permission: string) => boolean
  readonly onClose: () => void
}

/** One paper beside what the platform knows, and the verdict of who has looked. */
export function PaperDetail({ row, may, onClose }: DetailProps) {
  const { t, date } = useTexts()
  const call = { params: { id: row.id }, body: { merchant: row.merchant } }
  // each look is written down: it is not asked again by itself
  const asked = useApiQuery(useApi(papersOffice).one, call, { staleMs: KEEP_PICTURE_MS })
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t(`papers.kind.${row.kind}`)}
      text={`${row.number} · ${date(row.sentAt, 'minute')}`}
    >
      <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
        {(paper) => <Paper paper={paper} mayDecide={may('papers.decide')} onDone={onClose} />}
      </QueryState>
    </Drawer>
  )
}

type PaperProps = { readonly paper: PaperInFull; readonly mayDecide: boolean; readonly onDone: () => void }

function Paper({ paper, mayDecide, onDone }: PaperProps) {
  const { t, date } = useTexts()
  const { known, minimumAge, decidedBy, decidedAt, rejection, note } = paper
  const none = <span className="font-normal text-muted">{t('papersOffice.unknown')}</span>
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="flex flex-wrap items-center gap-3">
        <PaperState state={paper.state} />
        <a href={`/members/${paper.memberId}`} className="font-medium text-action-text">
          {paper.account}
        </a>
      </p>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {paper.pictures.map((file, index) => (
          <PaperPicture key={file} file={file} merchant={paper.merchant} number={index + 1} />
        ))}
      </div>
      <section className="grid gap-2">
        <h2 className="text-14 font-bold">{t('papersOffice.known')}</h2>
        <Facts
          facts={[
            { key: 'name', name: t('papersOffice.name'), value: known.payeeName ?? none },
            { key: 'birthday', name: t('papersOffice.birthday'), value: known.birthday ?? none },
            {
              key: 'age',
              name: t('papersOffice.fromAge'),
              value: t('papersOffice.years', { count: minimumAge }),
            },
          ]}
        />
      </section>
      {paper.state === 'waiting' && mayDecide && <PaperDeeds paper={paper} onDone={onDone} />}
      {decidedBy && decidedAt && (
        <p className="text-13 text-muted">
          {t('papersOffice.decidedBy', { by: decidedBy })} · {date(decidedAt, 'minute')}
          {rejection && ` · ${t(`papers.rejection.${rejection}`)}`} {note}
        </p>
      )}
    </div>
  )
}

type PictureProps = { readonly file: string; readonly merchant: string; readonly number: number }

function PaperPicture({ file, merchant, number }: PictureProps) {
  const { t } = useTexts()
  const call = { params: { file }, query: { merchant } }
  const asked = useApiQuery(useApi(papersOffice).picture, call, { staleMs: KEEP_PICTURE_MS })
  return <SentPicture of={asked} label={t('papersOffice.picture', { number })} />
}

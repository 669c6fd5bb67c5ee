import { Download } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { sharedRoundsOffice } from '#features/play/shared-rounds/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure, QueryState } from '#ui/api/query-state.tsx'

import { useApi } from '#ui/api/use-api.ts'
import { saveFile } from '#ui/data/keep-file.ts'
import { Drawer } from '#ui/layer/drawer.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import type { May } from '#ui/route/office.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { lotteryDraws } from '../../contract/draws.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { DrawState } from './draw-cells.tsx'
import { DrawEvents, DrawRecord } from './draw-record.tsx'
import { ExposureMap } from './exposure-map.tsx'

export type DrawShown = Reply<typeof lotteryDraws.one>

/** A draw is settled while its record is open. */
const EVERY_MS = 10_000

type Props = { readonly id: string; readonly may: May; readonly onClose: () => void }

/** One draw: its permanent record, its events, what it could cost; correction and void by two people. */
export function DrawDrawer({ id, may, onClose }: Props) {
  const { t, lang } = useTexts()
  const asked = useApiQuery(useApi(lotteryDraws).one, { params: { id } }, { everyMs: EVERY_MS })
  const { data } = asked
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={data ? `${data.draw.name[lang]}, ${data.draw.label}` : t('lotteryOffice.draw')}
      foot={data && may('draws.change') ? <Actions shown={data} /> : null}
    >
      <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
        {(shown) => <Parts shown={shown} />}
      </QueryState>
    </Drawer>
  )
}

const parts = ['record', 'exposure', 'events'] as const

function Parts({ shown }: { readonly shown: DrawShown }) {
  const { t } = useTexts()
  const [part, setPart] = useState<(typeof parts)[number]>('record')
  return (
    <div className="grid gap-4">
      <div>
        <DrawState row={shown.draw} />
      </div>
      <Tabs<(typeof parts)[number]>
        label={t('lotteryOffice.draw')}
        look="segment"
        tabs={parts.map((value) => ({ value, label: t(`lotteryOffice.part.${value}`) }))}
        value={part}
        onChange={setPart}
      />
      {part === 'record' && (
        <>
          <DrawRecord shown={shown} />
          {shown.ticketsHash !== null && <Tickets shown={shown} />}
        </>
      )}
      {part === 'exposure' && <ExposureMap id={shown.draw.id} />}
      {part === 'events' && <DrawEvents events={shown.events} />}
    </div>
  )
}

/** The ticket file whose SHA-256 was published when betting closed. */
function Tickets({ shown: { draw } }: { readonly shown: DrawShown }) {
  const { t } = useTexts()
  const file = useApiMutation(useApi(lotteryDraws).tickets)
  return (
    <div className="grid gap-2">
      <Button
        look="outline"
        icon={Download}
        busy={file.isPending}
        onClick={() =>
          file.mutate(
            { params: { id: draw.id } },
            { onSuccess: (tickets) => saveFile(tickets, tickets.name) },
          )
        }
      >
        {t('lotteryOffice.downloadTickets')}
      </Button>
      {file.error && <Failure error={file.error} />}
    </div>
  )
}

function Actions({ shown }: { readonly shown: DrawShown }) {
  const { t } = useTexts()
  const [act, setAct] = useState<'correct' | 'void' | null>(null)
  const draws = useApi(lotteryDraws)
  const end = useApiMutation(useApi(sharedRoundsOffice).void, { invalidates: [draws.one, draws.list] })
  const { draw, mayCorrect, mayVoid } = shown
  if (!mayCorrect && !mayVoid) return null
  const close = () => setAct(null)
  return (
    <>
      {mayCorrect && (
        <Button look="outline" wide onClick={() => setAct('correct')}>
          {t('lotteryOffice.correct')}
        </Button>
      )}
      {mayVoid && (
        <Button look="danger" wide onClick={() => setAct('void')}>
          {t('lotteryOffice.void')}
        </Button>
      )}
      {act === 'correct' && <CorrectDialog shown={shown} onClose={close} />}
      <ReasonDialog
        open={act === 'void'}
        onClose={close}
        title={t('lotteryOffice.voidTitle')}
        text={t('lotteryOffice.voidText')}
        action={t('lotteryOffice.void')}
        isDanger
        busy={end.isPending}
        error={end.error}
        onReason={(reason) =>
          end.mutate({ params: { round: draw.id }, body: { reason } }, { onSuccess: close })
        }
      />
    </>
  )
}

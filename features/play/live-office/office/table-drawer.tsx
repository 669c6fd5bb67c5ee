import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Drawer } from '#ui/layer/drawer.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { toast } from '#ui/layer/toast.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { oneOf, type May } from '#ui/route/office.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { liveOffice } from '../contract.ts'
import { Exposure } from './exposure.tsx'
import { HoursForm } from './hours-form.tsx'
import { IncidentList } from './incidents.tsx'
import { LimitsForm } from './limits-form.tsx'
import { OpenState, RoundState, TodayFacts, type TableRow } from './table-list.tsx'
import { Versions } from './versions.tsx'

export type TableShown = Reply<typeof liveOffice.one>

const EVERY_MS = 4_000
const parts = ['exposure', 'limits', 'hours', 'log'] as const
type Part = (typeof parts)[number]

type Props = {
  readonly code: string
  readonly part: string | undefined
  readonly may: May
  readonly onPart: (part: string | undefined) => void
  readonly onClose: () => void
}

/** One table: what its round could cost, limits, hours, log; closing by one operator, the rest by two. */
export function TableDrawer({ code, part, may, onPart, onClose }: Props) {
  const { t, lang } = useTexts()
  const asked = useApiQuery(useApi(liveOffice).one, { params: { table: code } }, { everyMs: EVERY_MS })
  const { data } = asked
  const chosen = oneOf(parts, part) ?? 'exposure'
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={data ? `${data.row.name[lang]}, ${code}` : code}
      foot={data && may('liveTables.run') ? <Actions row={data.row} /> : null}
    >
      <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
        {(shown) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <div className="flex flex-wrap items-center gap-3">
              <OpenState row={shown.row} />
              <RoundState row={shown.row} />
            </div>
            <TodayFacts row={shown.row} />
            <Tabs<Part>
              label={t('liveOffice.table')}
              look="segment"
              tabs={parts.map((value) => ({ value, label: t(`liveOffice.part.${value}`) }))}
              value={chosen}
              onChange={(value) => onPart(value === 'exposure' ? undefined : value)}
            />
            {chosen === 'exposure' && <Exposure shown={shown} />}
            {chosen === 'limits' && <LimitsForm shown={shown} mayChange={may('liveTables.setup')} />}
            {chosen === 'hours' && <HoursForm shown={shown} mayChange={may('liveTables.setup')} />}
            {(chosen === 'limits' || chosen === 'hours') && <Versions shown={shown} kind={chosen} />}
            {chosen === 'log' && <IncidentList table={code} />}
          </div>
        )}
      </QueryState>
    </Drawer>
  )
}

type Act = 'finish' | 'void' | 'open'

function Actions({ row }: { readonly row: TableRow }) {
  const { t } = useTexts()
  const [act, setAct] = useState<Act | null>(null)
  const { isOpen, closedWhy } = row
  if (isOpen || closedWhy === 'hours')
    return (
      <div className="grid w-full gap-2 sm:grid-cols-2">
        <Button look="outline" wide onClick={() => setAct('finish')}>
          {t('liveOffice.close')}
        </Button>
        <Button look="danger" wide onClick={() => setAct('void')}>
          {t('liveOffice.closeVoid')}
        </Button>
        {(act === 'finish' || act === 'void') && (
          <CloseDialog row={row} round={act} onClose={() => setAct(null)} />
        )}
      </div>
    )
  return (
    <>
      <Button look="primary" wide onClick={() => setAct('open')}>
        {t('liveOffice.reopen')}
      </Button>
      {act === 'open' && <OpenDialog row={row} onClose={() => setAct(null)} />}
    </>
  )
}

type DialogProps = { readonly row: TableRow; readonly onClose: () => void }

function CloseDialog({ row, round, onClose }: DialogProps & { readonly round: 'finish' | 'void' }) {
  const { t } = useTexts()
  const api = useApi(liveOffice)
  const close = useApiMutation(api.close, { invalidates: [api.list, api.one, api.incidents] })
  const isVoid = round === 'void'
  const done = (voided: readonly string[]) => {
    const rounds = voided.join(', ')
    toast({ tone: 'good', title: rounds ? t('liveOffice.closedVoid', { rounds }) : t('liveOffice.closed') })
    onClose()
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(isVoid ? 'liveOffice.closeVoidTitle' : 'liveOffice.closeTitle')}
      text={t(isVoid ? 'liveOffice.closeVoidText' : 'liveOffice.closeText')}
      action={t(isVoid ? 'liveOffice.closeVoid' : 'liveOffice.close')}
      isDanger={isVoid}
      busy={close.isPending}
      error={close.error}
      onReason={(reason) =>
        close.mutate(
          { params: { table: row.code }, body: { round, reason } },
          { onSuccess: ({ voided }) => done(voided) },
        )
      }
    />
  )
}

function OpenDialog({ row, onClose }: DialogProps) {
  const { t } = useTexts()
  const api = useApi(liveOffice)
  const open = useApiMutation(api.open, { invalidates: [api.list, api.one, api.incidents] })
  const done = () => {
    toast({ tone: 'good', title: t('liveOffice.opened') })
    onClose()
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('liveOffice.reopenTitle')}
      text={t('liveOffice.reopenText')}
      action={t('liveOffice.reopen')}
      busy={open.isPending}
      error={open.error}
      onReason={(reason) =>
        open.mutate({ params: { table: row.code }, body: { reason } }, { onSuccess: done })
      }
    />
  )
}

import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { lotterySlips } from '../../contract.ts'
import { openSlip } from '../open.ts'
import { Outcome } from '../outcome.tsx'
import { useDrawEnds } from '../use-draw-ends.ts'
import { ChaseStatus } from './chase-status.tsx'

type Detail = Reply<typeof lotterySlips.oneChase>

/** One chase with its draws; each opens its slip. */
export function ChaseDrawer({ id, onClose }: { readonly id: string | null; readonly onClose: () => void }) {
  const { t } = useTexts()
  const asked = useApiQuery(
    useApi(lotterySlips).oneChase,
    { params: { chase: id ?? '' } },
    { enabled: id !== null },
  )
  const chase = id === null ? undefined : asked.data?.chase
  useDrawEnds(chase ? [chase.gameId] : [], asked.refetch)
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      title={chase?.name ?? t('slips.chase')}
      text={chase && t('slips.drawn', { drawn: chase.drawn, draws: chase.draws })}
    >
      {id !== null && <QueryState of={asked}>{(detail) => <Inside detail={detail} />}</QueryState>}
    </Drawer>
  )
}

function Inside({ detail }: { readonly detail: Detail }) {
  const { t, date } = useTexts()
  const { chase, draws } = detail
  const { currency } = chase
  const amount = (value: bigint, won = false) => <Amount amount={value} currency={currency} won={won} />
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <ChaseStatus state={chase.state} />
        {draws.some(({ mayCancel }) => mayCancel) && <Cancel id={chase.id} />}
      </div>
      <Facts
        facts={[
          { key: 'started', name: t('slips.started'), value: date(chase.startedAt, 'minute') },
          { key: 'stops', name: t('slips.stops'), value: t(chase.stopsOnWin ? 'slips.yes' : 'slips.no') },
          { key: 'staked', name: t('slips.staked'), value: amount(chase.staked) },
          { key: 'returned', name: t('slips.returned'), value: amount(chase.returned) },
          { key: 'won', name: t('slips.won'), value: amount(chase.won, chase.won > 0n) },
        ]}
      />
      <ul className="grid">
        {draws.map((draw) => (
          <li key={draw.slip} className="border-t border-hair">
            <button
              type="button"
              onClick={() => openSlip(draw.slip)}
              className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2 text-left hover:bg-raised"
            >
              <span className="num w-7 text-12 text-faint">{draw.no}</span>
              <span className="min-w-0">
                <span className="num block font-semibold">{draw.numero}</span>
                <span className="num text-12 text-faint">
                  {date(draw.drawsAt, 'minute')} · {t('slips.times1', { multiple: draw.multiple })}
                </span>
              </span>
              <span className="grid justify-items-end gap-0.5">
                <Outcome state={draw.state} hits={draw.isHit ? 1 : 0} />
                {amount(draw.win > 0n ? draw.win : draw.stake, draw.isHit)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Cancel({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const api = useApi(lotterySlips)
  const cancel = useApiMutation(api.cancelChase, {
    invalidates: [api.mine, api.slip, api.chases, api.oneChase, useApi(wallet).balance],
  })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('slips.cancelChase')}
      </Button>
      <Confirm
        open={isOpen}
        title={t('slips.cancelChaseAsk')}
        text={t('slips.cancelChaseText')}
        action={t('slips.cancelChase')}
        keep={t('slips.keepChase')}
        danger
        busy={cancel.isPending}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          cancel.mutate(
            { params: { chase: id } },
            {
              onSuccess: ({ cancelled }) => {
                setOpen(false)
                toast({ tone: 'good', title: t('slips.chaseCancelled', { draws: cancelled }) })
              },
            },
          )
        }
      >
        {cancel.error && <Failure error={cancel.error} />}
      </Confirm>
    </>
  )
}

import { RotateCcw, Save } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { useBoard } from '#features/play/lottery/site/use-board.ts'
import type { SlipLine } from '#features/play/lottery/rules/slip.ts'
import { sharedRounds } from '#features/play/shared-rounds/contract/member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Countdown } from '#ui/data/countdown.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { navigate } from '#ui/route/place.ts'
import { lotterySlips } from '../contract.ts'
import { Outcome } from './outcome.tsx'
import { SlipResult } from './slip-result.tsx'
import { SaveDialog } from './saved/save-dialog.tsx'
import { useDrawEnds } from './use-draw-ends.ts'
import { useSelection } from './use-selection.ts'

type Detail = Reply<typeof lotterySlips.slip>

type DrawerProps = {
  readonly id: string | null
  /** The lottery that the page shows. */
  readonly code: string
  readonly onAgain: (lines: readonly SlipLine[]) => void
  readonly onClose: () => void
}

/** One slip in full: its draw, the hits of each line, and what can be done with it. */
export function SlipDrawer({ id, code, onAgain, onClose }: DrawerProps) {
  const { t } = useTexts()
  const asked = useApiQuery(
    useApi(lotterySlips).slip,
    { params: { slip: id ?? '' } },
    { enabled: id !== null },
  )
  const slip = id === null ? undefined : asked.data?.slip
  useDrawEnds(slip ? [slip.gameId] : [], asked.refetch)
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      title={slip?.name ?? t('slips.slip')}
      text={slip && t('lottery.draw', { numero: slip.numero })}
    >
      {id !== null && (
        <QueryState of={asked}>
          {(detail) => <Inside detail={detail} code={code} onAgain={onAgain} onClose={onClose} />}
        </QueryState>
      )}
    </Drawer>
  )
}

type InsideProps = Omit<DrawerProps, 'id'> & { readonly detail: Detail }

function Inside({ detail, code, onAgain, onClose }: InsideProps) {
  const { t, date } = useTexts()
  const { slip, items } = detail
  const { board } = useBoard(slip.gameId)
  const { again } = useSelection(board.data)
  const [isSaving, setSaving] = useState(false)
  const lines = again(items)
  const repeat = () => {
    onClose()
    // the lines of another lottery are put on its own page
    if (slip.gameId === code) onAgain(lines)
    else void navigate({ search: { gameCode: slip.gameId, again: slip.id } })
  }
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <div className="grid justify-items-start gap-1.5">
          <Outcome state={slip.state} hits={slip.hits} />
          <Copyable
            text={slip.id}
            shown={`${slip.id.slice(0, 8)} … ${slip.id.slice(-4)}`}
            what={t('slips.number')}
            className="text-12 text-faint"
          />
        </div>
        {slip.state === 'settled' && (
          <Amount
            amount={slip.win}
            currency={slip.currency}
            symbol
            won={slip.win > slip.stake}
            className="text-28 font-semibold tracking-tight"
          />
        )}
      </div>
      <div className="grid grid-cols-3 gap-px overflow-hidden rounded-control bg-hair *:bg-raised *:px-3 *:py-2.5">
        <Cell name={t('slips.stake')} value={<Amount amount={slip.stake} currency={slip.currency} />} />
        <Cell name={t('slips.bought')} value={date(slip.at, 'minute')} />
        <Cell name={t('slips.drawsAt')} value={date(slip.drawsAt, 'minute')} />
      </div>
      <SlipResult detail={detail} />
      <div className="flex flex-wrap gap-2">
        <Button icon={RotateCcw} look="primary" disabled={lines.length === 0} onClick={repeat}>
          {t('slips.again')}
        </Button>
        <Button icon={Save} disabled={lines.length === 0} onClick={() => setSaving(true)}>
          {t('slips.save')}
        </Button>
        {slip.mayCancel && <Cancel slip={slip} />}
      </div>
      <SaveDialog open={isSaving} code={slip.gameId} lines={lines} onClose={() => setSaving(false)} />
    </div>
  )
}

function Cell({ name, value }: { readonly name: string; readonly value: React.ReactNode }) {
  return (
    <div>
      <span className="block text-12 text-faint">{name}</span>
      <span className="num font-semibold">{value}</span>
    </div>
  )
}

function Cancel({ slip }: { readonly slip: Detail['slip'] }) {
  const { t, money } = useTexts()
  const own = useApi(lotterySlips)
  const cancel = useApiMutation(useApi(sharedRounds).cancel, {
    invalidates: [own.mine, own.slip, own.chases, own.oneChase, useApi(wallet).balance],
  })
  const [isOpen, setOpen] = useState(false)
  const stake = money(slip.stake, slip.currency, { symbol: true })
  return (
    <>
      <Button look="ghost" onClick={() => setOpen(true)}>
        {t('slips.cancel')}
        <Countdown until={slip.closesAt} className="text-12 text-faint" />
      </Button>
      <Confirm
        open={isOpen}
        title={t('slips.cancelAsk')}
        text={t('slips.cancelText', { stake })}
        action={t('slips.cancel')}
        keep={t('slips.keep')}
        danger
        busy={cancel.isPending}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          cancel.mutate(
            { params: { slip: slip.id } },
            {
              onSuccess: () => {
                setOpen(false)
                toast({ tone: 'good', title: t('slips.cancelled') })
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

import { Ticket, Trash2 } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { system } from '#features/platform/settings/contract.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { modesOf, nameOf, without, type Mode } from '../../rules/picks.ts'
import { placedOf, withAgain } from '../../rules/placed/placed.ts'
import { forgetPlacing, usePlacing, type ToPlace } from './place/placing-store.ts'
import { changeSlip, clearSlip, openSlip, useSlip } from '../state/slip-store.ts'
import { goTo } from '../state/use-goto.ts'
import { EditNote, useEdited } from '../mine/edit-note.tsx'
import { Receipt } from './receipt.tsx'
import { Singles } from './singles.tsx'
import { usePlace } from './place/use-place.ts'
import { Whole } from './whole.tsx'

/** The bet slip: what was picked, the bet that is made of it, and its receipt. */
export function SlipPanel({ isSheet = false }: { readonly isSheet?: boolean }) {
  const { t } = useTexts()
  const { slip } = useSlip()
  const isMember = useIsMember()
  const balance = useApiQuery(useApi(wallet).balance, undefined, { enabled: isMember })
  const brand = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  const currency = balance.data?.currency ?? brand.data?.currency ?? 'VND'
  const { place, again, result, isBusy } = usePlace()
  const { placed } = usePlacing()
  const isDone = placed !== null
  const count = slip.picks.length
  const edited = useEdited()
  const replaces = edited && edited.value !== null ? { bet: edited.id, value: edited.value } : null
  const isHeld = edited !== null && replaces === null
  const send = async (bets: readonly ToPlace[]) => {
    if (isHeld) return
    const done = await place(bets, replaces)
    const own = placedOf(slip, bets, done.failed)
    if (own.picks.length === 0) return
    usePlacing.setState({ placed: own })
    changeSlip((before) => own.picks.map(nameOf).reduce(without, before))
  }
  const props = {
    currency,
    // an edited bet adds its value, which only the server knows
    has: balance.data && !edited ? balance.data.sumBalance + (balance.data.bonus ?? 0n) : null,
    isBusy,
    isHeld,
    failed: result.failed,
    onPlace: (bets: readonly ToPlace[]) => void send(bets),
  }
  const close = (isKept: boolean) => {
    if (isKept && placed) changeSlip((before) => withAgain(before, placed))
    forgetPlacing()
  }
  return (
    <section
      aria-label={t('sports.slip')}
      className={isSheet ? 'sb-in-sheet grid gap-3 pb-2' : 'panel grid gap-3 p-4'}
    >
      {!isSheet && (
        <div className="flex min-h-9 items-center justify-between gap-2">
          <h2 className="text-16 font-bold">
            {t('sports.slip')} {count > 0 && <span className="num sb-count">{count}</span>}
          </h2>
          {count > 0 && !isDone && <Clear />}
        </div>
      )}
      {isDone ? (
        <Receipt
          of={result}
          {...{ currency, isBusy }}
          onPlaceAgain={again}
          onAgain={() => close(true)}
          onDone={() => close(false)}
        />
      ) : count === 0 ? (
        <Empty />
      ) : (
        <>
          {isSheet && <Clear />}
          <EditNote currency={currency} />
          {modesOf(slip.picks).length > 1 ? (
            <Tabs<Mode>
              label={t('sports.kindOfBet')}
              look="segment"
              wide
              value={slip.mode}
              onChange={(mode) => changeSlip((before) => ({ ...before, mode }))}
              tabs={modesOf(slip.picks).map((value) => ({ value, label: t(`sports.mode.${value}`) }))}
            >
              {(mode) => (mode === 'single' ? <Singles {...props} /> : <Whole key={mode} {...props} />)}
            </Tabs>
          ) : (
            <Singles {...props} />
          )}
        </>
      )}
    </section>
  )
}

function Clear() {
  const { t } = useTexts()
  return (
    <Button size="xs" look="ghost" icon={Trash2} onClick={clearSlip} className="w-max">
      {t('sports.clearSlip')}
    </Button>
  )
}

function Empty() {
  const { t } = useTexts()
  const isMember = useIsMember()
  return (
    <div className="grid justify-items-center gap-2 py-6 text-center">
      <Ticket size={32} aria-hidden className="text-faint" />
      <p className="font-medium">{t('sports.slipEmpty')}</p>
      <p className="text-13 text-muted">{t('sports.slipEmptyText')}</p>
      {isMember && (
        <Button
          size="sm"
          look="quiet"
          onClick={() => {
            openSlip(false)
            goTo({ view: 'bets' })
          }}
        >
          {t('sports.view.bets')}
        </Button>
      )}
    </div>
  )
}

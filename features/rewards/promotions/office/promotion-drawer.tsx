import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import type { May } from '#ui/route/office.ts'
import { promotionsOffice } from '../contract/office.ts'
import { PromotionTrial } from './builder/promotion-trial.tsx'
import { PicturePart } from './picture-part.tsx'
import type { Row } from './promotions-panel.tsx'

type Props = {
  readonly row: Row
  readonly may: May
  readonly onClose: () => void
  /** Opens the form: to change the draft, or for a new version. */
  readonly onWrite: (of: { readonly row: Row; readonly isNewVersion: boolean }) => void
}

/** One promotion for operators: its figures, and launching or stopping it. */
export function PromotionDrawer({ row, may, onClose, onWrite }: Props) {
  const { t, lang, date, number } = useTexts()
  const [act, setAct] = useState<'launch' | 'stop' | null>(null)
  const api = useApi(promotionsOffice)
  const launch = useApiMutation(api.launch, { invalidates: [api.list] })
  const stop = useApiMutation(api.stop, { invalidates: [api.list] })
  const { id, title, summary, state, joined, given, spent, budget, currency, startsAt, endsAt, createdBy } =
    row
  const calls = { launch, stop }
  const send = (reason: string) =>
    act && calls[act].mutate({ params: { id }, body: { reason } }, { onSuccess: onClose })
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} code />
  return (
    <Drawer
      open
      onClose={onClose}
      title={title[lang]}
      text={t(`promotionsOffice.state.${state}`)}
      foot={
        state === 'draft' && may('promotions.launch') ? (
          <div className="grid gap-2">
            {!row.dryRun && <p className="text-13 text-muted">{t('promotionsOffice.tryFirst')}</p>}
            <Button look="primary" wide disabled={!row.dryRun} onClick={() => setAct('launch')}>
              {t('promotionsOffice.launch')}
            </Button>
          </div>
        ) : state === 'live' && may('promotions.stop') ? (
          <Button look="danger" wide onClick={() => setAct('stop')}>
            {t('promotionsOffice.stop')}
          </Button>
        ) : null
      }
    >
      <PicturePart row={row} mayWrite={may('promotions.write')} />
      <p className="mb-4 text-muted">{summary[lang]}</p>
      <Facts
        facts={[
          { key: 'joined', name: t('promotionsOffice.joined'), value: number(joined) },
          { key: 'given', name: t('promotionsOffice.given'), value: number(given) },
          { key: 'spent', name: t('promotionsOffice.spent'), value: money(spent) },
          { key: 'budget', name: t('promotionsOffice.budget'), value: budget === null ? '–' : money(budget) },
          { key: 'starts', name: t('promotionsOffice.starts'), value: date(startsAt, 'minute') },
          { key: 'ends', name: t('promotionsOffice.ends'), value: endsAt ? date(endsAt, 'minute') : '–' },
          { key: 'version', name: t('promotionsOffice.version'), value: number(row.version) },
          { key: 'by', name: t('promotionsOffice.by'), value: createdBy },
        ]}
      />
      <PromotionTrial row={row} may={may} />
      {may('promotions.write') && (state === 'draft' || state === 'live') && (
        <div className="mt-4 grid gap-2">
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() => onWrite({ row, isNewVersion: state === 'live' })}
          >
            {t(state === 'draft' ? 'promotionsOffice.change' : 'promotionsOffice.newVersion')}
          </Button>
          {state === 'live' && <p className="text-13 text-muted">{t('promotionsOffice.newVersionText')}</p>}
        </div>
      )}
      <ReasonDialog
        open={act !== null}
        onClose={() => setAct(null)}
        title={t(act === 'stop' ? 'promotionsOffice.stop' : 'promotionsOffice.launch')}
        text={t(act === 'stop' ? 'promotionsOffice.stopText' : 'promotionsOffice.launchText')}
        action={t(act === 'stop' ? 'promotionsOffice.stop' : 'promotionsOffice.launch')}
        isDanger={act === 'stop'}
        busy={launch.isPending || stop.isPending}
        error={launch.error ?? stop.error}
        onReason={send}
      />
    </Drawer>
  )
}

import { useApiMutation } from '#contract/react.ts'
import { LaunchDrawer } from '#features/rewards/rewards/office/launch-drawer.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
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
  const api = useApi(promotionsOffice)
  const launch = useApiMutation(api.launch, { invalidates: [api.list] })
  const stop = useApiMutation(api.stop, { invalidates: [api.list] })
  const { id, title, summary, state, joined, given, spent, budget, currency, startsAt, endsAt, createdBy } =
    row
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} code />
  return (
    <LaunchDrawer
      id={id}
      title={title[lang]}
      text={t(`promotionsOffice.state.${state}`)}
      launch={{
        may: state === 'draft' && may('promotions.launch'),
        action: t('promotionsOffice.launch'),
        text: t('promotionsOffice.launchText'),
        first: row.dryRun ? null : t('promotionsOffice.tryFirst'),
        call: launch,
      }}
      stop={{
        may: state === 'live' && may('promotions.stop'),
        action: t('promotionsOffice.stop'),
        text: t('promotionsOffice.stopText'),
        call: stop,
      }}
      onClose={onClose}
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
    </LaunchDrawer>
  )
}

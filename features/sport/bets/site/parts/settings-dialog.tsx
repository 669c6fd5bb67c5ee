import { oddsFormats, priceText } from '#game-kit/sports/odds/formats.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { setAlerts, useAlerts } from '../state/use-goal-alerts.ts'
import { usePrefs } from '../state/use-prefs.ts'

/** An example that every format writes differently. */
const EXAMPLE = 28_000

/** How prices and times are shown. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { prefs, change, error } = usePrefs()
  const { isOn: hasAlerts } = useAlerts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sports.settings')}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('sports.done')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <RadioCards
          legend={t('sports.format')}
          options={oddsFormats.map((value) => ({
            value,
            title: t(`sports.format.${value}`),
            text: priceText(EXAMPLE, value).replace('-', '−'),
          }))}
          value={prefs.format}
          onChange={(value) => {
            const format = oddsFormats.find((each) => each === value)
            if (format) change({ format })
          }}
        />
        <SelectField
          label={t('sports.zone')}
          value={prefs.zone ?? ''}
          onChange={({ target }) => change({ zone: target.value || null })}
          options={[
            { value: '', label: t('sports.zoneUsual', { zone: timeZone() }) },
            ...Intl.supportedValuesOf('timeZone').map((value) => ({
              value,
              label: value.replaceAll('_', ' '),
            })),
          ]}
        />
        <Switch
          label={t('sports.alerts')}
          hint={t('sports.alertsHint')}
          checked={hasAlerts}
          onChange={({ target }) => setAlerts(target.checked)}
        />
        {error && <Failure error={error} />}
      </div>
    </Dialog>
  )
}

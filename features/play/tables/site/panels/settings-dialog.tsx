import { useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '#contract/react.ts'
import { canSpeak, setVoice, useVoice } from '#features/play/lottery/site/show/voice.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useIsMember } from '#ui/api/session.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { tables } from '../../contract/member.ts'
import { setPref, usePrefs } from '../state/prefs.ts'
import type { TableReply } from '../use-table.ts'

const everywhere = ['sound', 'squeeze', 'goodRoads'] as const
/** Blackjack has no road, and no card that is peeled. */
const atBlackjack = ['sound', 'hints'] as const

/** Sound, voice, peeling of cards, patterns, the basic strategy, and whether others see one's larger bets. */
export function SettingsDialog({
  data,
  onClose,
}: {
  readonly data: TableReply
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const chosen = usePrefs()
  const hasVoice = useVoice()
  const isMember = useIsMember()
  const queries = useQueryClient()
  const api = useApi(tables)
  const show = useApiMutation(api.show)
  return (
    <Dialog open onClose={onClose} title={t('tables.settings')} width="narrow">
      <div className="grid gap-1">
        {(data.table.game === 'blackjack' ? atBlackjack : everywhere).map((pref) => (
          <Switch
            key={pref}
            label={t(`tables.pref.${pref}`)}
            hint={t(`tables.prefHint.${pref}`)}
            checked={chosen[pref]}
            onChange={({ target }) => setPref(pref, target.checked)}
          />
        ))}
        {canSpeak() && (
          <Switch
            label={t('tables.pref.voice')}
            hint={t('tables.prefHint.voice')}
            checked={hasVoice}
            onChange={({ target }) => setVoice(target.checked)}
          />
        )}
        {isMember && (
          <Switch
            label={t('tables.pref.shown')}
            hint={t('tables.prefHint.shown')}
            checked={show.data?.isShown ?? data.isShown}
            disabled={show.isPending}
            onChange={({ target }) =>
              show.mutate(
                { body: { isShown: target.checked } },
                { onSuccess: () => queries.invalidateQueries({ queryKey: [api.table.key] }) },
              )
            }
          />
        )}
      </div>
    </Dialog>
  )
}

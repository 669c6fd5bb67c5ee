import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { Adjustment } from './adjustments-panel.tsx'

const tones = { proposed: 'waiting', posted: 'good', rejected: 'bad', withdrawn: 'plain' } as const

export function AdjustmentState({ row: { state, isYours } }: { readonly row: Adjustment }) {
  const { t } = useTexts()
  const isOwn = state === 'proposed' && isYours
  return (
    <Status tone={isOwn ? 'info' : tones[state]}>
      {t(isOwn ? 'adjustments.yoursShort' : `adjustments.state.${state}`)}
    </Status>
  )
}

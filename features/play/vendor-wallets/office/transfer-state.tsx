import { useTexts } from '#texts/use-texts.ts'
import { Status, type Tone } from '#ui/data/status.tsx'
import type { VendorTransferState } from '../rules/moves.ts'

const tones: Readonly<Record<VendorTransferState, Tone>> = { pending: 'waiting', done: 'good', failed: 'bad' }

/** The state of a transfer, and whether the vendor contradicts it. */
export function TransferState({
  row: { state, isAlarmed },
}: {
  readonly row: { readonly state: VendorTransferState; readonly isAlarmed: boolean }
}) {
  const { t } = useTexts()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Status tone={tones[state]}>{t(`vendorWallets.state.${state}`)}</Status>
      {isAlarmed && <Status tone="bad">{t('vendorWalletsOffice.incidentTitle')}</Status>}
    </span>
  )
}

import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { Contract } from './terms.tsx'

const tones = {
  offered: 'waiting',
  accepted: 'good',
  terminationAsked: 'waiting',
  rejected: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  ended: 'plain',
} as const

/** The state of a contract. */
export function ContractState({ state }: Pick<Contract, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`contracts.state.${state}`)}</Status>
}

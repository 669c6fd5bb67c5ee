import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Status, type Tone } from '#ui/data/status.tsx'
import type { tournaments } from '../contract.ts'

export type Listed = Reply<typeof tournaments.list>['tournaments'][number]

const tones: Readonly<Record<Listed['state'], Tone>> = {
  open: 'good',
  running: 'info',
  over: 'plain',
  cancelled: 'bad',
}

/** Registering, late registration, running, finished or cancelled. */
export function TournamentState({ of }: { readonly of: Pick<Listed, 'state' | 'takesEntries'> }) {
  const { t } = useTexts()
  const isLate = of.state === 'running' && of.takesEntries
  return <Status tone={tones[of.state]}>{t(`tournaments.state.${isLate ? 'late' : of.state}`)}</Status>
}

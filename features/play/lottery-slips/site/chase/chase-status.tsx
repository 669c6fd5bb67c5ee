import { useTexts } from '#texts/use-texts.ts'
import { Status, type Tone } from '#ui/data/status.tsx'

type State = 'running' | 'won' | 'over' | 'cancelled'

const tones: Readonly<Record<State, Tone>> = {
  running: 'waiting',
  won: 'gold',
  over: 'plain',
  cancelled: 'plain',
}

/** What became of a chase. */
export function ChaseStatus({ state }: { readonly state: State }) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`slips.chase.${state}`)}</Status>
}

// The state of each step: open while something required of it is missing, done otherwise, waiting while the brand does not exist.

import { setupSteps, type Gap, type SetupStep } from './complete.ts'

export type StepState = 'done' | 'open' | 'waiting'

/** `hasBrand`: every later step changes the brand. The last step is done only by opening the site. */
export function progressOf(
  gaps: readonly Gap[],
  hasBrand: boolean,
): readonly { readonly step: SetupStep; readonly state: StepState }[] {
  return setupSteps.map((step) => ({ step, state: stateOf(step, gaps, hasBrand) }))
}

function stateOf(step: SetupStep, gaps: readonly Gap[], hasBrand: boolean): StepState {
  if (step === 'owner') return 'done'
  if (step === 'brand') return hasBrand ? 'done' : 'open'
  if (!hasBrand) return 'waiting'
  if (step === 'open') return 'open'
  return gaps.some((gap) => gap.step === step && gap.isRequired) ? 'open' : 'done'
}

import type { Reply } from '#contract/route.ts'
import type { setup } from '../contract.ts'
import { shownSteps, type SetupStep, type ShownStep } from '../rules/complete.ts'

export type Overview = Reply<(typeof setup)['overview']>
export type SetupBrand = NonNullable<Overview['brand']>

/** What each step's panel gets. */
export type StepProps = {
  readonly overview: Overview
  /** The step is saved: on to the next one. */
  readonly onDone: () => void
  readonly onStep: (step: SetupStep) => void
}

export function isShownStep(name: string | undefined): name is ShownStep {
  return shownSteps.some((step) => step === name)
}

import type { Texts } from '#texts/use-texts.ts'

/** A day as '21 Nov', a month as 'November 2026'. Noon: the same day in every zone of the world that people live in. */
export function stepText({ date }: Pick<Texts, 'date'>, step: string): string {
  return step.length === 7
    ? date(new Date(`${step}-15T12:00:00Z`), 'month')
    : date(new Date(`${step}T12:00:00Z`), 'short')
}

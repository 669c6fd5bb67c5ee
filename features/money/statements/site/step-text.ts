import { dayText } from '#ui/records/days.ts'

/** A day as '21 Nov', a month as 'November 2026'. */
export function stepText(lang: string, step: string): string {
  return step.length === 7 ? dayText(lang, `${step}-01`, 'month') : dayText(lang, step, 'short')
}

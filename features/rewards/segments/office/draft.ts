import { moneyText, parseMoney } from '#kit/money.ts'
import type { Condition, ConditionKind } from '../rules/conditions.ts'
import { isMoney } from './words.ts'

/** A condition as the form has it: text as typed. */
export type ConditionDraft = {
  readonly key: number
  readonly kind: ConditionKind
  readonly not: boolean
  readonly trait: string
  readonly least: string
  readonly most: string
  readonly from: string
  readonly to: string
  readonly days: string
  readonly category: string
  readonly any: readonly string[]
  readonly segment: string
}

let keys = 0

export function blankCondition(kind: ConditionKind, trait = ''): ConditionDraft {
  keys += 1
  const days = kind === 'turnover' ? '30' : ''
  const bounds = { least: '', most: '', from: '', to: '' }
  return { key: keys, kind, trait, days, not: false, category: '', any: [], segment: '', ...bounds }
}

/** The condition that was typed; null while it is not complete. */
export function conditionOf(draft: ConditionDraft): Condition | null {
  const { kind, not, any } = draft
  const base = not ? { not } : {}
  switch (kind) {
    case 'registered':
      return draft.from || draft.to ? { kind, from: draft.from || null, to: draft.to || null, ...base } : null
    case 'language':
    case 'country':
    case 'jurisdiction':
      return any.length ? { kind, any, ...base } : null
    case 'trait':
      return any.length ? { kind, trait: draft.trait, any, ...base } : null
    case 'segment':
      return draft.segment ? { kind, segment: draft.segment, ...base } : null
    default: {
      const least = digitsOf(kind, draft.least)
      const most = digitsOf(kind, draft.most)
      if (least === undefined || most === undefined || (least === null && most === null)) return null
      const bounds = { least, most, ...base }
      const days = wholeOf(draft.days)
      if (kind === 'turnover')
        return days === null ? null : { kind, ...bounds, days, category: draft.category || null }
      return kind === 'deposits' || kind === 'depositSum' ? { kind, ...bounds, days } : { kind, ...bounds }
    }
  }
}

function wholeOf(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : null
}

/** Null: open; undefined: not a number. */
function digitsOf(kind: ConditionKind, text: string): string | null | undefined {
  if (!text.trim()) return null
  if (!isMoney(kind)) return /^\d{1,9}$/.test(text.trim()) ? String(Number(text)) : undefined
  const units = parseMoney(text.trim())
  return units === null ? undefined : units.toString()
}

/** A saved condition as the form shows it. */
export function draftOf(condition: Condition): ConditionDraft {
  const blank = blankCondition(condition.kind)
  const not = condition.not === true
  switch (condition.kind) {
    case 'registered':
      return { ...blank, not, from: condition.from ?? '', to: condition.to ?? '' }
    case 'language':
    case 'country':
    case 'jurisdiction':
      return { ...blank, not, any: condition.any }
    case 'trait':
      return { ...blank, not, trait: condition.trait, any: condition.any }
    case 'segment':
      return { ...blank, not, segment: condition.segment }
    default: {
      const show = (digits: string | null) =>
        digits === null ? '' : isMoney(condition.kind) ? moneyText(BigInt(digits)) : digits
      return {
        ...blank,
        not,
        least: show(condition.least),
        most: show(condition.most),
        days: 'days' in condition && condition.days !== null ? String(condition.days) : '',
        category: 'category' in condition ? (condition.category ?? '') : '',
      }
    }
  }
}

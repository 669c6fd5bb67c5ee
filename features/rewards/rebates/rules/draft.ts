import { moneyText, parseMoney } from '#kit/money.ts'
import { listText, ratesOf } from './shown.ts'
import {
  categories,
  type Category,
  type Period,
  type Program,
  type ProgramTerms,
  type Terms,
} from './terms.ts'

type RateKey = Category | 'all'

/** A program in the back office's form: amounts and rates as typed. */
export type ProgramDraft = {
  readonly isOn: boolean
  readonly period: Period
  readonly claim: 'byHand' | 'automatic'
  readonly minimum: string
  readonly maximum: string
  /** Percentages from level 0 upwards, "0.50 0.60"; `all` for rakeback and cashback. */
  readonly rates: Readonly<Record<RateKey, string>>
}

export type Draft = Readonly<Record<Program, ProgramDraft>> & {
  readonly fromDay: string
  readonly reason: string
}

const none: ProgramDraft['rates'] = {
  RNG: '',
  LIVE: '',
  SPORTS: '',
  ESPORTS: '',
  FISH: '',
  PVP: '',
  LOTT: '',
  ELOTT: '',
  all: '',
}
const off: ProgramDraft = {
  isOn: false,
  period: 'day',
  claim: 'byHand',
  minimum: '',
  maximum: '',
  rates: none,
}

const keyOf = (category: Category | ''): RateKey => (category === '' ? 'all' : category)

function programDraft(terms: ProgramTerms | undefined): ProgramDraft {
  if (!terms) return off
  const { period, claim, minimum, maximum, rates } = terms
  const listed = [...new Set(rates.map(({ category }) => category))]
  return {
    isOn: true,
    period,
    claim,
    minimum: minimum === 0n ? '' : moneyText(minimum),
    maximum: maximum === null ? '' : moneyText(maximum),
    rates: {
      ...none,
      ...Object.fromEntries(
        listed.map((category) => [
          keyOf(category),
          listText(rates.filter((rate) => rate.category === category)),
        ]),
      ),
    },
  }
}

/** The form's start: the newest version's terms. */
export function draftOf(from: Terms | null): Draft {
  const of = (name: Program) => programDraft(from?.programs.find(({ program }) => program === name))
  return { rebate: of('rebate'), rakeback: of('rakeback'), cashback: of('cashback'), fromDay: '', reason: '' }
}

function programOf(program: Program, draft: ProgramDraft): ProgramTerms[] {
  if (!draft.isOn) return []
  const keys: readonly (Category | '')[] = program === 'rebate' ? categories : ['']
  return [
    {
      program,
      period: draft.period,
      claim: program === 'cashback' ? 'byHand' : draft.claim,
      minimum: parseMoney(draft.minimum) ?? 0n,
      maximum: draft.maximum === '' ? null : parseMoney(draft.maximum),
      rates: keys.flatMap((category) =>
        (ratesOf(draft.rates[keyOf(category)]) ?? []).map((rateBp, level) => ({ category, level, rateBp })),
      ),
    },
  ]
}

/** What the form says as terms; default house edges stay as they are. */
export function termsOfDraft(draft: Omit<Draft, 'fromDay' | 'reason'>, from: Terms | null) {
  const programs = (['rebate', 'rakeback', 'cashback'] as const).flatMap((program) =>
    programOf(program, draft[program]),
  )
  return {
    programs: programs.map((each) => ({ ...each, rates: [...each.rates] })),
    defaultEdges: [...(from?.defaultEdges ?? categories.map((category) => ({ category, edgeBp: 200 })))],
  }
}

/**
 * What a form field accepts (specification §5): one declaration for the form, the server and the back office's preview. A value passes
 * if it matches the pattern and its length is within the bounds; an empty one passes if the field is not required. Length counts code
 * points: an emoji is one character. Example: username, letterFirst, 4 to 16: 'mai7' passes, '7mai' and 'mai' do not.
 */

/** Every pattern kind. `source` is a regular expression with the flag `u`; each runs in time linear in the value. */
export const patterns = {
  any: '*',
  letterFirst: '^[A-Za-z][A-Za-z0-9]*$',
  lettersAndChinese: '^[A-Za-z\\p{Script=Han}]+$',
  email:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){1,8}$",
  lettersOrDigits: '^[A-Za-z0-9]+$',
  lettersAndDigits: '^(?=[^A-Za-z]*[A-Za-z])(?=[^0-9]*[0-9])[A-Za-z0-9]+$',
  digits: '^[0-9]+$',
  oneUppercase: '^(?=[^A-Z]*[A-Z])[A-Za-z0-9]+$',
  englishWords: '^[A-Za-z]+( [A-Za-z]+)*$',
  noSpaces: '^\\S+$',
  chinese: '^[\\p{Script=Han}\\p{P}]+$',
  date: '^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])|(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])-\\d{4})$',
  korean: '^\\p{Script=Hangul}+$',
  thai: '^\\p{Script=Thai}+$',
  thaiOrEnglish: '^[\\p{Script=Thai}A-Za-z]+$',
  uppercase: '^(?=[^A-Z]*[A-Z])[A-Z0-9]+$',
  printable: '^[\\x21-\\x7e]+$',
  mixed: '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9])[\\x21-\\x7e]+$',
  /** A real name as banks write it: no diacritics, at least two words (VAL-07). */
  realName: '^[A-Za-z]+( [A-Za-z]+)+$',
} as const

export type PatternKind = keyof typeof patterns

export function isPatternKind(name: string): name is PatternKind {
  return Object.hasOwn(patterns, name)
}

export function patternKinds(): readonly PatternKind[] {
  return Object.keys(patterns).filter(isPatternKind)
}

export type FieldRule = {
  readonly kind: PatternKind
  readonly minLength: number
  readonly maxLength: number
  readonly enabled: boolean
  readonly required: boolean
}

/** Why a value does not pass: missing, unexpected, or the pattern's own message. */
export type FieldProblem = {
  readonly field: string
  readonly problem: 'required' | 'notAsked' | PatternKind
  readonly min: number
  readonly max: number
  /** Both bounds for a message: '4–16', a single number if they are equal (VAL-03). */
  readonly range: string
}

const compiled = new Map<PatternKind, RegExp>()

/** The pattern of a kind; null for the one that matches anything. */
function expressionOf(kind: PatternKind): RegExp | null {
  if (kind === 'any') return null
  const known = compiled.get(kind)
  if (known) return known
  const made = new RegExp(patterns[kind], 'u')
  compiled.set(kind, made)
  return made
}

/** Why a field's value does not pass, or null. Values are checked as they are: trim before. */
export function checkField(
  field: string,
  rule: FieldRule,
  value: string | null | undefined,
): FieldProblem | null {
  const { minLength: min, maxLength: max } = rule
  const told = { field, min, max, range: min === max ? `${min}` : `${min}–${max}` }
  if (value === null || value === undefined || value === '')
    return rule.enabled && rule.required ? { ...told, problem: 'required' } : null
  if (!rule.enabled) return { ...told, problem: 'notAsked' }
  return isWithin(value, min, max) && matches(rule.kind, value) ? null : { ...told, problem: rule.kind }
}

/** Whether a value matches a pattern kind, regardless of its length. */
export function matches(kind: PatternKind, value: string): boolean {
  const expression = expressionOf(kind)
  if (expression && !expression.test(value)) return false
  return kind !== 'date' || isDay(value)
}

function isWithin(value: string, min: number, max: number): boolean {
  if (value.length < min || value.length > 2 * max) return false // a code point is one or two units
  const { length } = [...value]
  return length >= min && length <= max
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** 30 February matches the pattern but is not a date. */
function isDay(text: string): boolean {
  const parts = text.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = text.indexOf('-') === 4 ? parts : [parts[2], parts[0], parts[1]]
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return day <= (DAYS[month - 1] ?? 0) && (month !== 2 || day < 29 || isLeap)
}

/** The first problem among the values; fields without a rule are ignored. */
export function checkFields(
  rules: Readonly<Record<string, FieldRule>>,
  values: Readonly<Record<string, string | null | undefined>>,
): FieldProblem | null {
  for (const [field, rule] of Object.entries(rules)) {
    const problem = checkField(field, rule, values[field])
    if (problem) return problem
  }
  return null
}

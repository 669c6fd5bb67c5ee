import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, sql } from '#db/rows.ts'
import { checkFields, fieldRules, refusedBy, shownRules } from './public.ts'
import { fieldNames, type FieldName } from './fields.ts'
import { checkField, isPatternKind, matches, patternKinds, type FieldRule } from './rules.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const rule = (kind: FieldRule['kind'], minLength = 1, maxLength = 20): FieldRule => ({
  kind,
  minLength,
  maxLength,
  enabled: true,
  required: false,
})

/** For each kind what it accepts and rejects; the list must be complete. */
const examples: Record<FieldRule['kind'], { readonly good: string[]; readonly bad: string[] }> = {
  any: { good: ['a', ' ', 'ü😀', '\n'], bad: [] },
  letterFirst: { good: ['mai', 'm7', 'M'], bad: ['7mai', 'ma i', 'maí', 'mai\n', ''] },
  lettersAndChinese: { good: ['mai', '中文', 'A中'], bad: ['mai7', 'é', '中 文'] },
  email: {
    good: ['a@b.co', 'mai.t+x@mail.example.org'],
    bad: ['a@b', '@b.co', 'a@@b.co', 'a@b..co', 'a b@c.de', 'a@-b.co', 'mai@b.co\n'],
  },
  lettersOrDigits: { good: ['a', '1', 'a1'], bad: ['a-1', 'ấ', ' '] },
  lettersAndDigits: { good: ['a1', '1a', 'abc123'], bad: ['abc', '123', 'a-1'] },
  digits: { good: ['0', '0123'], bad: ['1a', '１', '-1', '1.0'] },
  oneUppercase: { good: ['A', 'aB1'], bad: ['ab1', 'AÉ', 'A-'] },
  englishWords: { good: ['Mai', 'Tran Thi Mai'], bad: ['Mai ', ' Mai', 'Mai  T', 'Mái', 'Mai7'] },
  noSpaces: { good: ['mai_7', '中'], bad: ['a b', 'a\tb', 'a\u00a0b'] },
  chinese: { good: ['中文', '中，文。'], bad: ['中a', '中 文', '1'] },
  date: {
    good: ['1990-12-31', '12-31-1990', '2024-02-29', '02-29-2000'],
    bad: ['1990-13-01', '31-12-1990', '2023-02-29', '1900-02-29', '2024-02-30', '1990-4-1', '04-31-1990'],
  },
  korean: { good: ['한국'], bad: ['한국a', '한 국'] },
  thai: { good: ['ไทย'], bad: ['ไทยa', 'ไทย1'] },
  thaiOrEnglish: { good: ['ไทย', 'Thai', 'ไทยa'], bad: ['ไทย1', 'ไทย ก'] },
  uppercase: { good: ['A', 'A1', '1A'], bad: ['1', 'Aa', 'Ä'] },
  printable: { good: ['aA1!', '~'], bad: ['a b', 'é', '中'] },
  mixed: { good: ['aA1!', '!1Aa'], bad: ['aA1', 'aa1!', 'AA1!', 'aA!!', 'aA1! '] },
  realName: {
    good: ['TRAN THI MAI', 'Mai Tran'],
    bad: ['Mai', 'TRẦN MAI', 'Mai  Tran', 'Mai Tran ', 'Mai T7'],
  },
}

test('VAL-02 accepts exactly what each pattern kind describes', () => {
  for (const kind of patternKinds()) {
    for (const value of examples[kind].good)
      expect([kind, value, matches(kind, value)]).toEqual([kind, value, true])
    for (const value of examples[kind].bad)
      expect([kind, value, matches(kind, value)]).toEqual([kind, value, false])
  }
})

test('VAL-02 counts characters as people do, and fails an empty field only if it is required', () => {
  expect(checkField('line', rule('any', 2, 2), '😀😀')).toBeNull()
  expect(checkField('line', rule('any', 2, 2), '😀')).toMatchObject({ problem: 'any' })
  expect(checkField('line', rule('any'), '')).toBeNull()
  expect(checkField('line', { ...rule('any'), required: true }, undefined)).toMatchObject({
    problem: 'required',
  })
  expect(checkField('line', { ...rule('any'), enabled: false }, 'x')).toMatchObject({ problem: 'notAsked' })
})

test('VAL-02 no value makes a pattern run long', () => {
  const nasty = [
    'a'.repeat(50_000),
    'a@'.repeat(25_000),
    `${'a '.repeat(25_000)}1`,
    `${'a.'.repeat(25_000)}@`,
  ]
  for (const kind of patternKinds())
    for (const value of nasty)
      // a backtracking pattern is aborted here, and the test fails
      runInNewContext('matches(kind, value)', { matches, kind, value }, { timeout: 10_000 })
})

test('VAL-03 shows the pattern’s message with both bounds, or one number if they are equal', () => {
  const told = (kind: FieldRule['kind'], min: number, max: number) => {
    const problem = checkField('username', rule(kind, min, max), '-')
    return problem && at.app.words('en', `refusal.validation.field.${problem.problem}`, problem)
  }
  expect(told('letterFirst', 4, 16)).toBe('Enter 4–16 letters and digits. Start with a letter.')
  expect(told('digits', 6, 6)).toBe('Enter 6 digits.')
  for (const lang of ['en', 'vi'] as const)
    for (const kind of [...patternKinds(), 'required', 'notAsked']) {
      const words = at.app.words(lang, `refusal.validation.field.${kind}`, { range: '4–16' })
      expect(words).not.toContain('refusal.')
      expect(words).not.toContain('{')
    }
})

/** The rules as in the site's build: bundled and minified for browsers. */
async function clientCode(): Promise<{ checkField: typeof checkField }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: new URL('./rules.ts', import.meta.url).pathname, formats: ['es'], fileName: 'rules' },
    },
  })
  const [bundle] = [built].flat().filter((each) => 'output' in each)
  if (!bundle) throw new Error('the page’s code was not built')
  return import(`data:text/javascript,${encodeURIComponent(bundle.output[0].code)}`)
}

test('VAL-01 passes or fails the same ten thousand values alike in the page’s code and in the server’s', async () => {
  const client = await clientCode()
  const shown: Record<string, FieldRule> = JSON.parse(JSON.stringify(await shownRules(at.app, 'JADE')))
  const server = await fieldRules(at.app, 'JADE')
  const piece = fc.constantFrom(
    'a',
    'Z',
    '7',
    ' ',
    '-',
    '_',
    '@',
    '.',
    '.co',
    'é',
    'ấ',
    '中',
    '，',
    '한',
    'ไ',
    '😀',
    '\n',
    '\t',
    '!',
    '1990-12-31',
    'Mai Tran',
    'mai7',
    'a@b.co',
    '0',
    'TRAN',
    '\u0000',
    '\ud800',
    '\u200b',
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme-ascii', maxLength: 140 }),
    fc.emailAddress(),
  )
  const names = fieldNames()
  let [seen, passed] = [0, 0]
  fc.assert(
    fc.property(value, fc.nat(), fc.constantFrom(...patternKinds()), (text, pick, kind) => {
      const field: FieldName = names[pick % names.length] ?? 'username'
      const wire = shown[field] ?? server[field]
      const here = checkFields({ [field]: server[field] }, { [field]: text })
      expect(client.checkField(field, wire, text)).toEqual(here)
      // every kind besides the field's current one, with its bounds
      const other = { ...wire, enabled: true, kind }
      expect(client.checkField(field, other, text)).toEqual(checkField(field, other, text))
      seen += 1
      if (!here) passed += 1
    }),
    { numRuns: 10_000, seed: 20_261_121 },
  )
  expect(seen).toBe(10_000)
  // a test in which nearly everything or nothing passes would prove little
  expect(passed).toBeGreaterThan(500)
  expect(seen - passed).toBeGreaterThan(500)
})

test('VAL-01 applies an operator’s rule on the server immediately, audited, and only for that brand', async () => {
  const owner = await operator(at)
  const strict = {
    kind: 'lettersAndDigits',
    minLength: 6,
    maxLength: 12,
    enabled: true,
    required: true,
  } as const
  await owner.api.validationOffice.change({ params: { merchant: 'AMBER', field: 'username' }, body: strict })
  expect((await fieldRules(at.app, 'AMBER')).username).toEqual(strict)
  expect((await fieldRules(at.app, 'JADE')).username.kind).toBe('letterFirst')
  const [entry] = await many(
    at.database.db,
    sql<{
      object: string
      after: unknown
    }>`select object, after from audit_entry where action = 'validation.change'`,
  )
  expect(entry).toMatchObject({ object: 'merchant:AMBER/field:username', after: { minLength: 6 } })
  const problem = checkFields(await fieldRules(at.app, 'AMBER'), {
    username: 'maimai',
    password: 'x'.repeat(10),
  })
  expect(problem && refusedBy(problem)).toMatchObject({
    refused: 'validation.field',
    detail: { field: 'username', problem: 'lettersAndDigits', range: '6–12' },
  })
})

test('VAL-01 refuses a rule outside the field’s bounds, and an operator without the permission', async () => {
  const owner = await operator(at)
  const change = (by: typeof owner, field: FieldName, body: FieldRule) =>
    by.api.validationOffice.change({ params: { merchant: 'JADE', field }, body }).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )
  const password = { kind: 'any', minLength: 7, maxLength: 64, enabled: true, required: true } as const
  expect(await change(owner, 'password', password)).toBe('validation.outOfReach')
  expect(await change(owner, 'password', { ...password, minLength: 8, required: false })).toBe(
    'validation.fixed',
  )
  expect(await change(owner, 'email', rule('digits', 6, 20))).toBe('validation.outOfReach')
  const cashier = await operator(at, { roles: ['cashier'] })
  expect(await change(cashier, 'line', rule('any'))).toBe('permission.missing')
})

test('VAL-01 no kind of pattern is unknown to its own table', () => {
  expect(patternKinds().length).toBe(19)
  expect(isPatternKind('constructor')).toBe(false)
})

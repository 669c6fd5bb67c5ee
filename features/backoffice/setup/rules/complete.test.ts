import { expect, test } from 'vitest'
import { gapsOf, isComplete, type Facts } from './complete.ts'
import { phaseOf } from './phase.ts'
import { progressOf } from './progress.ts'

const brand = {
  hosts: ['play.example'],
  languages: ['EN', 'VI'],
  supportContact: 'help@play.example',
  licenceEn: 'Play Ltd is licensed by the regulator of Malta.',
  licenceVi: '',
  licenceNumber: 'MGA/42',
  licenceLink: 'https://regulator.example/42',
  pack: 'strict',
  flags: ['USERNAMEREG3'],
} as const

const bank = { isOpen: true, processor: null }
const sandbox = { name: 'sandbox', isSandbox: true, isReady: true }
const stripe = { name: 'stripe', isSandbox: false, isReady: true }

const whole: Facts = {
  brand,
  officers: [{ state: 'open' }, { state: 'open' }],
  operators: 3,
  methods: [bank],
  processors: [stripe],
  confirmed: ['currency', 'processors', 'sms'],
  isEmailTested: true,
  isSmsTested: false,
}

const codes = (facts: Partial<Facts>) => gapsOf({ ...whole, ...facts }).map(({ code }) => code)
const blocking = (facts: Partial<Facts>) =>
  gapsOf({ ...whole, ...facts }).flatMap(({ code, isRequired }) => (isRequired ? [code] : []))

test('OPS-01 a brand with licence, open method, tested email and two owners is complete', () => {
  expect(codes({})).toEqual([])
  expect(isComplete(gapsOf(whole))).toBe(true)
})

test('OPS-01 without a brand, only the second operator and the brand are asked for', () => {
  expect(blocking({ brand: null, officers: [{ state: 'open' }] })).toEqual(['second.none', 'brand.none'])
})

test('OPS-01 M12 an owner alone cannot open; an invited second operator is named as such; a closed one does not count', () => {
  expect(blocking({ officers: [{ state: 'open' }] })).toEqual(['second.none'])
  expect(blocking({ officers: [{ state: 'open' }, { state: 'invited' }] })).toEqual(['second.invited'])
  expect(blocking({ officers: [{ state: 'open' }, { state: 'closed' }] })).toEqual(['second.none'])
  expect(codes({ operators: 2 })).toEqual(['operators.third'])
})

test('OPS-01 each part of the licence is required, in the brand’s first language', () => {
  for (const [field, code] of [
    ['licenceEn', 'licence.text'],
    ['licenceNumber', 'licence.number'],
    ['pack', 'licence.pack'],
  ] as const)
    expect(blocking({ brand: { ...brand, [field]: '' } })).toEqual([code])
  expect(blocking({ brand: { ...brand, licenceEn: '', licenceVi: 'Có giấy phép.' } })).toEqual([
    'licence.text',
  ])
  const vi = { ...brand, languages: ['VI'], licenceEn: '', licenceVi: 'Có giấy phép.' } as const
  expect(blocking({ brand: vi })).toEqual([])
  expect(codes({ brand: { ...brand, licenceLink: '', supportContact: '', hosts: [] } })).toEqual([
    'brand.host',
    'brand.support',
    'licence.link',
  ])
})

test('OPS-01 CSH-01 a brand opens with an open method that moves money: no sandbox, no processor without its keys', () => {
  expect(blocking({ methods: [] })).toEqual(['methods.none'])
  expect(blocking({ methods: [{ isOpen: false, processor: null }] })).toEqual(['methods.none'])
  const bySandbox = { isOpen: true, processor: 'sandbox' }
  expect(blocking({ methods: [bank, bySandbox], processors: [stripe, sandbox] })).toEqual(['methods.sandbox'])
  expect(blocking({ methods: [{ ...bySandbox, isOpen: false }, bank], processors: [sandbox] })).toEqual([])
  const byStripe = { isOpen: true, processor: 'stripe' }
  expect(blocking({ methods: [byStripe] })).toEqual([])
  expect(blocking({ methods: [byStripe], processors: [{ ...stripe, isReady: false }] })).toEqual([
    'methods.unready',
  ])
  expect(blocking({ methods: [byStripe], processors: [] })).toEqual(['methods.unready'])
})

test('OPS-01 bank transfers alone are enough; that no processor pays is a note', () => {
  expect(codes({ processors: [] })).toEqual(['processors.none'])
  expect(codes({ processors: [sandbox] })).toEqual(['processors.none'])
})

test('OPS-01 email is always tested; SMS may stay off unless a form sends a code', () => {
  expect(blocking({ isEmailTested: false })).toEqual(['email.untested'])
  expect(blocking({ confirmed: ['currency', 'processors'] })).toEqual(['sms.unread'])
  const byPhone = { ...brand, flags: ['MOBILENUMREG3'] }
  expect(blocking({ brand: byPhone })).toEqual(['sms.needed'])
  expect(blocking({ brand: byPhone, isSmsTested: true })).toEqual([])
})

test('OPS-01 the steps show what is done, open and waiting for the brand', () => {
  const of = (facts: Partial<Facts>) =>
    Object.fromEntries(
      progressOf(gapsOf({ ...whole, ...facts }), facts.brand !== null).map(({ step, state }) => [
        step,
        state,
      ]),
    )
  expect(of({ brand: null })).toMatchObject({
    owner: 'done',
    brand: 'open',
    currency: 'waiting',
    open: 'waiting',
  })
  expect(of({ methods: [] })).toMatchObject({ brand: 'done', licence: 'done', methods: 'open', open: 'open' })
})

test('OPS-01 the assistant is over in a demo, after the opening, with a second brand, and with a site that is open', () => {
  const at = { mode: 'live', hasOperator: false, isOwned: false, isOpened: false, brands: [] } as const
  expect(phaseOf(at)).toBe('owner')
  expect(phaseOf({ ...at, hasOperator: true })).toBe('brand')
  expect(phaseOf({ ...at, isOwned: true })).toBe('brand')
  expect(phaseOf({ ...at, hasOperator: true, brands: [{ isClosed: true }] })).toBe('brand')
  for (const over of [
    { mode: 'demo' },
    { isOpened: true },
    { brands: [{ isClosed: false }] },
    { brands: [{ isClosed: true }, { isClosed: true }] },
  ] as const)
    expect(phaseOf({ ...at, hasOperator: true, ...over })).toBe('over')
})

import { expect, test } from 'vitest'
import type { Route } from '#contract/route.ts'
import { contracts } from '#features/contracts.ts'
import { settingNames, settings } from '#features/platform/settings/catalogue.ts'
import { duties } from './catalogue.ts'
import type { Duty } from './rules/duty.ts'

/** The back office's calls that change something, by type: one without a row in the table does not compile. */
type Changing = {
  [F in keyof typeof contracts]: {
    [N in keyof (typeof contracts)[F] & string]: (typeof contracts)[F][N] extends {
      readonly who: 'operator'
      readonly method: 'POST' | 'PUT' | 'DELETE'
    }
      ? `${F}.${N}`
      : never
  }[keyof (typeof contracts)[F] & string]
}[keyof typeof contracts]

const table: Readonly<Record<Changing, Duty>> = duties

const changing = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries<Route>(contract)
    .filter(([, { audience: who, method }]) => who === 'operator' && method !== 'GET')
    .map(([name]) => `${feature}.${name}`),
)

test('M12 has a row for every back-office call that changes something, and no other rows', () => {
  expect(changing.filter((name) => !Object.hasOwn(duties, name))).toEqual([])
  expect(Object.keys(table).filter((name) => !changing.includes(name))).toEqual([])
})

test('M12 lets one operator change alone only settings without effect on money, security or trust', () => {
  // a feature that declares another setting as light changes this list too, so that it is reviewed here
  expect(settingNames().filter((name) => settings[name].isLight)).toEqual([
    'supportedLanguages',
    'hintLines',
    'chatHeaderColour',
    'chatSlowSeconds',
    'feedbackLeastWords',
    'feedbackMostWords',
    'feedbackHours',
    'withdrawPromiseMinutes',
    'lettersMinuteMost',
    'mallHours',
    'promotionReviewHours',
    'depositReviewMinutes',
    'chatAnswerMinutes',
    'documentReviewHours',
    'riskReviewHours',
    'harmReviewHours',
    'disputeHours',
    'vendorTransferHours',
    'approvalReviewHours',
  ])
})

import { expect, test } from 'vitest'
import { t } from './i18n.ts'
import type { TextKey } from './keys.ts'
import type { useTexts } from './use-texts.ts'

/** Checked by the compiler in `npm run check`: an expected error that does not occur is an error. */
function sentences(state: 'done' | 'failed', composed: string, texts: ReturnType<typeof useTexts>): string[] {
  return [
    t('ui.close'),
    t('ui.copyOf', { what: 'x' }),
    t(state === 'done' ? 'ui.stepDone' : 'ui.stepFailed'),
    t(`auth.check${state === 'done' ? 'Done' : 'Failed'}`),
    t('home.gameCount', { count: 3 }),
    t(`category.${composed}`),
    t(composed, { any: 1 }),
    texts.t('shell.languageNow', { name: 'x' }),
    // @ts-expect-error no one wrote this text
    t('ui.nobodyWroteThis'),
    // @ts-expect-error one of the two is not written
    t(`ui.step${state === 'done' ? 'Done' : 'Nowhere'}`),
    // @ts-expect-error the place {what} stays empty
    t('ui.copyOf'),
    // @ts-expect-error the place has another name
    t('ui.copyOf', { name: 'x' }),
    // @ts-expect-error a text with plural forms needs its count
    t('home.gameCount'),
    // @ts-expect-error a count is a number, or no form can be chosen
    t('home.gameCount', { count: '3' }),
    t('deposits.next.reviewText', { minutes: 1 }),
    // @ts-expect-error a number chooses among the forms that the place lists
    t('deposits.next.reviewText', { minutes: '1' }),
    // @ts-expect-error the same holds for what a component uses
    texts.t('shell.nobodyWroteThis'),
  ]
}

test('SHL-14 does not compile a missing key or an unfilled placeholder', () => {
  const keys: readonly TextKey[] = [
    'ui.close',
    'home.gameCount',
    'home.gameCount_other',
    'refusal.session.required',
  ]
  expect(keys).toHaveLength(4)
  expect(sentences).toBeTypeOf('function')
})

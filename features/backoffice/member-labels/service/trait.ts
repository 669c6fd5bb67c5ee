import type { MemberTrait } from '#features/rewards/segments/extension-points.ts'
import { labelIds, labelsOf } from '../store/labels.ts'

/** Conditions of segments and promotions may name labels. */
export const labelTrait: MemberTrait = {
  trait: 'label',
  en: 'Label',
  vi: 'Nhãn',
  choices: async (app, merchant) =>
    (await labelsOf(app.db, merchant)).map(({ id, name }) => ({ value: id, en: name, vi: name })),
  valuesOf: labelIds,
}

import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import { changeRule } from './service/change.ts'
import type { validationOffice } from './contract.ts'
import { fieldRow, ruledFields } from './fields.ts'
import { patternKinds } from './rules.ts'
import { fieldSays } from './says.ts'
import { ruleTable, startOf } from './service/rules.ts'

export function validationOfficeRoutes(app: App): Handlers<typeof validationOffice> {
  return {
    async rules({ params: { merchant } }, { language }) {
      if (!(await app.merchants.byCode(merchant))) return { refused: 'validation.unknownBrand' }
      const rules = await ruleTable(app, merchant)
      return {
        list: ruledFields().map((field) => {
          const { least, most, kinds = patternKinds(), isFixed = false } = fieldRow(field)
          const starts = startOf(field)
          return {
            field,
            says: fieldSays(field, language),
            rule: rules.get(field) ?? starts,
            starts,
            least,
            most,
            kinds: [...kinds],
            isFixed,
          }
        }),
      }
    },
    change: ({ params, body }, call) => changeRule(app, params, body, call),
  }
}

import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import {
  fieldNames,
  fieldRow,
  isRuledField,
  ruledFields,
  type FieldName,
  type RuledField,
} from '../fields.ts'
import { isPatternKind, patterns, type FieldRule } from '../rules.ts'
import { ruleRows } from '../store.ts'

type Holder = { readonly db: Db | Tx } | App

/** A brand's current rules of registration and profile. */
export async function ruleTable(app: Holder, merchant: string): Promise<ReadonlyMap<RuledField, FieldRule>> {
  const starts = ruledFields().map((name) => [name, startOf(name)] as const)
  const stored = (await ruleRows(app.db, merchant)).flatMap(
    ({ field, kind, minLength, maxLength, isEnabled, isRequired }) =>
      isRuledField(field) && isPatternKind(kind)
        ? [[field, { kind, minLength, maxLength, enabled: isEnabled, required: isRequired }] as const]
        : [],
  )
  return new Map([...starts, ...stored])
}

/** A brand's current rule of every registration field. */
export async function fieldRules(
  app: Holder,
  merchant: string,
): Promise<Readonly<Record<FieldName, FieldRule>>> {
  const table = await ruleTable(app, merchant)
  const ruleOf = (name: FieldName): FieldRule => table.get(name) ?? startOf(name)
  return {
    username: ruleOf('username'),
    password: ruleOf('password'),
    payeeName: ruleOf('payeeName'),
    paymentPassword: ruleOf('paymentPassword'),
    qqNum: ruleOf('qqNum'),
    line: ruleOf('line'),
    whatsapp: ruleOf('whatsapp'),
    facebook: ruleOf('facebook'),
    wechat: ruleOf('wechat'),
    idNumber: ruleOf('idNumber'),
    email: ruleOf('email'),
    mobileNum: ruleOf('mobileNum'),
    affiliateCode: ruleOf('affiliateCode'),
    recommenderId: ruleOf('recommenderId'),
    captcha: ruleOf('captcha'),
  }
}

export function startOf(name: RuledField): FieldRule {
  const { kind, minLength, maxLength, enabled, required } = fieldRow(name)
  return { kind, minLength, maxLength, enabled, required }
}

/** A rule in wire format: the kind, and the pattern itself for clients without the table of kinds. */
export type ShownRule = FieldRule & { readonly acceptedPattern: string }

/** All rules in the format of the specification's call. */
export async function shownRules(app: App, merchant: string): Promise<Record<string, ShownRule>> {
  const rules = await fieldRules(app, merchant)
  return Object.fromEntries(
    fieldNames().map((name) => [name, { ...rules[name], acceptedPattern: patterns[rules[name].kind] }]),
  )
}

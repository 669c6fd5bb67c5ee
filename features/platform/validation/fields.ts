import type { FieldRow } from './rules/field-row.ts'
import { isProfileRule, profileFields, type ProfileRuleName } from './rules/profile-fields.ts'

const asked = { enabled: true, required: false }
const needed = { enabled: true, required: true }
const off = { enabled: false, required: false }

/** The fields that the specification names (§5), each with its default rule. */
export const fields = {
  username: {
    says: 'The login name.',
    kind: 'letterFirst',
    minLength: 4,
    maxLength: 16,
    ...needed,
    least: 3,
    most: 32,
    isFixed: true,
    kinds: [
      'letterFirst',
      'lettersOrDigits',
      'lettersAndDigits',
      'lettersAndChinese',
      'noSpaces',
      'printable',
    ],
  },
  password: {
    says: 'The password. By default only its length counts; composition rules make passwords weaker (decision 14).',
    kind: 'any',
    minLength: 10,
    maxLength: 128,
    ...needed,
    least: 8,
    most: 128,
    isFixed: true,
    kinds: ['any', 'noSpaces', 'lettersAndDigits', 'oneUppercase', 'printable', 'mixed'],
  },
  payeeName: {
    says: 'Name of the bank account holder: real name without accents, with spaces.',
    kind: 'realName',
    minLength: 2,
    maxLength: 80,
    ...asked,
    least: 2,
    most: 80,
    kinds: ['realName', 'englishWords', 'any', 'thaiOrEnglish', 'lettersAndChinese', 'korean', 'thai'],
  },
  paymentPassword: {
    says: 'The password required for withdrawals.',
    kind: 'any',
    minLength: 6,
    maxLength: 64,
    ...off,
    least: 6,
    most: 64,
  },
  qqNum: { says: 'A QQ number.', kind: 'digits', minLength: 5, maxLength: 12, ...off, least: 1, most: 20 },
  line: { says: 'A LINE ID.', kind: 'noSpaces', minLength: 2, maxLength: 40, ...off, least: 1, most: 80 },
  whatsapp: {
    says: 'A WhatsApp number.',
    kind: 'digits',
    minLength: 6,
    maxLength: 15,
    ...off,
    least: 1,
    most: 20,
  },
  facebook: {
    says: 'A Facebook name.',
    kind: 'noSpaces',
    minLength: 2,
    maxLength: 80,
    ...off,
    least: 1,
    most: 120,
  },
  wechat: { says: 'A WeChat ID.', kind: 'noSpaces', minLength: 2, maxLength: 40, ...off, least: 1, most: 80 },
  idNumber: {
    says: 'Identity card number.',
    kind: 'lettersOrDigits',
    minLength: 6,
    maxLength: 20,
    ...off,
    least: 1,
    most: 40,
  },
  email: {
    says: 'An email address.',
    kind: 'email',
    minLength: 6,
    maxLength: 200,
    ...asked,
    least: 6,
    most: 200,
    kinds: ['email'],
  },
  mobileNum: {
    says: 'Mobile number without the dialling code. Each country also has its own number of digits.',
    kind: 'digits',
    minLength: 6,
    maxLength: 15,
    ...asked,
    least: 4,
    most: 15,
    kinds: ['digits'],
  },
  affiliateCode: {
    says: 'An agent’s code. Shown if the address has none.',
    kind: 'lettersOrDigits',
    minLength: 3,
    maxLength: 32,
    ...asked,
    least: 1,
    most: 64,
  },
  recommenderId: {
    says: 'The member who referred this person.',
    kind: 'lettersOrDigits',
    minLength: 1,
    maxLength: 32,
    ...asked,
    least: 1,
    most: 64,
  },
  captcha: {
    says: 'The characters in the image, if one is shown.',
    kind: 'lettersOrDigits',
    minLength: 4,
    maxLength: 8,
    ...asked,
    least: 1,
    most: 255,
    isFixed: true,
  },
} as const satisfies { readonly [field: string]: FieldRow }

export type FieldName = keyof typeof fields

export function isField(name: string): name is FieldName {
  return Object.hasOwn(fields, name)
}

export function fieldNames(): readonly FieldName[] {
  return Object.keys(fields).filter(isField)
}

/** A field of registration or profile: everything that a brand can set a rule for. */
export type RuledField = FieldName | ProfileRuleName

export function isRuledField(name: string): name is RuledField {
  return isField(name) || isProfileRule(name)
}

export function ruledFields(): readonly RuledField[] {
  return [...Object.keys(fields), ...Object.keys(profileFields)].filter(isRuledField)
}

/** The row of a field, as its general type. */
export function fieldRow(name: RuledField): FieldRow {
  return isProfileRule(name) ? profileFields[name] : fields[name]
}

/** Other bounds of §5: for texts, not form fields, yet the same on both sides. */
export const COMMENT_MOST = 140
export const FEEDBACK_WORDS = { min: 5, max: 200 } as const
export const CODE_MOST = 255

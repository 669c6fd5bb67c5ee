import type { FieldRow } from './field-row.ts'

const asked = { enabled: true, required: false }

const text = (most: number, maxLength: number) =>
  ({ kind: 'any', minLength: 2, maxLength, ...asked, least: 1, most, kinds: ['any'] }) as const
const handle = { kind: 'noSpaces', minLength: 2, maxLength: 60, ...asked, least: 1, most: 120 } as const
const number = { kind: 'digits', minLength: 5, maxLength: 15, ...asked, least: 1, most: 20 } as const

/** Further fields of a member's profile (specification §3), each with its default rule. */
export const profileFields = {
  'profile.nickname': { says: 'The name that others see.', ...text(40, 20) },
  'profile.realName': {
    says: 'The name of the bank account, where it was not given before; it is set once.',
    kind: 'realName',
    minLength: 2,
    maxLength: 80,
    ...asked,
    least: 2,
    most: 80,
    kinds: ['realName', 'englishWords', 'any', 'thaiOrEnglish', 'lettersAndChinese', 'korean', 'thai'],
  },
  'profile.birthday': {
    says: 'The birthday, where it was not given before; it is set once.',
    kind: 'date',
    minLength: 10,
    maxLength: 10,
    ...asked,
    least: 10,
    most: 10,
    kinds: ['date'],
  },
  'profile.nationality': {
    says: 'The country of the passport; it is set once.',
    kind: 'uppercase',
    minLength: 2,
    maxLength: 2,
    ...asked,
    least: 2,
    most: 2,
    kinds: ['uppercase'],
  },
  'profile.address': { says: 'Where the member lives.', ...text(300, 200) },
  'profile.occupation': { says: 'What the member does for a living.', ...text(120, 60) },
  'profile.sourceOfIncome': { says: 'Where the member’s money comes from.', ...text(20, 20) },
  'profile.telegram': { says: 'A Telegram name.', ...handle },
  'profile.zalo': { says: 'A Zalo number.', ...number },
  'profile.whatsapp': { says: 'A WhatsApp number.', ...number },
  'profile.facebook': { says: 'A Facebook name.', ...handle },
  'profile.line': { says: 'A LINE id.', ...handle },
  'profile.wechat': { says: 'A WeChat id.', ...handle },
  'profile.skype': { says: 'A Skype name.', ...handle },
  'profile.qqNum': { says: 'A QQ number.', ...number },
} as const satisfies { readonly [field: string]: FieldRow }

export type ProfileRuleName = keyof typeof profileFields

export function isProfileRule(name: string): name is ProfileRuleName {
  return Object.hasOwn(profileFields, name)
}

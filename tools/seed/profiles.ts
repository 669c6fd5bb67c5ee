import { inTransaction } from '#db/pool.ts'
import { profileOf } from '#features/account/profile/public.ts'
import { avatars, type ProfileField } from '#features/account/profile/rules.ts'
import { setAvatar } from '#features/account/members/public.ts'
import { writeField } from '#features/account/profile/service/write.ts'
import { insertLabel, setLabels } from '#features/backoffice/member-labels/store/labels.ts'
import { DAY_MS, later, type Resident, type World } from './world.ts'

/** Profile fields of some demo members; the others have none. */
const told: Readonly<Record<string, Partial<Record<ProfileField, string>>>> = {
  mai: {
    nickname: 'Mai Sen',
    telegram: 'mai_sen',
    zalo: '0901234567',
    occupation: 'Florist',
    sourceOfIncome: 'business',
  },
  linh: {
    nickname: 'Linh',
    nationality: 'VN',
    zalo: '0917654321',
    occupation: 'Teacher',
    sourceOfIncome: 'salary',
  },
  grace: { nickname: 'Grace', whatsapp: '84905550123', nationality: 'US', sourceOfIncome: 'salary' },
}

const labels = [
  { name: 'Regular', isShown: true, on: ['mai', 'linh', 'quanghuy'] },
  { name: 'Check carefully', isShown: false, on: ['khoa'] },
] as const

/** Avatars, a short self-description, and labels from operators. */
export async function seedProfiles({ app, now }: World, residents: readonly Resident[]): Promise<void> {
  const at = later(now, -4 * DAY_MS)
  await inTransaction(app.db, async (tx) => {
    for (const [index, { id, account }] of residents.entries()) {
      await setAvatar(tx, id, { avatar: avatars[index % avatars.length] ?? avatars[0], file: null })
      const before = await profileOf(tx, id)
      for (const { field, value } of fieldsOf(account))
        await writeField(tx, {
          memberId: id,
          field,
          before: before[field],
          after: value,
          ip: '203.0.113.24',
          operator: null,
          now: at,
        })
    }
    const made = new Map<string, string>()
    for (const { name, isShown } of labels) {
      const label = { merchant: 'JADE', name, isShown, by: 'op-linh', now: at }
      const id = await insertLabel(tx, label)
      if (id !== null) made.set(name, id)
    }
    for (const { id, account } of residents) {
      const own = labels.flatMap(({ name, on }) =>
        on.some((each) => each === account) ? (made.get(name) ?? []) : [],
      )
      if (own.length)
        await setLabels(tx, { memberId: id, merchant: 'JADE', labels: own, by: 'op-linh', now: at })
    }
  })
}

const fields: readonly ProfileField[] = [
  'nickname',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'telegram',
  'zalo',
  'whatsapp',
]

function fieldsOf(account: string) {
  return fields.flatMap((field) => {
    const value = told[account]?.[field]
    return value === undefined ? [] : [{ field, value }]
  })
}

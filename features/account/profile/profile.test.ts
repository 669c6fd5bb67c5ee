import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { operator } from '#apps/server/testing/operator.ts'
import { PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { MARK, polyglots } from '#features/platform/images/testing/hostile.ts'
import type { ProfileField } from './rules.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const tell = (who: Person, values: Partial<Record<ProfileField, string>>) =>
  who.api.profile.change({
    body: {
      values: Object.entries(values).map(([field, value]) => ({ field: fieldOf(field), value })),
    },
  })

function fieldOf(name: string): ProfileField {
  const fields: readonly ProfileField[] = [
    'nickname',
    'realName',
    'birthday',
    'nationality',
    'telegram',
    'zalo',
    'address',
    'sourceOfIncome',
  ]
  const found = fields.find((field) => field === name)
  if (!found) throw new Error(name)
  return found
}

async function valueOf(who: Person, name: ProfileField) {
  const { fields } = await who.api.profile.show()
  return fields.find(({ field }) => field === name)
}

const prove = (who: Person) => who.api.security.prove({ body: { kind: 'password', answer: PASSWORD } })

test('MEM-03 a free field can be set, changed and cleared, and the history lists each change', async () => {
  const mai = await person(at)
  expect(await valueOf(mai, 'telegram')).toMatchObject({ value: null, may: 'change' })
  expect(await tell(mai, { telegram: 'mai_jade', zalo: '0901234567' })).toEqual({
    changed: ['telegram', 'zalo'],
  })
  await tell(mai, { telegram: 'mai_gold' })
  await tell(mai, { zalo: '' })
  expect(await valueOf(mai, 'telegram')).toMatchObject({ value: 'mai_gold' })
  expect(await valueOf(mai, 'zalo')).toMatchObject({ value: null })
  const { changes } = await mai.api.profile.history()
  expect(changes.map(({ field }) => field)).toEqual(['zalo', 'telegram', 'zalo', 'telegram'])
  expect(await tell(mai, { telegram: 'mai_gold' })).toEqual({ changed: [] })
})

test('MEM-03 A13 the real name requires a fresh proof, can be set once, and is the name for payouts', async () => {
  const mai = await person(at)
  expect(await refusal(tell(mai, { realName: 'NGUYEN THI MAI' }))).toBe('security.proofNeeded')
  await prove(mai)
  await tell(mai, { realName: 'NGUYEN THI MAI' })
  expect((await mai.api.members.info()).payeeName).toBe('NGUYEN THI MAI')
  expect(await refusal(tell(mai, { realName: 'TRAN VAN AN' }))).toBe('profile.setOnce')
  expect(await valueOf(mai, 'realName')).toMatchObject({ may: 'set', value: 'NGUYEN THI MAI' })
})

test('MEM-03 of eight tabs that set a field once, one succeeds and the others are refused', async () => {
  const mai = await person(at)
  await prove(mai)
  const countries = ['VN', 'TH', 'KH', 'LA', 'MY', 'SG', 'PH', 'ID']
  const answers = await Promise.all(
    countries.map((nationality) =>
      tell(mai, { nationality }).then(
        () => 'set',
        () => 'refused',
      ),
    ),
  )
  expect(answers.filter((answer) => answer === 'set')).toHaveLength(1)
  expect((await mai.api.profile.history()).changes).toHaveLength(1)
})

test('MEM-03 applies all fields of a change or none, by the brand’s own rules', async () => {
  const mai = await person(at)
  const linh = await operator(at, { roles: ['owner'] })
  expect(await refusal(tell(mai, { telegram: 'mai_jade', zalo: 'not digits' }))).toBe('validation.field')
  expect(await valueOf(mai, 'telegram')).toMatchObject({ value: null })
  const rule = { kind: 'noSpaces', minLength: 6, maxLength: 10, enabled: true, required: false } as const
  await linh.api.validationOffice.change({
    params: { merchant: 'JADE', field: 'profile.telegram' },
    body: rule,
  })
  expect(await refusal(tell(mai, { telegram: 'short' }))).toBe('validation.field')
  expect(await detailOf(tell(mai, { telegram: 'short' }))).toMatchObject({ min: 6, max: 10 })
  const grace = await person(at, { merchant: 'AMBER' })
  expect(await tell(grace, { telegram: 'short' })).toEqual({ changed: ['telegram'] })
  await linh.api.validationOffice.change({
    params: { merchant: 'JADE', field: 'profile.telegram' },
    body: { ...rule, enabled: false },
  })
  expect(await valueOf(mai, 'telegram')).toBeUndefined()
})

test('MEM-03 rejects a name that another member of the brand uses, and invisible characters', async () => {
  const [mai, an] = [await person(at), await person(at)]
  expect(await refusal(tell(mai, { nickname: an.account.toUpperCase() }))).toBe('profile.nameTaken')
  await tell(an, { nickname: 'Sen Hồng' })
  expect(await refusal(tell(mai, { nickname: 'sen hồng' }))).toBe('profile.nameTaken')
  expect(await refusal(tell(mai, { nickname: 'Mai\u202egnoL' }))).toBe('profile.unseenSigns')
  const grace = await person(at, { merchant: 'AMBER' })
  await tell(grace, { nickname: 'Sen Hồng' })
  const both = await Promise.all(
    [mai, await person(at)].map((who) =>
      tell(who, { nickname: 'Trăng' }).then(
        () => 1,
        () => 0,
      ),
    ),
  )
  expect(both.filter((won) => won === 1)).toHaveLength(1)
  expect((await an.api.members.info()).nickname).toBe('Sen Hồng')
})

test('MEM-03 rejects a corrected birthday that is no calendar day', async () => {
  const mai = await person(at)
  const linh = await operator(at)
  const correct = (value: string) =>
    linh.api.profileOffice.correct({
      params: { id: mai.id, field: 'birthday' },
      body: { value, reason: 'the document says so' },
    })
  expect(await refusal(correct('1990-02-30'))).toBe('profile.dayInvalid')
  await correct('1990-02-28')
})

test('A1 a choice must be in its list, and a country must exist', async () => {
  const mai = await person(at)
  await prove(mai)
  expect(await refusal(tell(mai, { nationality: 'ZZ' }))).toBe('profile.unknownChoice')
  expect(await refusal(tell(mai, { sourceOfIncome: 'luck' }))).toBe('profile.unknownChoice')
  await tell(mai, { nationality: 'VN', sourceOfIncome: 'salary' })
  expect(await refusal(tell(mai, { birthday: '2020-01-01' }))).toBe('profile.setOnce')
})

test('MEM-02 C2 an uploaded picture is re-encoded, served under an unguessable name, and deleted when replaced', async () => {
  const mai = await person(at)
  expect(await mai.api.members.icon()).toEqual({ avatar: 'jade', avatarType: 'STATIC' })
  const [hostile] = await polyglots()
  if (!hostile) throw new Error('no polyglots')
  const file = new File([new Uint8Array(hostile.bytes)], '../../../face.png', { type: 'image/png' })
  const { avatar, avatarType } = await mai.api.profile.uploadAvatar({ files: [file] })
  expect(avatarType).toBe('CUSTOM')
  expect(avatar).toMatch(/^\/api\/avatars\/[0-9a-f]{32}\.jpg$/)
  const name = avatar.split('/').at(-1) ?? ''
  const served = Buffer.from(await (await at.api().profile.avatar({ params: { file: name } })).arrayBuffer())
  expect(await sharp(served).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 })
  expect(served.includes(MARK)).toBe(false)
  expect(await mai.api.members.playerAvatar()).toEqual({ avatar, avatarType: 'CUSTOM' })
  expect(await refusal(mai.api.profile.uploadAvatar({ files: [new File(['<svg/>'], 'a.png')] }))).toBe(
    'profile.notPicture',
  )
  await mai.api.profile.chooseAvatar({ body: { avatar: 'lotus' } })
  expect(await mai.api.members.icon()).toEqual({ avatar: 'lotus', avatarType: 'STATIC' })
  expect(await refusal(at.api().profile.avatar({ params: { file: name } }))).toBe('profile.noPicture')
})

test('MEM-02 the member’s info contains type, upline, rank, labels and picture', async () => {
  const mai = await person(at)
  expect(await mai.api.members.info()).toMatchObject({
    id: mai.id,
    account: mai.account,
    type: 0,
    toUpline: false,
    clubLabel: { labelName: 'Member', rankLevel: 0 },
    memberLabel: [],
    avatar: 'jade',
    avatarType: 'STATIC',
  })
})

test('B3 an operator corrects a field that members set once, with a reason in the audit log', async () => {
  const mai = await person(at)
  await prove(mai)
  await tell(mai, { nationality: 'VN' })
  const linh = await operator(at, { roles: ['supervisor'] })
  const huy = await operator(at, { roles: ['support'] })
  const ask = {
    params: { id: mai.id, field: 'nationality' },
    body: { value: 'TH', reason: 'passport shown at the desk' },
  } as const
  expect(await refusal(huy.api.profileOffice.correct(ask))).toBe('permission.missing')
  await linh.api.profileOffice.correct(ask)
  expect(await valueOf(mai, 'nationality')).toMatchObject({ value: 'TH', may: 'set' })
  expect((await mai.api.profile.history()).changes[0]).toMatchObject({ field: 'nationality', byHouse: true })
})

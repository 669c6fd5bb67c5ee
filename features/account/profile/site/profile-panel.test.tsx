import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerMember, MEMBER } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { members } from '#features/account/members/contract.ts'
import { security } from '#features/account/security/contract.ts'
import { inbox } from '#features/contact/inbox/contract/member.ts'
import { push } from '#features/contact/push/contract.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { profile } from '../contract.ts'
import type { ProfileField } from '../rules.ts'
import { ProfilePanel, type FieldView } from './profile-panel.tsx'

const rule = { kind: 'any', minLength: 1, maxLength: 80, enabled: true, required: false }
const field = (name: ProfileField, group: FieldView['group'], needsProof = false): FieldView => {
  return { field: name, value: null, group, may: 'change', needsProof, rule }
}

/** A server that stores the member's profile. */
function profileServer() {
  const server = fakeServer()
  answerMember(server)
  let fields = [field('occupation', 'person'), field('address', 'person', true), field('telegram', 'contact')]
  server.on(profile, 'show', () => {
    return {
      fields,
      complete: 40,
      minimumAge: 18,
      email: { shown: 'm•••@mail.example', isProved: false },
      mobile: null,
    }
  })
  server.on(profile, 'change', ({ body: { values } }) => {
    const next = new Map(values.map(({ field: name, value }) => [name, value]))
    fields = fields.map((view) => ({ ...view, value: next.get(view.field) ?? view.value }))
    return { changed: [...next.keys()] }
  })
  server.on(profile, 'history', { changes: [] })
  server.on(inbox, 'consents', { agreed: [], mail: null })
  server.on(push, 'devices', { devices: [] })
  server.hold(push, 'key')
  return server
}

/** The label may say that the field is optional. */
const named = (name: ProfileField) => new RegExp(`^${t(`profile.field.${name}`)}`)

const draw = (server = profileServer()) => renderPanel(server, <ProfilePanel papers={() => null} />)

test('MEM-03 a member fills in a field and sees it in the accessible profile', async () => {
  const server = profileServer()
  const screen = await draw(server)
  await expect.element(screen.getByText(t('inbox.consents'))).toBeVisible()
  await expectNoBarriers()
  await screen
    .getByRole('button', { name: t('profile.edit') })
    .last()
    .click()
  await screen.getByRole('textbox', { name: named('telegram') }).fill('mai_of_jade')
  await expectNoBarriers()
  await screen.getByRole('button', { name: t('profile.save'), exact: true }).click()
  await expect.element(screen.getByText('mai_of_jade')).toBeVisible()
  expect(server.heard(profile, 'change').map(({ body }) => body.values)).toEqual([
    [{ field: 'telegram', value: 'mai_of_jade' }],
  ])
})

test('MEM-03 A13 an address changes after a fresh proof, requested in the profile itself', async () => {
  const server = profileServer()
  const unproved = { isFresh: false, until: null, step: 'password', ways: ['password'] } as const
  server.on(security, 'standing', { ...unproved, ways: ['password'] })
  server.on(security, 'prove', {
    isFresh: true,
    until: new Date(Date.UTC(2026, 10, 24)),
    step: null,
    ways: [],
  })
  const screen = await draw(server)
  await screen
    .getByRole('button', { name: t('profile.edit') })
    .first()
    .click()
  await screen.getByRole('textbox', { name: named('address') }).fill('12 Hang Bac')
  await screen.getByRole('button', { name: t('profile.save'), exact: true }).click()
  const proof = screen.getByRole('dialog', { name: t('security.prove.title') })
  await proof.getByLabelText(t('security.prove.password')).fill('a quiet test password')
  await expectNoBarriers()
  expect(server.heard(profile, 'change')).toHaveLength(0)
  await proof.getByRole('button', { name: t('security.confirm') }).click()
  await expect.element(screen.getByText('12 Hang Bac')).toBeVisible()
  expect(server.heard(profile, 'change')).toHaveLength(1)
})

test('MEM-03 shows an error beside an invalid photo, clears it when the photo is removed, and offers the platform’s pictures', async () => {
  const server = profileServer()
  server.refuse(profile, 'uploadAvatar', 'profile.notPicture')
  server.on(profile, 'chooseAvatar', { avatar: 'koi', avatarType: 'STATIC' })
  const screen = await draw(server)
  await screen.getByRole('button', { name: t('profile.pictureChange') }).click()
  const dialog = screen.getByRole('dialog', { name: t('profile.picture') })
  await expect.element(dialog).toBeVisible()
  await expectNoBarriers()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no way to choose a file')
  await userEvent.upload(input, new File(['no picture at all'], 'a.png', { type: 'image/png' }))
  await dialog.getByRole('button', { name: t('profile.pictureSend') }).click()
  const refused = dialog.getByText(t('refusal.profile.notPicture'))
  await expect.element(refused).toBeVisible()
  await dialog.getByRole('button', { name: /a\.png/ }).click()
  await expect.element(refused).not.toBeInTheDocument()
  server.on(members, 'info', { ...MEMBER, avatar: 'koi' })
  await dialog.getByRole('button', { name: t('profile.avatar.koi') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.heard(profile, 'chooseAvatar').map(({ body }) => body)).toEqual([{ avatar: 'koi' }])
})

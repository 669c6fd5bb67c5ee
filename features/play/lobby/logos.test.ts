import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { bomb } from '#features/platform/images/testing/hostile.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const picture = async (background: string): Promise<File> => {
  const png = await sharp({ create: { width: 120, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], 'logo.png')
}
const bring = (vendor: string, ...files: readonly File[]) =>
  linh.api.logos.bring({ params: { vendor }, files })
const logoOf = async (vassalage: string) =>
  (await at.api().lobby.vendor({ params: { vassalage } })).vendor.logo

test('GAM-06 every specified provider has a row and a plain plate, and the platform ships no logo', async () => {
  const { list } = await linh.api.logos.list()
  const codes = list.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['JADE_FORGE', 'JILI', 'PG', 'FC', 'PP', 'BNG']))
  expect(codes.length).toBeGreaterThanOrEqual(33)
  expect(list.filter(({ logo }) => logo !== null)).toEqual([])
})

test('GAM-06 an uploaded logo appears on the provider’s plate, can be replaced and can be removed', async () => {
  const { logo: first } = await bring('PG', await picture('#b45309'))
  expect(await logoOf('PG')).toBe(first)
  const shown = await fetch(`${at.site}${first}`)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  const { logo: second } = await bring('PG', await picture('#065f46'))
  expect(await logoOf('PG')).toBe(second)
  expect((await fetch(`${at.site}${first}`)).status).toBe(409)
  await linh.api.logos.remove({ params: { vendor: 'PG' } })
  expect(await logoOf('PG')).toBeNull()
  expect(await refusal(linh.api.logos.remove({ params: { vendor: 'PG' } }))).toBe('logos.unknown')
  const { entries } = await linh.api.audit.entries({ query: { object: 'vendor:PG' } })
  expect(entries.map(({ action }) => action)).toEqual([
    'games.removeLogo',
    'games.bringLogo',
    'games.bringLogo',
  ])
})

test('GAM-06 C2 rejects a logo that is not an image, too large, missing, or of an unknown provider, without any change', async () => {
  const words = new File(['<svg onload=x()>'], 'logo.png')
  expect(await refusal(bring('FC', words))).toBe('logos.notPicture')
  expect(await refusal(bring('FC', new File([new Uint8Array(bomb(41))], 'b.png')))).toBe('logos.tooBig')
  expect(await refusal(bring('FC'))).toBe('logos.missing')
  expect(await refusal(bring('NOBODY', await picture('#000000')))).toBe('logos.unknown')
  expect(await logoOf('FC')).toBeNull()
})

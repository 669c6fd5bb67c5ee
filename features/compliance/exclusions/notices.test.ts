import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { openLive } from '#live/client.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** Records the events that a page with a session receives, in order; the request for the reason takes as long as a real one. */
function listen(token: string) {
  const heard: string[] = []
  const live = openLive(at.site, () => token, {
    onHint: () => undefined,
    onEnded: async () => {
      heard.push('ended')
      const { away } = await at.api().exclusions.ended({ body: { token } })
      heard.push(away?.kind ?? 'no break')
    },
    onReconnect: () => heard.push('ask anew'),
    onState: (state) => heard.push(state),
  })
  return { heard, live }
}

test('R6 a page whose session an exclusion ends receives the event, and knows the exclusion before its next request', async () => {
  const mai = await person(at)
  const { heard, live } = listen(mai.token)
  await expect.poll(() => heard).toEqual(['connecting', 'open'])
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  await expect
    .poll(() => heard.slice(0, 6))
    .toEqual(['connecting', 'open', 'ended', 'broken', 'timeOut', 'ask anew'])
  live.close()
})

test('A14 a page whose session ends without an exclusion refetches, and a connection that the page itself closed triggers no request', async () => {
  const [mai, huong] = [await person(at), await person(at)]
  const [one, two] = [listen(mai.token), listen(huong.token)]
  await expect.poll(() => [...one.heard, ...two.heard].filter((word) => word === 'open').length).toBe(2)
  two.live.close()
  for (const who of [mai, huong]) await who.api.identity.logout()
  await expect
    .poll(() => one.heard.slice(0, 6))
    .toEqual(['connecting', 'open', 'ended', 'broken', 'no break', 'ask anew'])
  expect(two.heard).not.toContain('ask anew')
  one.live.close()
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { createClient } from '#contract/client.ts'
import { play } from '#features/play/rounds/contract.ts'
import { ticketIn } from '#features/play/rounds/testing/seat.ts'

const FALLBACK = 'https://games-two.example'

let at: TestApp
beforeAll(async () => {
  at = await testApp({ GAME_FALLBACK_ORIGIN: FALLBACK })
})
afterAll(() => at.close())

it('GAM-02 with a fallback launch host configured, game_url2 is the same game on that host with the same ticket', async () => {
  const mai = await person(at)
  const { game_url, game_url2 = '' } = await mai.api.lobby.launch({ query: { gameId: 'dice' } })
  const [first, second] = [new URL(game_url), new URL(game_url2)]
  expect(second.origin).toBe(FALLBACK)
  expect(second.pathname + second.search).toBe(first.pathname + first.search)
})

it('GAM-02 the ticket shared by both URLs can be used once, on either host', async () => {
  const mai = await person(at)
  const { game_url, game_url2 = '' } = await mai.api.lobby.launch({ query: { gameId: 'dice' } })
  const enter = (address: string) =>
    createClient(play, { base: at.game }).enter({ body: { ticket: ticketIn(address) } })
  expect((await enter(game_url2)).token).toBeTruthy()
  await expect(enter(game_url)).rejects.toMatchObject({ code: 'play.ticketInvalid' })
})

it('GAM-02 SYS-01 launchGameCDNs lists both hosts, and the content security policy allows framing both', async () => {
  const { info } = await at.api().siteStatus.status({})
  expect(info.launchGameCDNs).toEqual([expect.stringMatching(/^http:/), FALLBACK])
  const page = await fetch(`${at.site}/`)
  expect(page.headers.get('content-security-policy')).toMatch(new RegExp(`frame-src [^;]*${FALLBACK}`))
})

it('GAM-02 rejects a launch with the vassalage or nodeId of another vendor', async () => {
  const mai = await person(at)
  const right = { gameId: 'dice', vassalage: 'JADE_FORGE', nodeId: 'JADE_FORGE', merchantCode: 'JADE' }
  await mai.api.lobby.launch({ query: right })
  for (const wrong of [{ vassalage: 'PG' }, { nodeId: 'PG' }])
    await expect(mai.api.lobby.launch({ query: { ...right, ...wrong } })).rejects.toMatchObject({
      code: 'lobby.gameUnknown',
    })
})

it('GAM-02 GCS_gameTrialLaunch opens a game only for a trial account and only while FREEPLAY3 is on', async () => {
  const [mai, trial] = [await person(at), await person(at, { type: 4 })]
  const query = { gameId: 'dice' }
  expect((await trial.api.lobby.trialLaunch({ query })).game_url).toContain('/play/dice')
  await expect(mai.api.lobby.trialLaunch({ query })).rejects.toMatchObject({ code: 'lobby.trialOnly' })
  await expect(at.api().lobby.trialLaunch({ query })).rejects.toMatchObject({ code: 'session.required' })
  await applyFlag(at, 'JADE', 'FREEPLAY3', false)
  await expect
    .poll(() =>
      trial.api.lobby.trialLaunch({ query }).then(
        () => 'opened',
        () => 'refused',
      ),
    )
    .toBe('refused')
})

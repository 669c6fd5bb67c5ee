import { expect, test } from 'vitest'
import { chosenAddress, payloadOf } from './launch-payload.ts'

test('GAM-02 the launch contains the whole payload of §3 except name and token', () => {
  const game = { nodeId: 'JADE_FORGE', vassalage: 'JADE_FORGE' }
  expect(payloadOf({ gameId: 'dice', game, language: 'vi', merchantCode: 'JADE' })).toEqual({
    gameId: 'dice',
    nodeId: 'JADE_FORGE',
    accountType: '1',
    confirmTrans: '0',
    vassalage: 'JADE_FORGE',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: '3',
    merchantCode: 'JADE',
    language: 'VI',
  })
})

test('GAM-02 launches a game that the lobby failed to load by its id alone', () => {
  const payload = payloadOf({ gameId: 'dice', game: null, language: 'en', merchantCode: null })
  expect(Object.keys(payload)).not.toContain('vassalage')
})

test('GAM-02 uses the first host first, and the fallback where requested and configured', () => {
  const both = { game_url: 'https://a.example/x', game_url2: 'https://b.example/x' }
  expect(chosenAddress(both, 'first')).toEqual({ address: both.game_url, hasFallback: true })
  expect(chosenAddress(both, 'fallback')).toEqual({ address: both.game_url2, hasFallback: false })
  const one = { game_url: both.game_url }
  expect(chosenAddress(one, 'first')).toEqual({ address: one.game_url, hasFallback: false })
  expect(chosenAddress(one, 'fallback')).toEqual({ address: one.game_url, hasFallback: false })
})

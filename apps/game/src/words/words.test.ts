import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test('GAM-02 autoplay is named after what the game repeats: reels and wheels spin, cannons fire, other games are played', () => {
  const named = (verb: Parameters<typeof wordsOf>[1]) => {
    const { autoplay, autoplayStop, autoplayEnded } = wordsOf('vi', verb)
    return [autoplay, autoplayStop, autoplayEnded]
  }
  const spin = ['Tự động quay', 'Dừng tự động quay', 'Tự động quay đã kết thúc']
  expect([named('play'), named('turn')]).toEqual([spin, spin])
  expect(named('fire')).toEqual(['Tự động bắn', 'Dừng tự động bắn', 'Tự động bắn đã kết thúc'])
  expect(named('deal')).toEqual(['Tự động chơi', 'Dừng tự động chơi', 'Tự động chơi đã kết thúc'])
  expect(wordsOf('en', 'fire').autoplay).toBe('Autoplay')
})

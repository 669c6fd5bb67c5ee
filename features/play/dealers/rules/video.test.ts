import { expect, test } from 'vitest'
import { decideSeen, endOfPlaylist, MOST_AHEAD_MS, MOST_DELAY_MS, variantOf } from './video.ts'

const at = Date.parse('2026-12-18T12:00:00Z')
const playlist = `#EXTM3U
#EXT-X-TARGETDURATION:2
#EXT-X-MEDIA-SEQUENCE:81
#EXT-X-PROGRAM-DATE-TIME:2026-12-18T11:59:56.000+00:00
#EXTINF:2.000,
81.ts
#EXTINF:1.5,
82.ts
`

test('STU-06 the delay of a video is the age of the end of its newest part', () => {
  expect(endOfPlaylist(playlist)).toBe(at - 500)
  expect(decideSeen(playlist, at)).toEqual({ delayMs: 500 })
})

test('STU-06 a video whose clock is ahead has an unknown delay, which is a loss and not a delay of 0', () => {
  expect(decideSeen(playlist, at - 500 - MOST_AHEAD_MS)).toEqual({ delayMs: 0 })
  expect(decideSeen(playlist, at - 501 - MOST_AHEAD_MS)).toEqual({ lost: 'ahead' })
})

test('STU-06 a video that is old, over, or says no time is lost', () => {
  expect(decideSeen(playlist, at - 500 + MOST_DELAY_MS)).toEqual({ delayMs: MOST_DELAY_MS })
  expect(decideSeen(playlist, at - 499 + MOST_DELAY_MS)).toEqual({ lost: 'old' })
  expect(decideSeen(`${playlist}#EXT-X-ENDLIST`, at)).toEqual({ lost: 'ended' })
  for (const text of [
    null,
    '',
    '<html>',
    playlist.replace(/#EXT-X-PROGRAM.*\n/, ''),
    playlist.replace('2026-12', '2026-99'),
  ])
    expect(decideSeen(text, at)).toEqual({ lost: 'unreadable' })
})

test('STU-06 of a master playlist the first variant is measured', () => {
  expect(
    variantOf('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2\nhigh.m3u8'),
  ).toBe('low.m3u8')
  expect(variantOf(playlist)).toBeNull()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageSlots } from '#ui/records/pages.ts'
import { isFor, pageOf, placeOf, standingOf, typesOf } from './rules/notices.ts'
import { checkWritten } from './rules/written.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 8, minute))

test('SHL-18 shows a notice from its start until just before its end', () => {
  const notice = { state: 'live', startsAt: at(0), endsAt: at(10) } as const
  expect([at(-1), at(0), at(9), at(10)].map((now) => standingOf(notice, now))).toEqual([
    'coming',
    'shown',
    'shown',
    'over',
  ])
  expect(standingOf({ ...notice, state: 'draft' }, at(5))).toBe('draft')
  expect(standingOf({ ...notice, endsAt: null }, at(99_999))).toBe('shown')
})

test('SHL-18 shows nine notices a page; a valid stored index opens its page and selects its notice', () => {
  expect(pageOf(1, 20)).toEqual({ from: 0, to: 9, pages: 3 })
  expect(pageOf(3, 20)).toEqual({ from: 18, to: 20, pages: 3 })
  expect(pageOf(9, 20)).toEqual({ from: 18, to: 20, pages: 3 })
  expect(placeOf(10, 20)).toEqual({ page: 2, selected: 10 })
  expect(placeOf(-1, 20)).toEqual({ page: 1, selected: null })
  expect(placeOf(20, 20)).toEqual({ page: 1, selected: null })
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (index, count) => {
      const { page, selected } = placeOf(index, count)
      const { from, to } = pageOf(page, count)
      expect(selected === null || (selected >= from && selected < to && to - from <= 9)).toBe(true)
    }),
  )
  expect(pageSlots(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9])
})

test('SYS-04 types are the letters B, PL, PU, PR, H separated by commas, and nothing else', () => {
  expect(typesOf('B,PL,PL')).toEqual(['B', 'PL'])
  expect(typesOf('B,X')).toBeNull()
  expect(isFor('visitors', false)).toBe(true)
  expect(isFor('members', false)).toBe(false)
})

test('SHL-18 a banner needs a position and a picture; a notice with content needs texts in both languages', () => {
  const draft = {
    type: 'PL',
    bannerGroup: null,
    content: { en: '<p>Hi</p>', vi: '<p>Chào</p>' },
    link: null,
    picture: null,
    startsAt: at(0),
    endsAt: null,
    isLive: true,
  } as const
  expect(checkWritten(draft)).toBeNull()
  expect(checkWritten({ ...draft, content: { en: '<p>Hi</p>', vi: '<p> &nbsp;</p>' } })).toBe(
    'notices.contentEmpty',
  )
  expect(checkWritten({ ...draft, link: 'javascript:alert(1)' })).toBe('notices.linkInvalid')
  expect(checkWritten({ ...draft, link: '//evil.example' })).toBe('notices.linkInvalid')
  expect(checkWritten({ ...draft, endsAt: at(0) })).toBe('notices.endsTooEarly')
  expect(checkWritten({ ...draft, type: 'B' })).toBe('notices.bannerNeedsPlace')
  expect(checkWritten({ ...draft, type: 'B', bannerGroup: 'home' })).toBe('notices.bannerNeedsPicture')
  expect(checkWritten({ ...draft, type: 'B', bannerGroup: 'home', isLive: false })).toBeNull()
})

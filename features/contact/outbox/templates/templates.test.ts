import { expect, test } from 'vitest'
import { en } from './en.ts'
import { mailOf } from './mail.ts'
import { isTemplateName, renderTemplate } from './render.ts'
import type { Template } from './shape.ts'
import { vi } from './vi.ts'

const names = Object.keys(en).filter(isTemplateName)
const placesIn = ({ sms, subject, title, lines }: Template, part: 'sms' | 'mail') =>
  new Set((part === 'sms' ? sms : [subject, title, ...lines].join(' ')).match(/\{\w+\}/g) ?? [])

/** A value for every placeholder of every template, so that only a placeholder no sender fills can stay open. */
const everyPlace = Object.fromEntries(
  names.flatMap((name) =>
    [...placesIn(en[name], 'sms'), ...placesIn(en[name], 'mail')].map((place) => [place.slice(1, -1), 'X']),
  ),
)

const rendered = (letter: (typeof names)[number], language: 'en' | 'vi', account = 'mai') =>
  renderTemplate({
    letter,
    language,
    brand: 'Jade',
    timeZone: 'Asia/Ho_Chi_Minh',
    places: { ...everyPlace, account, when: '@2026-11-21T05:30:00.000Z', minutes: 3 },
    secrets: { code: '482913', link: 'https://jade.example/reset#x' },
  })

test('SHL-14 every template has the same placeholders in both languages, and none stays unfilled', () => {
  expect(Object.keys(vi)).toEqual(Object.keys(en))
  for (const name of names) {
    for (const part of ['sms', 'mail'] as const)
      expect(placesIn(vi[name], part)).toEqual(placesIn(en[name], part))
    for (const language of ['en', 'vi'] as const) {
      const letter = rendered(name, language)
      const mail = mailOf(letter, { brand: 'Jade', language })
      expect(`${letter.sms} ${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/\{\w+\}/)
      expect(mail.html).toContain(`lang="${language}"`)
    }
  }
})

test('AUT-04 a code is at the start of its SMS, visible on a locked phone, and the SMS has two parts at most', () => {
  for (const name of names.filter((each) => each.startsWith('code.'))) {
    expect(rendered(name, 'en').sms).toMatch(/^482913 /)
    expect(rendered(name, 'vi').sms).toMatch(/^482913 /)
    expect(rendered(name, 'en').sms.length).toBeLessThanOrEqual(160)
    expect(rendered(name, 'vi').sms.length).toBeLessThanOrEqual(134) // with accents a part has 67 characters
  }
})

test('AUT-04 an English SMS is plain ASCII, because one other character halves the length of a part', () => {
  for (const name of names) expect(en[name].sms).toMatch(/^[ -~]+$/)
})

test('S10 a name that contains a script is escaped in an email', () => {
  const mail = mailOf(rendered('password.changed', 'en', '<script>alert(1)</script>'), {
    brand: 'Jade',
    language: 'en',
  })
  expect(mail.html).not.toContain('<script')
  expect(mail.text).toContain('<script>alert(1)</script>')
})

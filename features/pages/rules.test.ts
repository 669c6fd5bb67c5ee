import { expect, it } from 'vitest'
import { en } from './defaults/en.data.ts'
import { vi } from './defaults/vi.data.ts'
import { applicationStates, mayFollow, topicOf, topics, withBrand } from './rules.ts'

it('SHL-10 the footer has the seven topics of the specification, each written in both languages', () => {
  expect(topics).toHaveLength(7)
  for (const topic of topics) {
    expect(en[topic].length).toBeGreaterThan(300)
    expect(vi[topic].length).toBeGreaterThan(300)
  }
  expect(topicOf('terms')).toBe('terms')
  expect(topicOf('nonsense')).toBeNull()
})

it('an application goes forward and is decided once', () => {
  expect(applicationStates.filter((next) => mayFollow('new', next))).toEqual([
    'contacted',
    'accepted',
    'rejected',
  ])
  expect(applicationStates.filter((next) => mayFollow('accepted', next))).toEqual([])
  expect(mayFollow('contacted', 'new')).toBe(false)
})

it('C1 a brand’s name brings no mark into a text', () => {
  expect(withBrand('<p>{brand} and {brand}</p>', '<b>A&B</b>')).toBe(
    '<p>&#60;b&#62;A&#38;B&#60;/b&#62; and &#60;b&#62;A&#38;B&#60;/b&#62;</p>',
  )
})

import { expect, test } from 'vitest'
import { memberPagesOf } from './catalogue.ts'

test('SHL-06 the transfer within an agent’s line is offered only to members of a line', () => {
  const isOn = () => true
  expect(memberPagesOf(isOn, true)).toContain('transferUpline')
  expect(memberPagesOf(isOn, false)).not.toContain('transferUpline')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkHolder, decideApproval, decideClaim, decideProposal, type Review } from './rules.ts'

const open: Review = { isOpen: true, claimedBy: null }

test('CSH-02 an order is taken by one operator at a time, who keeps it', () => {
  expect(decideClaim(open, 'linh')).toBe('claim')
  expect(decideClaim({ ...open, claimedBy: 'linh' }, 'linh')).toBe('keep')
  expect(decideClaim({ ...open, claimedBy: 'linh' }, 'an')).toBe('claimed')
  expect(decideClaim({ isOpen: false, claimedBy: 'linh' }, 'linh')).toBe('decided')
})

test('CSH-02 who approved first cannot take the order for the second approval', () => {
  expect(decideClaim({ ...open, eyes: 2, firstBy: 'linh' }, 'linh')).toBe('sameOperator')
  expect(decideClaim({ ...open, eyes: 2, firstBy: 'linh' }, 'an')).toBe('claim')
})

test('CSH-02 only the holder decides, and two approvals are two persons', () => {
  const held = { ...open, claimedBy: 'linh' }
  expect(checkHolder(held, 'an')).toBe('notClaimedByYou')
  expect(decideApproval(held, 'an')).toBe('notClaimedByYou')
  expect(decideApproval(held, 'linh')).toBe('last')
  expect(decideApproval({ ...held, eyes: 2 }, 'linh')).toBe('first')
  expect(decideApproval({ ...held, eyes: 2, firstBy: 'an' }, 'linh')).toBe('last')
  expect(decideApproval({ ...held, eyes: 2, firstBy: 'linh' }, 'linh')).toBe('sameOperator')
  expect(decideApproval({ ...held, isOpen: false }, 'linh')).toBe('decided')
})

test('MEM-04 a proposal is approved by another operator, and withdrawn by its own', () => {
  const proposal = { proposedBy: 'linh' }
  expect(decideProposal(proposal, 'linh', 'agree')).toBe('sameOperator')
  expect(decideProposal(proposal, 'linh', 'refuse')).toBe('withdrawn')
  expect(decideProposal(proposal, 'an', 'agree')).toBe('agreed')
  expect(decideProposal(proposal, 'an', 'refuse')).toBe('refused')
})

test('M12 of two operators, neither counts twice, in any order of their actions', () => {
  const acts = fc.array(
    fc.tuple(fc.constantFrom('claim', 'approve', 'release'), fc.constantFrom('linh', 'an')),
    { maxLength: 24 },
  )
  fc.assert(
    fc.property(acts, (list) => {
      let isOpen = true
      let claimedBy: string | null = null
      let firstBy: string | null = null
      for (const [act, who] of list) {
        const review = { isOpen, eyes: 2, claimedBy, firstBy }
        if (act === 'release' && checkHolder(review, who) === null) claimedBy = null
        if (act === 'claim' && decideClaim(review, who) === 'claim') claimedBy = who
        if (act !== 'approve') continue
        const decision = decideApproval(review, who)
        if (decision === 'last') {
          expect(firstBy).not.toBeNull()
          expect(firstBy).not.toBe(who)
          isOpen = false
        }
        if (decision === 'first') [firstBy, claimedBy] = [who, null]
      }
    }),
  )
})
